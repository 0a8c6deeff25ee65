import { expect, test } from 'vitest';
import { HttpAplRepository } from '../../../../../src/adapters/http/apl/http-apl-repository.ts';
import type { Apl01Submission } from '../../../../../src/application/ports/apl/apl-repository.ts';
import { completeContent } from '../../../../builders/apl01.ts';
import { imageOf, pdfHead } from '../../../../builders/images.ts';
import { jsonReply } from '../replies.ts';
import { scriptedClient } from '../scripted-client.ts';

const wire = {
  trx_id: 'TRX-1',
  status: 'returned',
  content: { fullname: 'Ayu', birth_date: '1998/05/20', purpose: 'sertifikasi', other_purpose: null },
  region_names: ['DIY'],
  schema: { title: 'Skema', number: null, kind: null },
  units: [{ code: 'J.1', title: 'Unit', standard: null }],
  requirements: [
    { id: 3, group: 'basic', title: 'Ijazah', required: true, file: null, verdict: 'met' },
    { id: 4, group: 'lain', title: 'KTP', file: null, verdict: 'perfect' },
  ],
  sent_at: '2026-03-01 09:00:00',
  signature: null,
  review: {
    at: '2026-03-02 09:00:00',
    reviewer: 'Contoh',
    note: null,
    notes: [
      { target: 'identity_number', text: 'x' },
      { target: 'other_purpose', text: 'x' },
      { target: 'requirement:3', text: 'x' },
      { target: 'shoe_size', text: 'x' },
    ],
  },
};
const good = { code: '00', message: '', data: wire };

const submission: Apl01Submission = {
  trxId: 'TRX-1',
  content: { ...completeContent, purpose: 'other', otherPurpose: 'Promosi' },
  files: new Map([['3', new File([imageOf(pdfHead, 20)], 'Ijazah.pdf')]]),
  signature: { kind: 'profile' },
  requestKey: 'k1',
  again: false,
};

test('words that are not known cost nothing: a purpose is chosen again, a verdict is unknown, a group is administrative', async () => {
  const form = await new HttpAplRepository(scriptedClient(() => jsonReply(good)).http).apl01('TRX-1');
  expect(form?.content).toMatchObject({ purpose: '', otherPurpose: '', personal: { birthDate: '1998-05-20' } });
  expect([form?.scheme, form?.units[0]?.standard]).toEqual([{ title: 'Skema', number: '', kind: '' }, '']);
  expect(form?.requirements).toMatchObject([
    { id: '3', group: 'basic', verdict: 'met', required: true },
    { id: '4', group: 'administrative', verdict: 'unknown', required: true },
  ]);
  expect(form?.units).toEqual([{ code: 'J.1', title: 'Unit', standard: '' }]);
});

test('notes name fields as the portal does', async () => {
  const form = await new HttpAplRepository(scriptedClient(() => jsonReply(good)).http).apl01('TRX-1');
  expect(form?.review?.notes.map(({ target }) => target)).toEqual([
    'identityNumber',
    'otherPurpose',
    'requirement:3',
    'shoe_size',
  ]);
});

test('goes out as one multipart form under its request key; a returned one by the path of its own', async () => {
  const client = scriptedClient(() => jsonReply({ ...good, data: { ...good.data, status: 'submitted' } }));
  const apls = new HttpAplRepository(client.http);
  await apls.sendApl01(submission);
  await apls.sendApl01({ ...submission, again: true });
  expect(client.paths()).toEqual(['/api/apl-01', '/api/apl-01/resubmit']);
  const [request] = client.sent;
  expect(request?.headers.get('Idempotency-Key')).toBe('k1');
  const form = await request?.formData();
  expect(form?.get('trx_id')).toBe('TRX-1');
  expect(form?.get('birth_date')).toBe('1998/05/20');
  expect(form?.get('has_disability')).toBe('0');
  expect([form?.get('purpose'), form?.get('other_purpose')]).toEqual(['other', 'Promosi']);
  expect([form?.get('signature_source'), form?.get('signature')]).toEqual(['profile', null]);
  expect(form?.get('requirements[3]')).toMatchObject({ name: 'Ijazah.pdf' });
});

test('field errors come under the names of the portal', async () => {
  const errors = { identity_number: ['a'], other_purpose: ['b'], 'requirements.3': ['c'], signature: ['d'] };
  const { http } = scriptedClient(() => jsonReply({ code: '03', message: '', data: null, errors }));
  await expect(new HttpAplRepository(http).sendApl01(submission)).rejects.toMatchObject({
    kind: 'refused',
    fieldErrors: { identityNumber: ['a'], otherPurpose: ['b'], 'requirement:3': ['c'], signature: ['d'] },
  });
});
