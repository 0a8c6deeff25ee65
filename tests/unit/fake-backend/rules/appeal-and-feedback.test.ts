import { expect, it } from 'vitest';
import { judgeAppeal } from '../../../../fake-backend/rules/appeal.ts';
import { judgeFeedback } from '../../../../fake-backend/rules/feedback.ts';

const appeal = { explained: true, discussed: false, others_involved: true, reason: 'Bukti saya lengkap.' };
const refused = (errors: Record<string, string[]>) => ({ kind: 'refused', errors });

it('an appeal is accepted with its three answers and its reason, without the spaces around it', () => {
  for (const input of [appeal, { ...appeal, explained: false, discussed: true, others_involved: false }])
    expect(judgeAppeal({ ...input, reason: `  ${input.reason}\n` })).toEqual({ kind: 'accepted', input });
});

it.each([
  [undefined, 'wajib diisi'],
  [5, 'wajib diisi'],
  ['  ', 'wajib diisi'],
  ['a'.repeat(9), 'minimal 10 karakter'],
  ['a'.repeat(10), null],
  ['a'.repeat(2000), null],
  ['a'.repeat(2001), 'maksimal 2000 karakter'],
])('an appeal for %j has the error %j', (reason, error) => {
  const judged = judgeAppeal({ ...appeal, reason });
  if (error === null) expect(judged.kind).toBe('accepted');
  else expect(judged).toEqual(refused({ reason: [`Alasan banding ${error}.`] }));
});

const names = [
  ...['explained', 'chance_to_study', 'chance_to_discuss', 'evidence_explored', 'chance_to_demonstrate'],
  ...['decision_explained', 'feedback_given', 'documents_signed', 'confidentiality', 'communication'],
];
const components = names.map((name, index) => ({ name, yes: index % 2 === 0, note: ` catatan ${index} ` }));

it('feedback is accepted with its ten components in any order', () => {
  const taken = components.map(({ name, yes }, index) => [name, { yes, note: `catatan ${index}` }]);
  expect(judgeFeedback({ components: components.toReversed(), notes: ' Terima kasih. ' })).toEqual({
    kind: 'accepted',
    input: { components: Object.fromEntries(taken), notes: 'Terima kasih.' },
  });
});

it('incomplete feedback has an error at the missing part', () => {
  const missing = (place: number) => refused({ [`components.${place}.yes`]: ['Pilih Ya atau Tidak.'] });
  const some = components.filter(({ name }) => name !== 'chance_to_study').toReversed();
  expect(judgeFeedback({ components: some })).toEqual(missing(1));
  expect(judgeFeedback({ components: [...components.slice(0, 9), null] })).toEqual(missing(9));
  const none = judgeFeedback({ components: 'ya' });
  expect(none.kind === 'refused' && Object.keys(none.errors)).toHaveLength(10);
});

it.each([
  [500, 1000, []],
  [500, 1001, ['notes']],
  [501, 1000, names.map((_, place) => `components.${place}.note`)],
])('feedback with notes of %i and %i characters has errors at %j', (length, most, places) => {
  const long = components.map((each) => ({ ...each, note: 'a'.repeat(length) })).toReversed();
  const judged = judgeFeedback({ components: long, notes: 'a'.repeat(most) });
  expect(judged.kind === 'refused' ? Object.keys(judged.errors).reverse() : []).toEqual(places);
});
