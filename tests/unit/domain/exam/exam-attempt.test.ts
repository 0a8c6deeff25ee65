import { describe, expect, it } from 'vitest';
import type { AttemptEffect } from '../../../../src/domain/exam/attempt-events.ts';
import { newAttempt, step } from '../../../../src/domain/exam/exam-attempt.ts';
import { anEssay, aPaper, aVersion } from '../../../builders/answers.ts';

const content = aPaper({ questions: [anEssay('S1')] });

describe('a new attempt', () => {
  it('shows the questions, may not write yet, and reports no trouble and nothing as sent', () => {
    const { questions, records, offered, ...state } = newAttempt(content);
    expect([questions.length, records.size, offered.size]).toEqual([1, 1, 0]);
    expect(state).toEqual({
      content,
      role: 'opening',
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
