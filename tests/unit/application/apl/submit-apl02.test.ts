import { expect, test } from 'vitest';
import { ApiFailure } from '../../../../src/application/api-failure.ts';
import type { UnderDraft } from '../../../../src/application/apl/apl-sender.ts';
import { submitApl02 } from '../../../../src/application/apl/submit-apl02.ts';
import type { Apl02Submission } from '../../../../src/application/ports/apl/apl-repository.ts';
import type { Apl02 } from '../../../../src/domain/apl/apl02.ts';
import { evidenceLimits } from '../../../../src/domain/files/upload-limits.ts';
import { openApl02 } from '../../../builders/apl02.ts';
import { imageOf, pdfHead } from '../../../builders/images.ts';
import { someDraftKeys } from '../../../fakes/sending-fakes.ts';

const opened = openApl02();
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

const rejecting = (failure: ApiFailure) => () => Promise.reject(failure);

test('sends the elements of the form, stored files once, and only the new files that are used', async () => {
  const { submit, sent, announced } = open(async () => submitted);
  expect(await submit()).toEqual({ kind: 'sent', form: submitted });
  expect(sent[0]?.answers['U1.1']).toEqual({ competent: true, evidence: 'Laporan', fileIds: ['stored', 'a'] });
  expect(Object.keys(sent[0]?.answers ?? {})).toEqual(['U1.1', 'U1.2', 'U2.1', 'U2.2']);
  expect([...(sent[0]?.files.keys() ?? [])]).toEqual(['a']);
  expect(announced()).toBe(1);
});

test('edited answers are another request, and an unused file is not', async () => {
  const { submit, sent } = open(rejecting(new ApiFailure({ kind: 'network' })));
  const attempts: readonly Partial<UnderDraft<Apl02Submission>>[] = [
    {},
    { files: new Map([...submission.files, ['c', file('c.pdf')]]) },
    { answers: { ...submission.answers, 'U1.2': { ...answer([]), evidence: 'Lain' } } },
  ];
  for (const changes of attempts) await submit(changes).catch(() => undefined);
  const [first, unused, edited] = sent.map(({ requestKey }) => requestKey);
  expect(first).toMatch(/^k-/);
  expect(unused).toBe(first);
  expect(edited).not.toBe(first);
});
