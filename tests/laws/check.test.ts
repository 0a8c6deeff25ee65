import { expect, it } from 'vitest';
import page from '../../docs/how-to-serve-this-portal.md?raw';
import { isFields } from '../../src/application/fields-of.ts';
import { Comparison } from '../../tools/contract/check/drift.ts';
import { checkedCalls } from '../../tools/contract/check/findings.ts';
import { costOf, judged } from '../../tools/contract/check/judge.ts';
import { type Known, knownCalls } from '../../tools/contract/check/known.ts';
import {
  changedAt,
  isTable,
  opened,
  type Place,
  placeText,
  removed,
  within,
} from '../../tools/contract/check/shape.ts';
import { table } from '../../tools/contract/table.ts';

// The law: the check tells each field whose absence changes what a page shows to the candidate in that state, and accuses of no other.

const known = await knownCalls();

const placesOf = (value: unknown, at: Place): readonly Place[] => {
  if (Array.isArray(value)) return value.flatMap((each) => placesOf(each, [...at, '[]']));
  if (typeof value !== 'object' || value === null || isTable({ ...value })) return [];
  return Object.entries(value).flatMap(([name, each]) => [[...at, name], ...placesOf(each, [...at, name])]);
};

/** The fields that the portal misses where a known reply leaves them out, and that the check does not tell. */
const untold = (reply: Known): readonly string[] => {
  const { replies, reader } = reply;
  const missed = replies.flatMap((body) => {
    const { content, at } = opened(body);
    const places = new Map(placesOf(content, ['data']).map((place) => [placeText(place), place]));
    return [...places].flatMap(([field, place]) => {
      const without = changedAt(body, within(at, place), removed).value;
      if (costOf(judged(reader, body), judged(reader, without)) === 'none') return [];
      const drifts = new Comparison(reply).reply(without);
      return drifts.some((drift) => drift.field === field && drift.cost !== 'none') ? [] : [field];
    });
  });
  return [...new Set(missed)];
};

const read = table.flatMap(({ name, call }) => {
  const reply = known.get(call);
  return reply ? [{ name, reply }] : [];
});

it.each(read)('the check tells each field that a page misses of $name', ({ reply }) => {
  expect(untold(reply)).toEqual([]);
});

/** The calls whose replies the page for authors of an API shows, as in `POST /api/assessment/answers (save)`. */
const shown = [...page.matchAll(/^```json5\n(.*?)^```/gms)].flatMap(([, json = '']) =>
  Object.entries(JSON.parse(json)).map(([named, body]) => {
    const [, call, word = ''] = /^(\S+ \S+?)(?: \((\w+)\))?$/.exec(named) ?? [];
    const rows = table.filter(({ method, path }) => `${method} ${path.replace('*}', '}')}` === call);
    const row = rows.find(({ name }) => name.endsWith(`.${word}`)) ?? rows[0];
    return { named, body, reply: row && known.get(row.call) };
  }),
);

it.each(shown)('the check knows each field that the documents show: $named', ({ reply, body }) => {
  if (!reply) throw new Error('no such call');
  const unknown = new Comparison(reply).reply(body).filter(({ kind }) => kind === 'extra');
  expect(unknown.map(({ field }) => field)).toEqual([]);
});

const ofOne = shown.flatMap(({ named, body }) => {
  const [first] = isFields(body) && Array.isArray(body.data) ? body.data : [];
  const isOne = ({ method, path }: (typeof table)[number]) =>
    `${method} ${path.replace(/\/\{[^}]*\}$/, '/')}` === `${named}/`;
  return first === undefined ? [] : table.filter(isOne).map((row) => ({ ...row, body: { data: first } }));
});

it.each(ofOne)(
  'the check accuses no API whose $name shows what the documents show of its list',
  ({ call, path, body }) => {
    const exchange = {
      call,
      path,
      status: 200,
      contentType: 'application/json',
      text: JSON.stringify(body),
      redirected: false,
    };
    const checked = checkedCalls([{ ...exchange, sent: undefined, date: null, arrived: 0 }], known);
    const accused = checked.flatMap(({ drifts }) =>
      drifts.filter(({ cost, isOptional }) => cost !== 'none' && !isOptional),
    );
    expect(accused.map(({ field }) => field)).toEqual([]);
  },
);

