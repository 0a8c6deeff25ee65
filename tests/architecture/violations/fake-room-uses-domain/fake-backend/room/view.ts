export type { Exam } from '../../src/domain/exam/exam.ts';
