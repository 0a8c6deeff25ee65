import { transitionsBeforeTheExam } from './transitions-before-the-exam.ts';
import { transitionsFromTheExam } from './transitions-from-the-exam.ts';

/** The state machine of an assessment. An event that is not in this table is refused. */
export const transitions = { ...transitionsBeforeTheExam, ...transitionsFromTheExam };

export type StageEvent = keyof typeof transitions;