const person = { id: 7, email: 'siti@contoh.example', fullname: 'Siti Rahma', email_verified_at: null };
const signature = { image: '/storage/ttd/3.png', signed_at: '2027-01-04T02:00:00Z' };
const form = {
  ...{ trx_id: 501, status: 'draft', candidate: 'Siti Rahma', continues: null, review: null, sent_at: null },
  schema: { title: 'Barista', number: 'SKM/03/2026', kind: 'Klaster' },
  assessor: { name: 'Dewi Contoh', registration: 'MET.000.000001 2019' },
  units: [
    {
      ...{ code: 'I.56', title: 'Menyeduh' },
      elements: [{ id: 71, no: 1, title: 'Menyiapkan alat', criteria: ['Alat bersih'] }],
    },
  ],
  ...{ answers: [], files: [], signature: null, assessor_signature: null },
};
const approved = {
  ...form,
  ...{ status: 'approved', continues: true, sent_at: '2027-01-03T02:00:00Z', signature, assessor_signature: signature },
  review: { at: '2027-01-04T02:00:00Z', reviewer: 'Dewi Contoh', note: null, notes: [] },
  answers: [{ element_id: 71, competent: true, evidence: 'Kerja tiap hari.', file_ids: [] }],
};
const { assessor_signature: _, ...unsigned } = approved;

const exam = {
  ...{ question_id: 41, title: 'Ujian', status: 'running', question_count: 2, time: 60, extra_time: 0 },
  ...{ started_at: '2027-01-11T02:05:00Z', opens_at: null, closes_at: null, submit_allowed: true, note: null },
};
const schedule = { starts_at: '2027-01-11T01:00:00Z', ends_at: '2027-01-11T09:00:00Z', city: 'Bandung', zone: 'WIB' };
const place = { site_name: 'TUK Contoh', site_address: 'Jalan Contoh 1' };
const written = { ...exam, kind: 'written', type: 'pilihan-ganda', receipt: null };
const essay = { ...exam, question_id: 42, kind: 'essay', receipt: null };
const submitted = { ...written, status: 'submitted' };
const examsOf = (...exams: readonly object[]) => ({
  ...{ trx_id: 501, schema: form.schema, candidate: 'Siti Rahma', assessor: form.assessor, bring: ['KTP'], exams },
  schedule: { ...schedule, ...place },
});
const stage = { since: '2027-01-04T02:00:00Z', waiting_for: 'candidate', note: null, due: null, opens_at: null };
const timeline = {
  ...{ trx_id: 501, schema: { slug: 'barista', title: 'Barista' }, schedule: { ...schedule, ...place } },
  stages: [{ ...stage, name: 'apl01', status: 'returned' }],
  certificate: { number: null, issued_at: null, valid_until: null },
};

/** Replies of a server, by hand, and the fields that a page shows empty for want of them. */
const raw = [
  { reply: 'a candidate without a word of the photo', name: 'account.current', data: person, told: ['data.photo'] },
  ...['account.logIn', 'registration.signUp'].map((name) => ({
    ...{ reply: `a candidate of three fields to ${name}`, name, told: [] },
    data: { user: { id: 7, email: person.email, fullname: person.fullname }, token: 'a-token' },
  })),
  { reply: 'a candidate who has no photo', name: 'account.current', data: { ...person, photo: null }, told: [] },
  { reply: 'a draft that nobody has signed', name: 'apl.apl02', data: form, told: [] },
  { reply: 'an approved form with both signatures', name: 'apl.apl02', data: approved, told: [] },
  {
    reply: 'an approved form with null for the assessor’s signature',
    ...{ name: 'apl.apl02', data: { ...approved, assessor_signature: null }, told: ['data.assessor_signature'] },
  },
  {
    reply: 'an approved form without the assessor’s signature',
    ...{ name: 'apl.apl02', data: unsigned, told: ['data.assessor_signature'] },
  },
  {
    reply: 'exams without times to open and to close, of which only the written one has a type',
    ...{ name: 'exam.exams', data: examsOf(written, essay), told: [] },
  },
  {
    reply: 'a submitted exam without a receipt',
    ...{ name: 'exam.exams', data: examsOf(submitted, essay), told: ['data.exams[].receipt'] },
  },
  {
    reply: 'a returned stage without a note and a deadline',
    ...{ name: 'assessment.timeline', data: timeline, told: [] },
  },
];

