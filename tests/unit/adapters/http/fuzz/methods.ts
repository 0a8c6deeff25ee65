import fs from 'node:fs';
import type { HttpClient } from '../../../../../src/adapters/http/http-client.ts';
import { isFields } from '../../../../../src/application/fields-of.ts';
import { table } from '../../../../../tools/contract/table.ts';
import { settled } from '../../../../fakes/purchase-fakes.ts';
import { repositoryCalls } from '../calls/repository-calls.ts';
import { httpRepositories, type Use } from '../repositories.ts';

export interface Method {
  readonly name: string;
  readonly run: (http: HttpClient) => Promise<unknown>;
  readonly good: unknown;
  /** Required paths such as `data.trx_id`, with `*` for array indexes. Everything else may be missing. */
  readonly needs: readonly string[];
}

/** One row with the first value of each field. Instants are written as Laravel does without a zone, on a whole minute. */
const merged = (rows: readonly unknown[]): unknown => {
  const known = rows.filter((row) => row !== null && row !== undefined);
  const [first = null] = known;
  if (Array.isArray(first)) return known.flat().length > 0 ? [merged(known.flat())] : [];
  if (typeof first === 'string') return first.replace(/^(\d{4}-\d\d-\d\d)T(\d\d:\d\d):.*$/, '$1 $2:00');
  if (!isFields(first)) return first;
  const names = new Set(known.flatMap((row) => Object.keys(row as object)));
  const valuesOf = (name: string) => known.map((row) => (row as Record<string, unknown>)[name]);
  return Object.fromEntries(Array.from(names, (name) => [name, merged(valuesOf(name))]));
};

interface Operation {
  readonly responses: Readonly<
    Record<string, { readonly content?: Readonly<Record<string, { readonly examples?: object }>> }>
  >;
}
const { paths } = JSON.parse(fs.readFileSync('docs/openapi.json', 'utf8')) as {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
};
/** The example replies of the documents, by call. */
const examples = new Map<string, { readonly value: unknown }>(
  Object.values(paths)
    .flatMap((operations) => Object.values(operations))
    .flatMap(({ responses }) => Object.values(responses))
    .flatMap(({ content = {} }) => Object.values(content))
    .flatMap((media) => Object.entries(media.examples ?? {})),
);

const at = '2026-01-05 09:00:00';
const ofExam = { transaction_id: 'TRX-1', question_id: 'E-1' };

const unit = { code: 'J.1', title: 'u' };
const notes = [{ target: 'address', text: 'x' }];
const review = { at, reviewer: 'x', note: null, notes };
const answered = { outcome: 'partly', text: 'x', extra_minutes: 15 };
const adjustments = { suggested: ['reader'], request: { needs: ['extra_time'], other: 'x', answer: answered } };
const reassessment = { units: [unit], assessor: { name: 'Asesor', registration: 'MET.000.000001 2019' } };
const answer = { granted: 1, text: 'x', at, reassessment };
const objection = { explained: true, discussed: 0, others_involved: false, reason: 'x', sent_at: at, file_id: 5 };
const signature = { image: 'ttd/7.png', signed_at: at };
const receipt = { number: 'TTU-1', submitted_at: at, answered: 1, total: 2, digest: 'a'.repeat(64) };
const version = { value: 'A', doubtful: 0, revision: 2, device: 'd', answered_at: at };
const made = { id: 5, name: 'hasil.zip', size: 900, uploaded_at: at };
const stored = { question_detail_id: 'Q-1', current: version, others: [version], file: made };
const criteria = [{ id: 'U.1.1', text: 'k', benchmark: 'b', competent: null }];
const question = { question_detail_id: 'Q-1', no: 1, kind: 'choice', question: 'x' };
const paper = {
  ...ofExam,
  steps: [{ no: 1, title: 'x', instruction: 'y' }],
  units: [{ ...unit, elements: [{ id: 'U.1', title: 'e', criteria }] }],
  questions: [
    { ...question, options: [{ value: 'A', text: 'a' }] },
    { ...question, question_detail_id: 'Q-2', kind: 'essay', max_length: 100 },
    { ...question, question_detail_id: 'Q-3', kind: 'upload', max_kb: 100 },
  ],
  answers: [stored],
};
const refused = [{ question_detail_id: 'Q-2', revision: 1, reason: 'x' }];

