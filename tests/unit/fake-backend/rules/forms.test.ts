import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { RegionRow } from '../../../../fake-backend/database/rows.ts';
import { schemeSeeds } from '../../../../fake-backend/database/seed/schemes.ts';
import { applicationErrors, requirementRows } from '../../../../fake-backend/rules/apl01.ts';
import { selfAssessmentErrors, sentAnswers } from '../../../../fake-backend/rules/apl02.ts';
import { judgeAppeal } from '../../../../fake-backend/rules/appeal.ts';
import { judgeDocument } from '../../../../fake-backend/rules/document.ts';
import { judgeWorkFile } from '../../../../fake-backend/rules/exam/work-file.ts';
import { judgeFeedback } from '../../../../fake-backend/rules/feedback.ts';
import {
  type PersonalTexts,
  type ProfileFacts,
  personalErrors,
  personalFields,
} from '../../../../fake-backend/rules/profile.ts';
import { judgeSignature } from '../../../../fake-backend/rules/sign.ts';
import { fromPersonalData, personalWireNames } from '../../../../src/adapters/http/profile/profile-wire.ts';
import { problemsOf, tidied } from '../../../../src/domain/profile/personal-data.ts';
import type { PersonalData } from '../../../../src/domain/profile/profile.ts';
import { completePersonalData } from '../../../builders/personal-data.ts';

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

describe('a profile', () => {
  const now = new Date('2026-03-10T02:00:00Z');
  const regions: Record<string, RegionRow> = {
    '34': { id: '34', parent_id: null, level: 'province', name: 'A' },
    '51': { id: '51', parent_id: null, level: 'province', name: 'B' },
    '3404': { id: '3404', parent_id: '34', level: 'city', name: 'C' },
    '340407': { id: '340407', parent_id: '3404', level: 'district', name: 'D' },
    '3404072001': { id: '3404072001', parent_id: '340407', level: 'village', name: 'E' },
  };
  const facts: ProfileFacts = {
    region: (id) => regions[id],
    hasDisability: (id) => id === 'DIS-1',
    disabilityOf: (typeId) => (typeId === 'DIS-1-1' ? 'DIS-1' : undefined),
    now,
  };
  const textsOf = (personal: PersonalData): PersonalTexts => {
    const form = fromPersonalData(personal);
    return Object.fromEntries(personalFields.map((name) => [name, String(form.get(name))])) as PersonalTexts;
  };
  const errorsOf = (change: Partial<PersonalData>) =>
    Object.keys(personalErrors(textsOf({ ...completePersonalData, ...change }), facts));

  describe('the server’s list of errors in personal data', () => {
    it('is empty when they are complete, and when they are empty except for the name', () => {
      expect(errorsOf({})).toEqual([]);
      const nothing = Object.fromEntries(personalFields.map((name) => [name, ''])) as PersonalTexts;
      expect(personalErrors(nothing, facts)).toEqual({ fullname: ['Nama lengkap wajib diisi.'] });
    });

    it('has every problem of the portal’s, and beyond them only ages and passports, which the server judges', () => {
      const signs = fc.constantFrom(...'0123456789+8 xX@./-'.split(''));
      const some = (...texts: string[]) =>
        fc.oneof(
          fc.constantFrom('', ...texts),
          fc.array(signs, { maxLength: 18 }).map((list) => list.join('')),
        );
      const changes = fc.record({
        fullname: fc.oneof(fc.constantFrom('', 'x', 'x'.repeat(255), 'x'.repeat(256)), fc.string({ maxLength: 6 })),
        identityKind: fc.constantFrom('nik' as const, 'passport' as const),
        identityNumber: some('3404076005980000', 'X1234567'),
        birthDate: fc.constantFrom('', '1998-05-20', '2011-03-10', '2011-03-11', '2030-01-01', '1998-02-30'),
        postalCode: some('55281'),
        homePhone: some('123456'),
        mobilePhone: some('081200001001', '+6281200001001', '08120000'),
        workEmail: some('kantor@contoh.example', 'a@b'),
        workPostalCode: some('55281'),
      });
      fc.assert(
        fc.property(changes, (change) => {
          const personal = tidied({ ...completePersonalData, ...change });
          const found = Object.keys(problemsOf(personal, '2026-03-10')) as (keyof PersonalData)[];
          const errors = errorsOf(personal);
          const wires = found.map((name) => personalWireNames[name]);
          const judgedByServer = errors.filter((name) => !(wires as string[]).includes(name));
          expect(errors).toEqual(expect.arrayContaining(wires));
          expect(['birth_date', 'identity_number']).toEqual(expect.arrayContaining(judgedByServer));
        }),
        { numRuns: 1000 },
      );
    });
  });

  const texts = (change: Partial<PersonalTexts>) =>
    personalErrors({ ...textsOf(completePersonalData), ...change }, facts);

  it.each<[Partial<PersonalTexts>, (keyof PersonalTexts)[]]>([
    [{ identity_type: 'sim' }, ['identity_type']],
    [{ gender: 'X' }, ['gender']],
    [{ qualification: 'S4' }, ['qualification']],
    [{ has_disability: 'ya' }, ['has_disability']],
    [{ has_disability: '1', disability_id: 'x', disability_type_id: '' }, ['disability_id']],
    [{ has_disability: '1', disability_id: 'DIS-1', disability_type_id: 'x' }, ['disability_type_id']],
    [{ has_disability: '1', disability_id: 'DIS-1', disability_type_id: 'DIS-1-1' }, []],
    [{ village_id: '' }, []],
    [{ district_id: '' }, ['village_id']],
    [{ province_id: '51' }, ['city_id']],
    [{ province_id: '99' }, ['province_id']],
    [{ city_id: '34' }, ['city_id']],
    [{ district_id: '34' }, ['district_id']],
    [{ village_id: '34' }, ['village_id']],
  ])('with %j the server objects to %j', (change, names) => {
    expect(Object.keys(texts(change))).toEqual(names);
  });
});

