export type Exam = 1;
