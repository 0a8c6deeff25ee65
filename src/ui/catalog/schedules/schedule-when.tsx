import { styled } from 'styled-components';
import type { Schedule } from '../../../domain/catalog/schedule.ts';
import { whenParts } from './schedule-text.ts';

/* each part on its own line before either wraps */
const Part = styled.span`
  display: inline-block;
  margin-inline-end: 0.25em;
  max-inline-size: 100%;
`;

/** `Senin, 5 Januari 2026, 09.00 WIB s.d. Selasa, 6 Januari 2026` */
export const ScheduleWhen = ({ schedule }: { schedule: Schedule }) => (
  <time dateTime={schedule.startsAt}>
    {whenParts(schedule).map((part) => (
      <Part key={part}>{part}</Part>
    ))}
  </time>
);
