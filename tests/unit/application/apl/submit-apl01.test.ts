import { describe, expect, test } from 'vitest';
import { ApiFailure } from '../../../../src/application/api-failure.ts';
import type { UnderDraft } from '../../../../src/application/apl/apl-sender.ts';
import { submitApl01 } from '../../../../src/application/apl/submit-apl01.ts';
import { submitApl02 } from '../../../../src/application/apl/submit-apl02.ts';
import type { Apl01Submission, Apl02Submission } from '../../../../src/application/ports/apl/apl-repository.ts';
import type { Upload } from '../../../../src/application/ports/upload.ts';
import type { Apl01 } from '../../../../src/domain/apl/apl01.ts';
import type { Apl02 } from '../../../../src/domain/apl/apl02.ts';
import { evidenceLimits } from '../../../../src/domain/files/upload-limits.ts';
import { completeContent, returnedApl01 } from '../../../builders/apl01.ts';
import { openApl02 } from '../../../builders/apl02.ts';
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
  limits: evidenceLimits(),
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

const unclear = returnedApl01([], { status: 'unknown', statusWord: 'menunggu' });
const [network, cancelled] = [new ApiFailure({ kind: 'network' }), new ApiFailure({ kind: 'cancelled' })];
const forbidden = new ApiFailure({ kind: 'http', status: 403 });
const refused = (failure: ApiFailure) => ({ kind: 'refused', failure });
const alreadySent = { kind: 'alreadySent', form: submitted };

test.each<[string, ApiFailure, Apl01 | null | Error, object]>([
  ['a refusal is reported if the server does not have the form as sent', refusal, returnedApl01([]), refused(refusal)],
  ['a refusal is reported if the server has no form', refusal, null, refused(refusal)],
  ['a refusal is reported if the status is not known', refusal, unclear, refused(refusal)],
  ['a refusal is reported if the server cannot be asked', refusal, network, refused(refusal)],
  ['a refusal counts as sent if the server has the form', refusal, submitted, alreadySent],
  ['a definite status is a refusal (fault matrix 74)', forbidden, returnedApl01([]), refused(forbidden)],
  ['a cancelled upload is reported as cancelled', cancelled, returnedApl01([]), { kind: 'cancelled' }],
  ['a cancelled upload may have arrived', cancelled, submitted, alreadySent],
  ['a cancelled upload is unknown with a status that is not known', cancelled, unclear, { kind: 'unknown' }],
  ['a cancelled upload is unknown without a form', cancelled, null, { kind: 'unknown' }],
  ['a cancelled upload is unknown where the server cannot be asked', cancelled, network, { kind: 'unknown' }],
])('%s', async (_, failure, stored, outcome) => {
  expect(await open(rejecting(failure), stored).submit(submission)).toEqual(outcome);
});

test.each([new ApiFailure({ kind: 'http', status: 429 }), network])(
  '%s is thrown, and the next try sends the same request',
  async (failure) => {
    const { submit, announced } = open(rejecting(failure), failure.status ? returnedApl01([]) : failure);
    await expect(submit(submission)).rejects.toBe(failure);
    expect(announced()).toBe(0);
  },
);

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

test('a call that is stopped before anything was sent sends nothing', async () => {
  const { submit, sent } = open(async () => submitted);
  const stop = new AbortController();
  const outcome = submit(submission, { signal: stop.signal });
  stop.abort();
  expect(await outcome).toEqual({ kind: 'cancelled' });
  expect(sent).toHaveLength(0);
});

const opened = openApl02();
describe('a sent APL 02', () => {
  const submitted = openApl02({ status: 'submitted' });
  const form = { units: opened.units, storedFileIds: new Set(['stored']) };
  const file = (name: string, head: readonly number[] = pdfHead) => new File([imageOf(head, 1000)], name);
  const answer = (fileIds: readonly string[]) => ({ competent: true, evidence: ' Laporan ', fileIds });
  const submission: UnderDraft<Apl02Submission> = {
    trxId: 'TRX-1',
    answers: { 'U1.1': answer(['stored', 'a', 'a', 'gone']), 'U1.2': answer([]), 'U9.9': answer(['b']) },
    files: new Map([
      ['a', file('a.pdf')],
      ['b', file('b.pdf', [1, 2, 3])],
    ]),
    signature: { kind: 'profile' },
    keys: someDraftKeys(),
    limits: evidenceLimits(),
    again: false,
  };

  const open = (send: () => Promise<Apl02>, stored: Apl02 | null = opened) => {
    const sent: Apl02Submission[] = [];
    let announced = 0;
    const submit = submitApl02({
      apls: {
        apl02: async () => stored,
        sendApl02: (each) => {
          sent.push(each);
          return send();
        },
      },
      realtime: { announceChange: () => (announced += 1) },
    });
    return {
      submit: (changes: Partial<UnderDraft<Apl02Submission>> = {}) => submit({ ...submission, ...changes }, form),
      sent,
      announced: () => announced,
    };
  };

  test('sends the elements of the form, stored files once, and only the new files that are used', async () => {
    const { submit, sent, announced } = open(async () => submitted);
    expect(await submit()).toEqual({ kind: 'sent', form: submitted });
    expect(sent[0]?.answers['U1.1']).toEqual({ competent: true, evidence: 'Laporan', fileIds: ['stored', 'a'] });
    expect(Object.keys(sent[0]?.answers ?? {})).toEqual(['U1.1', 'U1.2', 'U2.1', 'U2.2']);
    expect([...(sent[0]?.files.keys() ?? [])]).toEqual(['a']);
    expect(announced()).toBe(1);
  });

  test('counts as sent after a refusal if the server has it', async () => {
    const { submit } = open(rejecting(refusal), submitted);
    expect(await submit()).toEqual({ kind: 'alreadySent', form: submitted });
  });
});
