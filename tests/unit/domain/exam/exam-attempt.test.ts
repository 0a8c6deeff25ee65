import { describe, expect, it } from 'vitest';
import { emptyEntry } from '../../../../src/domain/exam/answer-entry.ts';
import { noAnswer, withRecord } from '../../../../src/domain/exam/answer-record.ts';
import type { AttemptEffect } from '../../../../src/domain/exam/attempt-events.ts';
import { viewOf } from '../../../../src/domain/exam/attempt-state.ts';
import { newAttempt, step } from '../../../../src/domain/exam/exam-attempt.ts';
import type { AnswerVersion } from '../../../../src/domain/exam/question.ts';
import { anEssay, aPaper, aVersion } from '../../../builders/answers.ts';

const content = aPaper({ questions: [anEssay('S1')] });

describe('a new attempt', () => {
  it('shows the questions, may not write yet, and reports no trouble and nothing as sent', () => {
    const { questions, records, offered, ...state } = newAttempt(content);
    expect([questions.length, records.size, offered.size]).toEqual([1, 1, 0]);
    expect(state).toEqual({
      content,
      role: 'opening',
      looked: new Set(),
      stage: 'waiting',
      hasLock: false,
      turn: 0,
      device: '',
      cutShort: false,
      overtaken: false,
      readable: true,
      lostEarly: false,
      unopened: [],
      connection: 'fine',
      reached: false,
      locked: false,
      closed: false,
      deviceOnly: false,
      acknowledged: false,
      takenEarly: false,
      outdated: false,
      sessionOver: false,
      submission: 'none',
      refusals: 0,
    });
  });
});

describe('an answer that was written', () => {
  const written = (durable: boolean) =>
    step(newAttempt(content), { kind: 'draftWritten', questionId: 'S1', durable, versions: [aVersion('a')] });

  it('is sent at once when the storage did not take it', () => {
    expect(written(false).effects).toEqual([{ kind: 'send', pause: 0 }]);
    expect(written(false).attempt.records.get('S1')).toMatchObject({ kept: [], inMemory: true });
  });

  it('waits for the next sending when the storage has it', () => {
    expect(written(true).effects).toEqual([]);
    expect(written(true).attempt.records.get('S1')).toMatchObject({ kept: [aVersion('a')], inMemory: false });
  });
});

describe('the view of an attempt', () => {
  it('counts a mark without an answer apart, but not an answer that was removed', () => {
    const pending = (value: string) => ({ ...aVersion(value), doubtful: value === '', base: 0, refusal: null });
    const record = (value: string, server: AnswerVersion | null = null) =>
      withRecord(noAnswer, { entry: { ...emptyEntry, server, pending: [pending(value)] } });
    const paper = aPaper({ questions: [anEssay('S1'), anEssay('S2'), anEssay('S3')] });
    const records = new Map([
      ['S1', record('')],
      ['S2', record('a')],
      ['S3', record('', aVersion('b'))],
    ]);
    expect(viewOf({ ...newAttempt(paper), records })).toMatchObject({ unsent: 3, unsentMarks: 1 });
  });
});

describe('a receipt that was read', () => {
  const logsOf = (effects: readonly AttemptEffect[]) =>
    effects.flatMap((effect) => (effect.kind === 'log' ? [effect.event] : []));

  it('ends the attempt, and says in the log that it was submitted', () => {
    const { attempt, effects } = step(newAttempt(content), { kind: 'receiptRead', proven: [], held: null });
    expect(attempt).toMatchObject({ submission: 'taken', locked: true });
    expect(logsOf(effects)).toEqual(['submitted']);
  });

  it('says in the log that it does not prove every answer', () => {
    const { attempt } = step(newAttempt(content), {
      kind: 'answered',
      questionId: 'S1',
      change: { value: 'a' },
      answeredAt: '',
    });
    const { effects } = step(attempt, { kind: 'receiptRead', proven: [], held: null });
    expect(logsOf(effects)).toEqual(['submitted', 'unproven']);
  });
});
