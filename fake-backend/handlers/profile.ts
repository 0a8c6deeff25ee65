import type { HttpHandler } from 'msw';
import { authorised, type Call } from '../authorised.ts';
import type { Backend } from '../backend.ts';
import type { ProfileRow } from '../database/profile-rows.ts';
import type { CandidateRow } from '../database/rows.ts';
import { regionFinder } from '../database/seed/regions.ts';
import { type MultipartForm, multipartForm } from '../form.ts';
import { forbidden, notFound, ok, refused } from '../respond.ts';
import { type GuardianTexts, guardianErrors, guardianFields } from '../rules/guardian.ts';
import { type ImageRule, judgeImage, photoRule, signatureRule } from '../rules/image.ts';
import { type PersonalTexts, personalErrors, personalFields } from '../rules/profile.ts';

/** Days are stored as sent, `YYYY/MM/DD`, and returned in Laravel's format. */
const wire = ({ fullname, photo }: CandidateRow, { id: _, ...row }: ProfileRow) => ({
  ...row,
  fullname,
  photo,
  birth_date: row.birth_date?.replaceAll('/', '-') ?? null,
});

const answer = ({ db }: Backend, candidateId: string): Response => {
  const [candidate, row] = [db.candidates.get(candidateId), db.profiles.get(candidateId)];
  return ok(candidate && row ? wire(candidate, row) : null);
};

export const ownProfile = ({ db }: Backend, call: Call, own: () => Response): Response => {
  const asked = call.param('id');
  if (asked === call.candidate.id) return own();
  return db.candidates.get(asked) ? forbidden() : notFound();
};

const read = (backend: Backend) =>
  authorised(backend, 'get', '/api/profile/:id', (call) =>
    ownProfile(backend, call, () => answer(backend, call.candidate.id)),
  );

const textOf = (stored: unknown): string =>
  typeof stored === 'boolean' ? (stored ? '1' : '0') : typeof stored === 'string' ? stored : '';

const personalTexts = (form: MultipartForm, stored: Readonly<Record<string, unknown>>): PersonalTexts =>
  Object.fromEntries(
    personalFields.map((name) => [name, form.has(name) ? form.text(name) : textOf(stored[name])]),
  ) as PersonalTexts;

const objections = async ({ db, clock }: Backend, texts: PersonalTexts) =>
  personalErrors(texts, {
    region: await regionFinder([texts.province_id, texts.city_id, texts.district_id, texts.village_id]),
    disabilityOf: (typeId) => db.disabilityTypes.get(typeId)?.disability_id,
    hasDisability: (id) => db.disabilities.get(id) !== undefined,
    now: clock.now(),
  });

const picture = async (form: MultipartForm, field: string, rule: ImageRule) => {
  const file = await form.file(field);
  if (!file) return { dataUrl: null, errors: {} };
  const outcome = judgeImage(file.bytes, rule);
  return outcome.kind === 'accepted'
    ? { dataUrl: outcome.dataUrl, errors: {} }
    : { dataUrl: null, errors: { [field]: [outcome.message] } };
};

type Kept = Pick<ProfileRow, 'signature' | (typeof guardianFields)[number]>;

const keptOf = (row: Kept | undefined): Kept => ({
  signature: row?.signature ?? null,
  guardian_name: row?.guardian_name ?? null,
  guardian_relation: row?.guardian_relation ?? null,
  guardian_contact: row?.guardian_contact ?? null,
  guardian_consent: row?.guardian_consent ?? null,
});

const rowOf = (id: string, texts: PersonalTexts, kept: Kept): ProfileRow => {
  const { fullname: _, has_disability: answered, ...rest } = texts;
  const disabled = answered === '' ? null : answered === '1';
  const filled = Object.fromEntries(Object.entries(rest).map(([name, text]) => [name, text === '' ? null : text]));
  const none = disabled ? {} : { disability_id: null, disability_type_id: null };
  return { id, ...filled, ...none, has_disability: disabled, ...kept } as ProfileRow;
};

const emptyTexts = Object.fromEntries(personalFields.map((name) => [name, ''])) as PersonalTexts;

export const newProfile = (id: string, texts: Partial<PersonalTexts> = {}): ProfileRow =>
  rowOf(id, { ...emptyTexts, ...texts }, keptOf(undefined));

const saveGuardian = (backend: Backend, candidateId: string, form: MultipartForm): Response => {
  const texts = Object.fromEntries(guardianFields.map((name) => [name, form.text(name)])) as GuardianTexts;
  const errors = guardianErrors(texts);
  if (Object.keys(errors).length > 0) {
    return refused({ code: '03', message: 'Data yang dikirim tidak sesuai', errors });
  }
  const { profiles } = backend.db;
  const row = profiles.get(candidateId) ?? newProfile(candidateId);
  profiles.put({ ...row, ...texts, guardian_consent: true });
  return answer(backend, candidateId);
};

/** A form with only a photo does not change the personal data. */
const save = (backend: Backend) =>
  authorised(backend, 'post', '/api/profile', async ({ candidate, request }) => {
    const form = await multipartForm(request);
    const personal = personalFields.some((name) => form.has(name));
    if (form.has('guardian_consent') && !personal) return saveGuardian(backend, candidate.id, form);
    const photo = await picture(form, 'photo', photoRule);
    const alone = form.has('photo') && !personal;
    const { candidates, profiles } = backend.db;
    const stored = profiles.get(candidate.id);
    const texts = personalTexts(form, personal ? { ...stored, fullname: candidate.fullname } : {});
    const errors = { ...(alone ? {} : await objections(backend, texts)), ...photo.errors };
    if (Object.keys(errors).length > 0) {
      return refused({ code: '03', message: 'Data yang dikirim tidak sesuai', errors });
    }
    const row = stored ?? newProfile(candidate.id);
    const fullname = alone ? candidate.fullname : texts.fullname;
    candidates.put({ ...candidate, fullname, photo: photo.dataUrl ?? candidate.photo });
    profiles.put(alone ? row : rowOf(candidate.id, texts, keptOf(row)));
    return answer(backend, candidate.id);
  });

const saveSignature = (backend: Backend) =>
  authorised(backend, 'post', '/api/profile/signature', async ({ candidate, request }) => {
    const { dataUrl, errors } = await picture(await multipartForm(request), 'signature', signatureRule);
    if (dataUrl === null) {
      const missing = { signature: ['Tanda tangan wajib diisi.'] };
      return refused({ code: '03', message: 'Data yang dikirim tidak sesuai', errors: { ...missing, ...errors } });
    }
    const { profiles } = backend.db;
    const row = profiles.get(candidate.id) ?? newProfile(candidate.id);
    profiles.put({ ...row, signature: dataUrl });
    return answer(backend, candidate.id);
  });

export const profileHandlers = (backend: Backend): HttpHandler[] =>
  [read, save, saveSignature].map((handler) => handler(backend));
