export type { Exam } from '../domain/exam/exam.ts';
