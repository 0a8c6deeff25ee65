import { expect, it } from 'vitest';
import type { PendingVersion } from '../../../../src/domain/exam/answer-entry.ts';
import type { AttemptEvent } from '../../../../src/domain/exam/attempt-events.ts';
import { newAttempt, step } from '../../../../src/domain/exam/exam-attempt.ts';
import type { ExamContent, ServerAnswer } from '../../../../src/domain/exam/question.ts';

const contentWith = (answers: readonly ServerAnswer[]): ExamContent => ({
  examId: 'UJ-1',
  trxId: 'TRX-1',
  instructionsHtml: null,
  scenarioHtml: null,
  steps: [],
  units: [],
  questions: [{ id: 'S1', no: 1, kind: 'essay', html: '', longest: null }],
  answers,
});
const version = (value: string, device: string, revision: number): PendingVersion => ({
  value,
  doubtful: false,
  revision,
  device,
  answeredAt: '2026-03-02T02:00:00.000Z',
  base: 0,
  refusal: null,
});
const begun: readonly AttemptEvent[] = [
  { kind: 'tabOwned' },
  {
    kind: 'begun',
    turn: 0,
    device: 'A',
    stored: { durable: true, versions: new Map(), unopened: [], offered: new Map() },
    content: null,
    learnt: { deviceOnly: false, acknowledged: false, takenEarly: false },
  },
];

it('an attempt stores again as it is now what is found in the storage late, also when the server has it already', () => {
  const old = version('lama', 'A', 1);
  const content = contentWith([{ questionId: 'S1', current: version('baru', 'B', 2), others: [old], file: null }]);
  const attempt = begun.reduce((before, event) => step(before, event).attempt, newAttempt(content));
  const { effects } = step(attempt, { kind: 'draftFound', questionId: 'S1', versions: [old] });
  expect(effects).toContainEqual({ kind: 'write', questionId: 'S1', versions: [] }); // nothing of it is unsent: the record is removed
});
