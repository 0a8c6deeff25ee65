import { expect, test } from 'vitest';
import { ApiFailure } from '../../../../src/application/api-failure.ts';
import { submitApl01 } from '../../../../src/application/apl/submit-apl01.ts';
import type { Apl01Submission } from '../../../../src/application/ports/apl-repository.ts';
import type { Apl01 } from '../../../../src/domain/apl/apl01.ts';
import { completeContent, returnedApl01 } from '../../../builders/apl01.ts';
import { imageOf, pdfHead } from '../../../builders/images.ts';

const submitted = returnedApl01([], { status: 'submitted', review: null });
const file = (name: string, head: readonly number[] = pdfHead, size = 1000) => new File([imageOf(head, size)], name);
const submission: Apl01Submission = {
  trxId: 'TRX-1',
  content: completeContent,
  files: new Map([['ktp', file('ktp.pdf')]]),
  signature: { kind: 'profile' },
  requestKey: 'k1',
  again: false,
};

const open = (send: () => Promise<Apl01>, stored: Apl01 | null = returnedApl01([])) => {
  const sent: Apl01Submission[] = [];
  let announced = 0;
  const submit = submitApl01({
    apls: {
      apl01: async () => stored,
      sendApl01: (each) => {
        sent.push(each);
        return send();
      },
    },
    realtime: { announceChange: () => (announced += 1) },
  });
  return { submit, sent, announced: () => announced };
};

const refusal = new ApiFailure({ kind: 'refused', messages: ['Tidak.'], fieldErrors: { address: ['Kurang.'] } });
const rejecting = (failure: ApiFailure) => () => Promise.reject(failure);

test('sends tidied content once, and tells the other tabs', async () => {
  const { submit, sent, announced } = open(async () => submitted);
  const content = { ...completeContent, otherPurpose: 'sisa' };
  expect(await submit({ ...submission, content })).toEqual({ kind: 'sent', form: submitted });
  expect(sent.map((each) => each.content)).toEqual([completeContent]);
  expect(announced()).toBe(1);
});

test('a second call joins the first while it runs, and a later one is a call of its own', async () => {
  let finish = (_: Apl01) => {};
  const { submit, sent } = open(() => new Promise((resolve) => (finish = resolve)));
  const both = Promise.all([submit(submission), submit(submission)]);
  while (sent.length === 0) await Promise.resolve().then(() => new Promise((resolve) => setImmediate(resolve)));
  finish(submitted);
  const [first, second] = await both;
  expect(first).toBe(second);
  expect(sent).toHaveLength(1);
  const third = submit(submission);
  while (sent.length === 1) await new Promise((resolve) => setImmediate(resolve));
  finish(submitted);
  expect(await third).toEqual({ kind: 'sent', form: submitted });
});

test('sends nothing with a file that is too large, empty, of another kind or unreadable', async () => {
  const { submit, sent } = open(async () => submitted);
  const gone = Object.assign(file('d.pdf'), {
    slice: () => ({ arrayBuffer: () => Promise.reject(new Error('gone')) }),
  });
  const files = new Map([
    ['a', file('a.pdf', pdfHead, 2_000_001)],
    ['b', file('b.pdf', [], 0)],
    ['c', file('c.pdf', [1, 2, 3])],
    ['d', gone as unknown as File],
    ['e', file('e.pdf', pdfHead, 2_000_000)],
  ]);
  expect(await submit({ ...submission, files })).toEqual({
    kind: 'unfit',
    files: new Map([
      ['a', 'tooLarge'],
      ['b', 'empty'],
      ['c', 'wrongType'],
      ['d', 'unreadable'],
    ]),
  });
  expect(sent).toHaveLength(0);
});

test('a refusal is told, unless the server has the form already', async () => {
  expect(await open(rejecting(refusal)).submit(submission)).toEqual({ kind: 'refused', failure: refusal });
  expect(await open(rejecting(refusal), submitted).submit(submission)).toEqual({
    kind: 'alreadySent',
    form: submitted,
  });
  expect(await open(rejecting(refusal), null).submit(submission)).toEqual({ kind: 'refused', failure: refusal });
});

test('a cancelled upload is told, unless it had arrived', async () => {
  const cancelled = rejecting(new ApiFailure({ kind: 'cancelled' }));
  expect(await open(cancelled).submit(submission)).toEqual({ kind: 'cancelled' });
  expect(await open(cancelled, submitted).submit(submission)).toEqual({ kind: 'alreadySent', form: submitted });
});

test('a lost reply is thrown: nobody knows whether it arrived', async () => {
  const failure = new ApiFailure({ kind: 'network' });
  const { submit, announced } = open(rejecting(failure), submitted);
  await expect(submit(submission)).rejects.toBe(failure);
  expect(announced()).toBe(0);
});
