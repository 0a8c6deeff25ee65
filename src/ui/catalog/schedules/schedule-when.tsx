import { styled } from 'styled-components';
import type { Schedule } from '../../../domain/catalog/schedule.ts';
import { whenParts } from './schedule-text.ts';

/* keeps each part on one line before either part wraps */
const Part = styled.span`
  display: inline-block;
  margin-inline-end: 0.25em;
  max-inline-size: 100%;
`;

export const ScheduleWhen = ({ schedule }: { schedule: Schedule }) => (
  <time dateTime={schedule.startsAt}>
    {whenParts(schedule).map((part) => (
      <Part key={part}>{part}</Part>
    ))}
  </time>
);
