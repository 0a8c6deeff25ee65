import { expect, test } from 'vitest';
import { ApiFailure } from '../../../../src/application/api-failure.ts';
import type { UnderDraft } from '../../../../src/application/apl/apl-sender.ts';
import { submitApl01 } from '../../../../src/application/apl/submit-apl01.ts';
import type { Apl01Submission, Upload } from '../../../../src/application/ports/apl/apl-repository.ts';
import type { Apl01 } from '../../../../src/domain/apl/apl01.ts';
import { completeContent, returnedApl01 } from '../../../builders/apl01.ts';
import { imageOf, pdfHead } from '../../../builders/images.ts';
import { someDraftKeys } from '../../../fakes/sending-fakes.ts';

const submitted = returnedApl01([], { status: 'submitted', review: null });
const file = (name: string, head: readonly number[] = pdfHead, size = 1000) => new File([imageOf(head, size)], name);
const submission: UnderDraft<Apl01Submission> = {
  trxId: 'TRX-1',
  content: completeContent,
  files: new Map([['ktp', file('ktp.pdf')]]),
  signature: { kind: 'profile' },
  keys: someDraftKeys(),
  again: false,
};

const open = (send: (upload?: Upload) => Promise<Apl01>, stored: Apl01 | null | Error = returnedApl01([])) => {
  const sent: Apl01Submission[] = [];
  let announced = 0;
  const submit = submitApl01({
    apls: {
      apl01: async () => {
        if (stored instanceof Error) throw stored;
        return stored;
      },
      sendApl01: (each, upload) => {
        sent.push(each);
        return send(upload);
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

test('a status that is definite is a refusal: the next attempt is another request (fault matrix 74)', async () => {
  const forbidden = new ApiFailure({ kind: 'http', status: 403 });
  expect(await open(rejecting(forbidden)).submit(submission)).toEqual({ kind: 'refused', failure: forbidden });
  const throttled = new ApiFailure({ kind: 'http', status: 429 });
  await expect(open(rejecting(throttled)).submit(submission)).rejects.toBe(throttled);
});

test('a refusal is told, unless the server has the form already', async () => {
  expect(await open(rejecting(refusal)).submit(submission)).toEqual({ kind: 'refused', failure: refusal });
  expect(await open(rejecting(refusal), submitted).submit(submission)).toEqual({
    kind: 'alreadySent',
    form: submitted,
  });
  expect(await open(rejecting(refusal), null).submit(submission)).toEqual({ kind: 'refused', failure: refusal });
});

const unclear = returnedApl01([], { status: 'unknown', statusWord: 'menunggu' });

test('a status that is not known says neither that the server has the form nor that it has not', async () => {
  expect(await open(rejecting(refusal), unclear).submit(submission)).toEqual({ kind: 'refused', failure: refusal });
  const cancelled = rejecting(new ApiFailure({ kind: 'cancelled' }));
  expect(await open(cancelled, unclear).submit(submission)).toEqual({ kind: 'unknown' });
  expect(await open(cancelled, null).submit(submission)).toEqual({ kind: 'unknown' });
});

test('a cancelled upload is told, unless it had arrived', async () => {
  const cancelled = rejecting(new ApiFailure({ kind: 'cancelled' }));
  expect(await open(cancelled).submit(submission)).toEqual({ kind: 'cancelled' });
  expect(await open(cancelled, submitted).submit(submission)).toEqual({ kind: 'alreadySent', form: submitted });
});

test('a lost reply is thrown where the server cannot be asked: nobody knows whether it arrived', async () => {
  const failure = new ApiFailure({ kind: 'network' });
  const { submit, announced } = open(rejecting(failure), failure);
  await expect(submit(submission)).rejects.toBe(failure);
  expect(announced()).toBe(0);
});

test('whether a cancelled upload arrived is not known when the server cannot be asked', async () => {
  const cancelled = rejecting(new ApiFailure({ kind: 'cancelled' }));
  const outcome = await open(cancelled, new ApiFailure({ kind: 'network' })).submit(submission);
  expect(outcome).toEqual({ kind: 'unknown' });
  const refused = await open(rejecting(refusal), new ApiFailure({ kind: 'network' })).submit(submission);
  expect(refused).toEqual({ kind: 'refused', failure: refusal });
});

test('the same content is the same request; an edited one, or one with another file, is another', async () => {
  const { submit, sent } = open(rejecting(new ApiFailure({ kind: 'network' })));
  const edited = { ...completeContent, personal: { ...completeContent.personal, address: 'Jalan Baru 2' } };
  const attempts: readonly UnderDraft<Apl01Submission>[] = [
    submission,
    { ...submission, signature: { kind: 'image', image: new Blob(['x']) } },
    { ...submission, content: edited },
    { ...submission, files: new Map([['ktp', file('ktp.pdf', pdfHead, 1001)]]) },
  ];
  for (const attempt of attempts) await submit(attempt).catch(() => undefined);
  const [first, signed, ...others] = sent.map(({ requestKey }) => requestKey);
  expect(first).toMatch(/^k-/);
  expect(signed).toBe(first);
  expect(new Set([first, ...others]).size).toBe(3);
});

test('edited content does not join the sending that runs: it goes out after it', async () => {
  const ends: ((form: Apl01) => void)[] = [];
  const { submit, sent } = open(() => new Promise((resolve) => ends.push(resolve)));
  const first = submit(submission);
  const second = submit({ ...submission, content: { ...completeContent, purpose: 'rpl' } });
  while (sent.length === 0) await new Promise((resolve) => setImmediate(resolve));
  await new Promise((resolve) => setImmediate(resolve));
  expect(sent).toHaveLength(1);
  ends[0]?.(submitted);
  await first;
  while (sent.length === 1) await new Promise((resolve) => setImmediate(resolve));
  expect(sent[1]?.content.purpose).toBe('rpl');
  ends[1]?.(submitted);
  expect((await second).kind).toBe('sent');
});

test('who joins a sending sees its progress and can stop it', async () => {
  const uploads: (Upload | undefined)[] = [];
  const { submit } = open(
    (upload) =>
      new Promise((_, reject) => {
        uploads.push(upload);
        upload?.signal?.addEventListener('abort', () => reject(new ApiFailure({ kind: 'cancelled' })));
      }),
  );
  const first = submit(submission, { signal: new AbortController().signal });
  const stop = new AbortController();
  const seen: number[] = [];
  const second = submit(submission, { signal: stop.signal, onProgress: (bytes) => seen.push(bytes) });
  while (uploads.length === 0) await new Promise((resolve) => setImmediate(resolve));
  uploads[0]?.onProgress?.(5, 10);
  expect(seen).toEqual([5]);
  stop.abort();
  expect((await Promise.all([first, second])).map(({ kind }) => kind)).toEqual(['cancelled', 'cancelled']);
});

test('stopped before anything went out, nothing is sent', async () => {
  const { submit, sent } = open(async () => submitted);
  const stop = new AbortController();
  const outcome = submit(submission, { signal: stop.signal });
  stop.abort();
  expect(await outcome).toEqual({ kind: 'cancelled' });
  expect(sent).toHaveLength(0);
});
