import type { Schedule } from '../../domain/catalog/schedule.ts';
import { VisuallyHidden } from '../components/visually-hidden.tsx';
import { longDate } from '../format/date.ts';
import { RowAction } from './row-action.ts';
import { chooseAddress } from './schedule-text.ts';

/** The link that chooses a schedule; its full name says which one. */
export const ChooseSchedule = ({ schedule }: { schedule: Schedule }) => (
  <RowAction to={chooseAddress(schedule)} size="small">
    Pilih
    <VisuallyHidden>
      jadwal {schedule.scheme.title}, {longDate(schedule.startsAt)}
    </VisuallyHidden>
  </RowAction>
);
