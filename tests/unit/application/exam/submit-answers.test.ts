import { describe, expect, it } from 'vitest';
import { ApiFailure, type FailureFacts } from '../../../../src/application/api-failure.ts';
import { submitAnswers } from '../../../../src/application/exam/attempt/submit-answers.ts';
import type { Exam, ExamReceipt } from '../../../../src/domain/exam/exam.ts';
import { anExam, examsOf } from '../../../builders/exam.ts';

const receipt: ExamReceipt = {
  number: 'TT-1',
  submittedAt: '2026-03-02T02:30:00Z',
  answered: 1,
  total: 1,
  digest: 'a'.repeat(64),
};
const handedIn: Partial<Exam> = { status: 'submitted', receipt };
const now = Date.parse('2026-03-02T02:30:00Z');

interface Given {
  readonly before?: Partial<Exam>;
  readonly asking?: ApiFailure;
  readonly askingAfter?: ApiFailure;
  readonly submitting?: ApiFailure;
  readonly takes?: boolean;
  readonly overtaken?: boolean;
  readonly tried?: boolean;
  readonly told?: ExamReceipt;
  readonly after?: Partial<Exam>;
}

const open = ({ before = {}, ...own }: Given) => {
  const calls = { asked: 0, submitted: 0 };
  let exam = anExam(before);
  const submit = submitAnswers({
    serverClock: { now: () => now },
    exams: {
      exams: async () => {
        calls.asked += 1;
        const failure = calls.submitted > 0 ? own.askingAfter : own.asking;
        if (failure) throw failure;
        return examsOf(anExam({ ...handedIn, id: 'UJ-9' }), exam);
      },
      submit: async () => {
        calls.submitted += 1;
        if (!own.submitting || own.takes) exam = anExam(own.after ?? handedIn);
        if (own.submitting) throw own.submitting;
        return own.told ?? receipt;
      },
    },
  });
  const { trxId, id } = anExam();
  const goesOn = () => own.overtaken !== true;
  const { tried = false } = own;
  return {
    calls,
    submit: () => submit({ exam: { trxId, id }, answers: [], digest: '', requestKey: 'k', tried, proves, goesOn }),
  };
};
/** A receipt with our digest proves a submission by itself; one with only a number proves it only as the reply to our own submission. */
const proves = (found: ExamReceipt | null, own: unknown) =>
  found && (found.digest === receipt.digest || (own !== null && found.number !== '')) ? [] : null;
const network = new ApiFailure({ kind: 'network' });

describe('a submission', () => {
  it.each<[string, Given, kind: string, submitted: number]>([
    ['the server cannot be asked (fault matrix 4)', { asking: network }, 'failed', 0],
    ['it cannot be asked, and one was sent before (fault matrix 4)', { asking: network, tried: true }, 'unknown', 0],
    ['another tab has taken over in the meantime (fault matrix 34)', { overtaken: true }, 'failed', 0],
    ['it is handed in (fault matrix 33)', { before: handedIn }, 'alreadySubmitted', 0],
    ['it runs, whatever its receipt', { before: { receipt } }, 'submitted', 1],
  ])('is looked up first: where %s', async (_, given, kind, submitted) => {
    const { calls, submit } = open(given);
    const end = await submit();
    expect([end.kind, calls]).toEqual([kind, { asked: 1, submitted }]);
    if ('own' in end) expect(end.own).toBe(kind === 'submitted');
    if (submitted > 0 || given.before === handedIn) expect(end).toMatchObject({ receipt, proven: [] });
  });

  it.each([
    [{ kind: 'network' }, true, 'submitted'],
    [{ kind: 'http', status: 500 }, true, 'submitted'],
    [{ kind: 'network' }, false, 'unknown'],
    [{ kind: 'http', status: 503 }, false, 'failed'],
    [{ kind: 'http', status: 403 }, false, 'failed'],
    [{ kind: 'refused' }, true, 'alreadySubmitted'],
  ] as const)('that ends with %j, taken: %s, is %s (fault matrix 3, 4)', async (facts, takes, kind) => {
    const { calls, submit } = open({ submitting: new ApiFailure(facts), takes });
    const end = await submit();
    expect(end.kind).toBe(kind);
    if ('own' in end) expect(end.own).toBe(kind === 'submitted');
    expect(calls.submitted).toBe(1);
  });

  const failed = (facts: FailureFacts) => new ApiFailure(facts);
  const refused = failed({ kind: 'refused' });
  it.each<[string, Given, end: object, asked: number]>([
    [
      'is cancelled where another tab has taken over',
      { overtaken: true },
      { error: { kind: 'cancelled' }, runs: false },
      1,
    ],
    [
      'needs no second look where the session is over',
      { submitting: failed({ kind: 'expired' }) },
      { kind: 'failed' },
      1,
    ],
    ['has failed where the exam then runs', { submitting: refused }, { kind: 'failed', runs: true }, 2],
    [
      'has failed where a proxy answers and the exam then runs',
      { submitting: failed({ kind: 'between' }) },
      { kind: 'failed', runs: true },
      2,
    ],
    ['is unknown where the exam runs after a lost reply', { submitting: network }, { kind: 'unknown', runs: true }, 2],
    [
      'has failed where the exam is then closed',
      { submitting: refused, before: { status: 'missed' } },
      { kind: 'failed', runs: false },
      2,
    ],
    [
      'is unknown where nobody then knows',
      { submitting: refused, askingAfter: network },
      { kind: 'unknown', error: refused, runs: false },
      2,
    ],
    [
      'is unknown where its receipt and the exam contradict',
      { told: { ...receipt, digest: null }, after: {} },
      { error: { kind: 'contract' } },
      2,
    ],
  ])('%s', async (_, given, end, asked) => {
    const { calls, submit } = open(given);
    expect(await submit()).toMatchObject(end);
    expect(calls.asked).toBe(asked);
  });

  const told = { ...receipt, digest: null };

  it.each<readonly [string, Partial<Exam>, string]>([
    ['is handed in now', handedIn, 'submitted'],
    ['is in a state that nobody knows', { status: 'unknown' }, 'submitted'],
    ['still runs', { status: 'running' }, 'unknown'],
  ])('with a receipt without a digest is looked up once more: the exam %s', async (_, after, kind) => {
    const { calls, submit } = open({ told, after });
    expect((await submit()).kind).toBe(kind);
    expect(calls).toEqual({ asked: 2, submitted: 1 });
  });

  it('with a receipt that proves nothing is confirmed by the one of exam-status', async () => {
    const { submit } = open({ told: { ...told, number: '' } });
    expect(await submit()).toEqual({ kind: 'submitted', receipt, own: true, proven: [] });
    const none = open({ told: { ...told, number: '' }, after: { status: 'submitted', receipt: null } });
    expect(await none.submit()).toMatchObject({ kind: 'submitted', receipt: { number: '' }, proven: null });
  });
});
