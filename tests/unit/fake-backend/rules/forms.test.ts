import { expect, it } from 'vitest';
import { schemeSeeds } from '../../../../fake-backend/database/seed/schemes.ts';
import { applicationErrors, requirementRows } from '../../../../fake-backend/rules/apl01.ts';
import { selfAssessmentErrors, sentAnswers } from '../../../../fake-backend/rules/apl02.ts';
import { judgeAppeal } from '../../../../fake-backend/rules/appeal.ts';
import { judgeFeedback } from '../../../../fake-backend/rules/feedback.ts';
import { type PersonalTexts, personalFields } from '../../../../fake-backend/rules/profile.ts';

const rowsOf = (...requirements: string[]) =>
  requirementRows({ requirements }).map(({ id, title, required }) => [id, title, required]);

it('a scheme’s own requirements come first; KTP, photo and CV appear once, in the scheme’s words where it has some', () => {
  expect(rowsOf('Fotokopi KTP atau kartu pelajar.', 'Ijazah SMA.', 'Pas foto 3x4 latar merah.')).toEqual([
    ['dasar-1', 'Ijazah SMA', true],
    ['ktp', 'Fotokopi KTP atau kartu pelajar', true],
    ['pas-foto', 'Pas foto 3x4 latar merah', true],
    ['cv', 'Daftar riwayat hidup (CV)', false],
  ]);
});

it.each(schemeSeeds)(
  'before anybody pays, the scheme $slug tells of each document that APL 01 requires',
  ({ requirements }) => {
    const required = requirementRows({ requirements }).flatMap(({ title, required }) => (required ? [title] : []));
    expect(requirements.map((text) => text.replace(/\.$/, ''))).toEqual(expect.arrayContaining(required));
  },
);

it('a conditional document is optional, and so is a CV unless the scheme requires it', () => {
  const rows = rowsOf('Sertifikat pelatihan bila ada.', 'Daftar riwayat hidup terbaru.');
  expect(rows.filter(([, , required]) => !required).map(([id]) => id)).toEqual(['dasar-1']);
});

const facts = {
  region: () => undefined,
  disabilityOf: () => undefined,
  hasDisability: () => false,
  now: new Date('2026-03-10T02:00:00Z'),
};
const errorsOf = (purpose: string, otherPurpose: string, change: Partial<PersonalTexts> = {}) => {
  const nothing = Object.fromEntries(personalFields.map((name) => [name, ''])) as PersonalTexts;
  return applicationErrors({ personal: { ...nothing, ...change }, purpose, otherPurpose }, facts);
};

it('an application needs the fields of FR.APL.01, and from a person with a disability its kind', () => {
  const needed = [
    ...['fullname', 'identity_number', 'birth_place', 'birth_date', 'gender', 'nationality', 'address'],
    ...['province_id', 'city_id', 'district_id', 'village_id', 'postal_code', 'mobile_phone', 'qualification'],
  ];
  expect(Object.keys(errorsOf('rpl', '')).sort()).toEqual([...needed, 'has_disability'].sort());
  const disabled = Object.keys(errorsOf('rpl', '', { has_disability: '1' }));
  expect(disabled.sort()).toEqual([...needed, 'disability_id', 'disability_type_id'].sort());
});

it.each(['', '{', '{}', 'null', '5'])('a self-assessment cannot be read from %j', (json) => {
  const scheme = { units: [] };
  expect(selfAssessmentErrors(scheme, sentAnswers(json), new Map())).toEqual({
    answers: ['Jawaban tidak dapat dibaca.'],
  });
});

it('a self-assessment is read without its invalid parts', () => {
  const list = [null, 5, {}, { element_id: 1 }, { element_id: 'J.1.1', evidence: ' a ', file_ids: ['good', 1] }];
  expect(sentAnswers(JSON.stringify(list))).toEqual(
    new Map([['J.1.1', { competent: null, evidence: 'a', file_ids: ['good'] }]]),
  );
});

const appeal = { explained: true, discussed: false, others_involved: true, reason: 'Bukti saya lengkap.' };
const refused = (errors: Record<string, string[]>) => ({ kind: 'refused', errors });

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