const bookable = ['data.*.schedule_id', 'data.*.schema', 'data.*.schema.slug', 'data.*.starts_at'];
const elements = ['data.units.*.code', 'data.units.*.elements', 'data.units.*.elements.*.id'];

/** A call that is not here needs nothing. */
const needs: Readonly<Record<string, readonly string[]>> = {
  'account.logIn': ['data.user', 'data.user.id', 'data.user.email'],
  'account.current': ['data.id', 'data.email'],
  'catalog.schemes': ['data.*.slug'],
  'catalog.scheme': ['data.slug'],
  'catalog.schedules': bookable,
  'catalog.schedule': bookable.map((path) => path.replace('*.', '')),
  'purchase.list': ['data.data.*.trx_id'],
  'purchase.create': ['data.trx_id'],
  'purchase.token': ['data.token'],
  'purchase.vouchers': ['data.*.id'],
  'purchase.redeem': ['data.id'],
  'assessment.timeline': ['data.stages', 'data.stages.*.name'],
  'assessment.result': ['data.competent'],
  'apl.apl01': ['data.requirements.*.id', 'data.requirements.*.file.id'],
  'apl.apl02': [...elements, 'data.answers.*.element_id', 'data.files.*.id'],
  'certificate.check': ['data.number', 'data.holder'],
  'exam.exams': ['data.exams.*.question_id'],
  'exam.start': ['data.kind', 'data.status'],
  'exam.upload': ['data.file', 'data.file.id'],
  'exam.uploaded': ['data.file.id'],
  'profile.educations': ['data.*.id'],
  'profile.careers': ['data.*.id'],
  'reference.provinces': ['data.*.id', 'data.*.name'],
  'notification.page': ['data.*.id'],
  'information.send': ['data.number'],
};

/** Fields that the examples of the documents lack. */
const more: Readonly<Record<string, object>> = {
  'assessment.agreement': { review, adjustments },
  'assessment.result': { reassessment, appeal_until: at },
  'assessment.appeal': { until: at, appeal: { ...objection, signature, answer } },
  'apl.apl01': { review },
  'apl.apl02': { review },
  'certificate.check': { status: 'revoked', revoked_at: at, revoked_reason: 'x' },
  'exam.exams': { trx_id: 'TRX-1' },
  'exam.start': { ...ofExam, receipt },
  'exam.content': paper,
  'exam.save': { refused, answers: [stored] },
};

const goodOf = (name: string): unknown => {
  const body = merged([examples.get(name)?.value]) as { readonly data: object };
  return more[name] ? { ...body, data: { ...body.data, ...more[name] } } : body;
};

const rowOf = async (use: Use) => {
  const asked: unknown[] = [];
  const ask = (call: unknown) => new Promise(() => void asked.push(call));
  const http = { call: ask, callAlone: ask, dated: ask, file: ask, fileOr: ask, usesCookies: true };
  void use(httpRepositories(http as unknown as HttpClient));
  await settled();
  return table.find(({ call }) => call === asked[0]);
};

/** These return a form as its read does, and may refuse what is not in it. */
const returnsForm = /^(assessment|apl|profile)\.(send|resend|sign|save|acknowledge)/;
const replies = new Set<unknown>();
const methodOf = ([use, row]: readonly [Use, Awaited<ReturnType<typeof rowOf>>]): readonly Method[] => {
  const { name = '', call = {} } = row ?? {};
  if (!('reply' in call) || !examples.has(name) || returnsForm.test(name) || replies.has(call.reply)) return [];
  replies.add(call.reply);
  return [{ name, run: (http) => use(httpRepositories(http)), good: goodOf(name), needs: needs[name] ?? [] }];
};

/** A call for each kind of reply. */
export const methods: readonly Method[] = (
  await Promise.all(repositoryCalls.map(async ([, use]) => [use, await rowOf(use)] as const))
).flatMap(methodOf);