describe('a file', () => {
  const bytesOf = (beginning: string, length = beginning.length) => {
    const bytes = new Uint8Array(length);
    bytes.set(Buffer.from(beginning, 'latin1'));
    return bytes;
  };
  const refused = (message: string) => ({ kind: 'refused', message });

  const documents = [
    ['application/pdf', '%PDF-1.7'],
    ['image/jpeg', '\xff\xd8\xff\xe0'],
    ['image/png', '\x89PNG\r\n\x1a\n\0'],
  ] as const;
  const works = [...documents, ['application/zip', 'PK\x03\x04'], ['video/mp4', '\0\0\0\x20ftypisom']] as const;

  describe('evidence and task files', () => {
    it('get their type from their first bytes', () => {
      for (const [type, beginning] of works) {
        const accepted = { kind: 'accepted', type };
        expect(judgeWorkFile(bytesOf(beginning), 1)).toEqual(accepted);
      }
      for (const [type, beginning] of documents)
        expect(judgeDocument(bytesOf(beginning, 2_000_000), 'File')).toMatchObject({ kind: 'accepted', type });
    });

    it('are refused when they are empty, too large, or something else', () => {
      expect(judgeWorkFile(bytesOf(''), 1)).toEqual(refused('File kosong.'));
      expect(judgeDocument(bytesOf(''), 'File')).toEqual(refused('File kosong.'));
      expect(judgeWorkFile(bytesOf('%PDF-', 3000), 3).kind).toBe('accepted');
      expect(judgeWorkFile(bytesOf('%PDF-', 3001), 3)).toEqual(refused('File tidak boleh berukuran lebih dari 3 KB'));
      const large = 'File tidak boleh berukuran lebih dari 2.000 KB.';
      expect(judgeDocument(bytesOf('%PDF-', 2_000_001), 'File')).toEqual(refused(large));
      expect(judgeDocument(bytesOf('%PDF-', 5_000_000), 'File', 5000).kind).toBe('accepted');
      for (const other of ['GIF89a', 'RIFF\0\0\0\0WEBPVP8 ', 'ftypisom', ' PK\x03\x04']) {
        expect(judgeWorkFile(bytesOf(other), 1)).toEqual(refused('File harus berupa PDF, JPG, PNG, ZIP, atau MP4.'));
        expect(judgeDocument(bytesOf(other), 'File')).toEqual(refused('File harus berupa PDF, JPG, atau PNG.'));
      }
    });
  });

  describe('the signature of a form', () => {
    const own = 'data:image/png;base64,AA==';
    const judged = (texts: Record<string, string>, ofProfile: string | null) =>
      judgeSignature((name) => texts[name] ?? '', ofProfile);

    it('is that of the profile when the form requests it', () => {
      const missing = refused('Profil Anda belum memiliki tanda tangan.');
      expect(judged({ signature_source: 'profile' }, own)).toEqual({ kind: 'signed', image: own });
      expect(judged({ signature_source: 'profile', signature: own }, null)).toEqual(missing);
    });
  });
});
