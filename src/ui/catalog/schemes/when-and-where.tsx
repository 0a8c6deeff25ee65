import { styled } from 'styled-components';
import type { Schedule } from '../../../domain/catalog/schedule.ts';
import { color, fontSize, space } from '../../theme/theme.ts';
import { whereText } from '../schedules/schedule-text.ts';
import { ScheduleWhen } from '../schedules/schedule-when.tsx';

const Frame = styled.div`
  display: grid;
  gap: ${space(1)};
  grid-template-columns: minmax(0, 1fr);
  min-inline-size: 0;

  p:last-child {
    color: ${color.textMuted};
    font-size: ${fontSize.small};
  }
`;

export const WhenAndWhere = ({ schedule }: { schedule: Schedule }) => (
  <Frame>
    <p>
      <ScheduleWhen schedule={schedule} />
    </p>
    <p>{whereText(schedule)}</p>
  </Frame>
);
