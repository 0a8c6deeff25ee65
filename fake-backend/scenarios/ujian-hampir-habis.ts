import { MINUTE } from '../wib-time.ts';
import { writtenExam } from './written-exam.ts';

export const scenario = writtenExam(60 * MINUTE - 90_000, 24);
