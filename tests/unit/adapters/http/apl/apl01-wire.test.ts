import { expect, test } from 'vitest';
import { HttpAplRepository } from '../../../../../src/adapters/http/apl/http-apl-repository.ts';
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

const read = () => new HttpAplRepository(scriptedClient(() => jsonReply({ data: wire })).http).apl01('TRX-1');

test('words that are not known cost nothing: a purpose is chosen again, a verdict is unknown, a group is administrative', async () => {
  const form = await read();
  expect(form?.content).toMatchObject({ purpose: '', otherPurpose: '', personal: { birthDate: '1998-05-20' } });
  expect([form?.scheme, form?.units[0]?.standard]).toEqual([{ title: 'Skema', number: '', kind: '' }, '']);
  expect(form?.requirements).toMatchObject([
    { id: '3', group: 'basic', verdict: 'met', required: true },
    { id: '4', group: 'administrative', verdict: 'unknown', required: true },
  ]);
  expect(form?.units).toEqual([{ code: 'J.1', title: 'Unit', standard: '' }]);
});

test('notes name fields as the portal does', async () => {
  const form = await read();
  expect(form?.review?.notes.map(({ target }) => target)).toEqual([
    'identityNumber',
    'otherPurpose',
    'requirement:3',
    'shoe_size',
  ]);
});
