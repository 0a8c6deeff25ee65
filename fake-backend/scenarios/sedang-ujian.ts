import { MINUTE } from '../wib-time.ts';
import { writtenExam } from './written-exam.ts';

export const scenario = writtenExam(20 * MINUTE, 12);
