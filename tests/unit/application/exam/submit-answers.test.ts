import { describe, expect, it } from 'vitest';
import { ApiFailure } from '../../../../src/application/api-failure.ts';
import { submitAnswers } from '../../../../src/application/exam/attempt/submit-answers.ts';
import type { ExamReceipt } from '../../../../src/domain/exam/exam.ts';
import { anExam } from '../../../builders/exam.ts';

const receipt: ExamReceipt = {
  number: 'TT-1',
  submittedAt: '2026-03-02T02:30:00Z',
  answered: 1,
  total: 1,
  digest: 'a'.repeat(64),
};
const digest = 'a'.repeat(64);

/** A server that has a receipt from the start or not, and fails as it is told; `asked` and `submitted` count its calls. */
const open = (own: {
  has?: boolean;
  asking?: ApiFailure;
  submitting?: ApiFailure;
  takes?: boolean;
  overtaken?: boolean;
}) => {
  const calls = { asked: 0, submitted: 0 };
  let held = own.has ? receipt : null;
  const submit = submitAnswers({
    exams: {
      exams: async (trxId) => {
        calls.asked += 1;
        if (own.asking) throw own.asking;
        const exam = anExam({ receipt: held });
        const scheme = { title: '', number: '' };
        return { trxId, scheme, candidate: '', assessor: { name: '', registration: '' }, exams: [exam] };
      },
      submit: async () => {
        calls.submitted += 1;
        if (!own.submitting || own.takes) held = receipt;
        if (own.submitting) throw own.submitting;
        return receipt;
      },
    },
  });
  const { trxId, id } = anExam();
  return {
    calls,
    submit: () =>
      submit({ exam: { trxId, id }, answers: [], digest, requestKey: 'k', goesOn: () => own.overtaken !== true }),
  };
};
const network = new ApiFailure({ kind: 'network' });

describe('a submission', () => {
  it('is unknown as long as the server cannot be asked, and is not made (fault matrix 4)', async () => {
    const { calls, submit } = open({ asking: network });
    expect((await submit()).kind).toBe('unknown');
    expect(calls).toEqual({ asked: 1, submitted: 0 });
  });

  it('that the server has already is not made again (fault matrix 33)', async () => {
    const { calls, submit } = open({ has: true });
    expect(await submit()).toEqual({ kind: 'alreadySubmitted', receipt });
    expect(calls).toEqual({ asked: 1, submitted: 0 });
  });

  it('that another tab has taken over in the meantime is not made (fault matrix 34)', async () => {
    const { calls, submit } = open({ overtaken: true });
    expect((await submit()).kind).toBe('failed');
    expect(calls).toEqual({ asked: 1, submitted: 0 });
  });

  it.each([
    [{ kind: 'network' }, true, 'submitted'],
    [{ kind: 'timeout' }, true, 'submitted'],
    [{ kind: 'contract' }, true, 'submitted'],
    [{ kind: 'http', status: 500 }, true, 'submitted'],
    [{ kind: 'network' }, false, 'unknown'],
    [{ kind: 'timeout' }, false, 'unknown'],
    [{ kind: 'http', status: 503 }, false, 'failed'],
    [{ kind: 'http', status: 403 }, false, 'failed'],
    [{ kind: 'refused' }, false, 'failed'],
    [{ kind: 'refused' }, true, 'alreadySubmitted'],
  ] as const)('that ends with %j, taken: %s, is %s (fault matrix 3, 4)', async (facts, takes, kind) => {
    const { calls, submit } = open({ submitting: new ApiFailure(facts), takes });
    expect((await submit()).kind).toBe(kind);
    expect(calls.submitted).toBe(1);
  });

  it('to a server that gives no receipt counts once the exam is said to be handed in', async () => {
    const handedIn = anExam({ status: 'submitted' });
    let status = 'running';
    const submit = submitAnswers({
      exams: {
        exams: async (trxId) => ({
          trxId,
          scheme: { title: '', number: '' },
          candidate: '',
          assessor: { name: '', registration: '' },
          exams: [status === 'running' ? anExam() : handedIn],
        }),
        submit: async () => {
          status = 'submitted';
          throw new ApiFailure({ kind: 'contract' });
        },
      },
    });
    const outcome = await submit({ exam: handedIn, answers: [], digest, requestKey: 'k', goesOn: () => true });
    expect(outcome).toEqual({ kind: 'submitted', receipt: null });
  });
});
