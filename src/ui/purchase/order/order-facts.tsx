import type { Schedule } from '../../../domain/catalog/schedule.ts';
import { DescriptionList } from '../../components/layout/description-list.tsx';
import { longDate } from '../../format/date.ts';
import { placeText } from '../../format/place.ts';
import { scheduleTime } from './schedule-text.ts';

/** What is being bought, as facts to check. */
export const OrderFacts = ({ schedule }: { schedule: Schedule }) => (
  <DescriptionList
    items={[
      { title: 'Skema', content: schedule.scheme.title },
      { title: 'Waktu asesmen', content: scheduleTime(schedule) },
      { title: 'Tempat uji (TUK)', content: placeText(schedule.site.name, schedule.site.city) },
      { title: 'Pendaftaran sampai', content: longDate(schedule.registrationUntil) },
    ]}
  />
);