it.each(raw)('the check tells $told of $reply (fault matrix 114)', ({ name, data, told }) => {
  const { call } = table.find((row) => row.name === name) ?? {};
  if (!call) throw new Error(`no call ${name}`);
  const text = JSON.stringify({ data });
  const exchange = { call, path: call.path, status: 200, contentType: 'application/json', text, redirected: false };
  const found = checkedCalls([{ ...exchange, sent: undefined, date: null, arrived: 0 }], known);
  const costly = found.flatMap(({ drifts }) => drifts.filter(({ cost, isOptional }) => cost !== 'none' && !isOptional));
  expect(costly.map(({ field }) => field)).toEqual(told);
});

const inWib = (instant: string) => new Date(Date.parse(instant) + 7 * 3_600_000).toISOString().slice(0, 19);
const ofInstants = (write: (instant: string) => unknown) => (value: unknown) =>
  typeof value === 'string' && /^\d{4}-\d\d-\d\dT/.test(value) ? write(value) : value;
const ofIds = (write: (id: string) => unknown) => (value: unknown, field: string) =>
  /(^|_)id$/.test(field) && /^\d+$/.test(String(value)) ? write(String(value)) : value;

type Writing = (value: unknown, field: string) => unknown;

/** Writings of a value that the page for authors allows, each for all such values of a reply. */
const writings: Readonly<Record<string, Writing>> = {
  'instants in UTC+7': ofInstants((instant) => `${inWib(instant)}+07:00`),
  'instants without a zone': ofInstants((instant) => inWib(instant).replace('T', ' ')),
  'instants as seconds': ofInstants((instant) => Math.floor(Date.parse(instant) / 1_000)),
  'ids as numbers': ofIds(Number),
  'ids as texts': ofIds(String),
  'yes or no as numbers': (value) => (typeof value === 'boolean' ? Number(value) : value),
  'yes or no as texts': (value) => (typeof value === 'boolean' ? String(Number(value)) : value),
  'money with two digits': (value, field) =>
    /^(price|amount)$/.test(field) && typeof value === 'number' ? `${value}.00` : value,
};

const rewritten = (value: unknown, write: Writing): unknown =>
  JSON.parse(JSON.stringify(value, (field, each) => write(each, field)));

it.each(read)('the check accuses no writing that the documents allow in $name', ({ reply }) => {
  const accused = Object.entries(writings).flatMap(([name, write]) =>
    reply.replies.flatMap((body) =>
      new Comparison(reply)
        .reply(rewritten(body, write))
        .flatMap(({ cost, field }) => (cost === 'none' ? [] : [`${name}: ${field}`])),
    ),
  );
  expect([...new Set(accused)]).toEqual([]);
});

const features = table.flatMap((row) => {
  const feature = row.feature ?? row.source;
  return feature === undefined ? [] : [{ ...row, feature }];
});

it.each(features)(
  'the check does not accuse an API without $feature, however it refuses $name',
  ({ call, feature }) => {
    const text = '{"message":"Unauthenticated."}';
    const refused = [401, 403, 404, 405].flatMap((status) => {
      const exchange = { call, path: call.path, status, contentType: 'application/json', text, redirected: false };
      return checkedCalls([{ ...exchange, sent: undefined, date: null, arrived: 0 }], known);
    });
    const accused = refused.flatMap(({ drifts }) =>
      drifts.filter(({ cost, isOptional }) => cost !== 'none' && !isOptional),
    );
    expect([feature, ...accused.map(({ found }) => found)]).toEqual([feature]);
  },
);
