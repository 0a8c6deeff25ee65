import { nextStep } from '../../../../domain/assessment/next-step.ts';
import { hasEnded } from '../../../../domain/assessment/progress.ts';
import { isDayOver, type Timeline } from '../../../../domain/assessment/timeline.ts';
import { daysAhead } from '../../../../domain/calendar/assessment-day.ts';
import { isAbsence } from './stage-text.ts';

export const isExamAhead = (timeline: Timeline): boolean =>
  timeline.stages.some(({ name, status }) => name === 'exam' && (status === 'locked' || status === 'open')) &&
  !hasEnded(timeline.stages) &&
  !isDayOver(timeline);

/** Whether the candidate is still to come on a known day; a recorded absence says itself what follows. */
export const isDayAhead = (timeline: Timeline): boolean => {
  const step = nextStep(timeline.stages);
  return timeline.schedule.startsAt !== null && isExamAhead(timeline) && !('stage' in step && isAbsence(step.stage));
};

const near = 7;

export const isDayNear = (timeline: Timeline): boolean => {
  const { asOf, schedule } = timeline;
  if (asOf === undefined || schedule.startsAt === null || !isDayAhead(timeline)) return false;
  return daysAhead(schedule.startsAt, asOf, schedule.zone) <= near;
};
