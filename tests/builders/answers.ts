import type { PendingVersion } from '../../src/domain/exam/answer-entry.ts';
import type { AnswerToSave, ExamContent, Question } from '../../src/domain/exam/question.ts';

export const aVersion = (value: string, rest: Partial<PendingVersion> = {}): PendingVersion => ({
  value,
  doubtful: false,
  revision: 1,
  device: 'A',
  answeredAt: '2026-03-02T02:10:00.000Z',
  base: 0,
  refusal: null,
  ...rest,
});

export const toSave = (questionId: string, value = 'A'): AnswerToSave => {
  const { refusal: _, ...version } = aVersion(value);
  return { questionId, ...version };
};

export const anEssay = (id: string, no = 1): Question => ({ kind: 'essay', id, no, html: '', longest: null });

export const aPaper = (rest: Partial<ExamContent> = {}): ExamContent => ({
  examId: 'UJ-1',
  trxId: 'TRX-1',
  instructionsHtml: null,
  scenarioHtml: null,
  steps: [],
  units: [],
  questions: [],
  answers: [],
  ...rest,
});
