import { expect, test } from 'vitest';
import { answering } from '../repositories.ts';

const read = (fields: object) => answering({ data: { status: 'returned', ...fields } }).apls.apl01('TRX-1');

test('unknown words do no harm: the purpose is chosen again, the verdict is unknown, the group is administrative', async () => {
  const form = await read({
    content: { birth_date: '1998/05/20', purpose: 'sertifikasi', other_purpose: null },
    schema: { title: 'Skema', number: null, kind: null },
    units: [{ code: 'J.1', title: 'Unit', standard: null }],
    requirements: [
      { id: 3, group: 'basic', title: 'Ijazah', required: true, file: null, verdict: 'met' },
      { id: 4, group: 'lain', title: 'KTP', file: null, verdict: 'perfect' },
    ],
  });
  expect(form?.content).toMatchObject({ purpose: '', otherPurpose: '', personal: { birthDate: '1998-05-20' } });
  expect(form?.scheme).toEqual({ title: 'Skema', number: '', kind: '' });
  expect(form?.units).toEqual([{ code: 'J.1', title: 'Unit', standard: '' }]);
  expect(form?.requirements).toMatchObject([
    { id: '3', group: 'basic', verdict: 'met', required: true },
    { id: '4', group: 'administrative', verdict: 'unknown', required: true },
  ]);
});

test('notes use the portal’s field names', async () => {
  const notes = ['identity_number', 'requirement:3', 'shoe_size'].map((target) => ({ target, text: 'x' }));
  const form = await read({ review: { notes } });
  expect(form?.review?.notes.map(({ target }) => target)).toEqual(['identityNumber', 'requirement:3', 'shoe_size']);
});

test.each([[{}], [{ fullname: '', purpose: null }]])('a draft with the content %j has none', async (content) => {
  const { apls } = answering({ data: { status: 'draft', content } });
  expect((await apls.apl01('TRX-1'))?.content).toBeNull();
});
