import { type Database, type MutableTable, mutableTables } from '../database/database.ts';
import type { ExamAnswerRow, ExamAttemptRow, ExamTickRow } from '../database/exam-rows.ts';
import type { AdjustmentRow, ResultRow } from '../database/form-rows.ts';
import type { MessageRow } from '../database/message-rows.ts';
import type { StoredTables } from '../database/persistence.ts';
import type { ProfileRow } from '../database/profile-rows.ts';
import type { AccountLinkRow, MailRow, TransactionRow } from '../database/rows.ts';
import type { SettingsRow } from '../database/server-rows.ts';

/** Rows for what the seed leaves empty, so that `isLike` knows the types of these columns. */
const samples: Readonly<Partial<Record<MutableTable, Readonly<Record<string, unknown>>>>> = {
  adjustments: { id: '', needs: [''], other: '', sent_at: '', answer: {} } satisfies Record<
    keyof AdjustmentRow,
    unknown
  >,
  examSittings: {
    id: '',
    trx_id: '',
    question_id: '',
    started_at: '',
    extra_time: 0,
    closed: '',
    receipt: {},
  } satisfies Record<keyof ExamAttemptRow, unknown>,
  examAnswers: {
    id: '',
    sitting_id: '',
    question_detail_id: '',
    current: {},
    others: [{}],
    file: {},
  } satisfies Record<keyof ExamAnswerRow, unknown>,
  examTicks: { id: '', sitting_id: '', criterion: '', competent: true } satisfies ExamTickRow,
  mails: { id: '', to: '', subject: '', lines: [''], link: '', link_title: '', sent_at: '' } satisfies MailRow,
  messages: {
    id: '',
    candidate_id: '',
    subject: '',
    trx_id: '',
    message: '',
    email: '',
    received_at: '',
    request_key: '',
    answer: '',
    answered_at: '',
    problem: { question_id: '', question_detail_id: '', kind: '' },
    decision: { kind: 'hint', minutes: 0 },
  } satisfies MessageRow,
  accountLinks: {
    id: '',
    purpose: '',
    candidate_id: '',
    made_at: '',
    expires_at: '',
    used: false,
    replaced: false,
  } satisfies Record<keyof AccountLinkRow, unknown>,
  profiles: {
    home_phone: '',
    guardian_name: '',
    guardian_relation: '',
    guardian_contact: '',
    guardian_consent: true,
  } satisfies Partial<ProfileRow>,
  transactions: { request_key: '' } satisfies Partial<TransactionRow>,
  results: { assessed_by: '' } satisfies Partial<ResultRow>,
  settings: { latency: 0 } satisfies Partial<SettingsRow>,
};

const kindOf = (value: unknown): string => (Array.isArray(value) ? 'list' : typeof value);
const kindsOf = (value: unknown): readonly string[] =>
  Array.isArray(value) ? ['list', ...value.map((each) => `list of ${kindOf(each)}`)] : [kindOf(value)];
const isOfList = (kind: string): boolean => kind.startsWith('list of ');
/** A column, or a list, without a known type accepts any value, because the world may have no row with one yet. */
const fits = (kind: string, known: readonly string[] = []): boolean =>
  known.includes(kind) || known.every((each) => isOfList(each) !== isOfList(kind));

type Kinds = ReadonlyMap<string, readonly string[]>;

const kindsIn = (rows: readonly object[]): Kinds => {
  const kinds = new Map<string, readonly string[]>();
  for (const row of rows) {
    for (const [column, value] of Object.entries(row)) {
      if (value === null || value === undefined) continue;
      const known = kinds.get(column) ?? [];
      kinds.set(column, [...new Set([...known, ...kindsOf(value)])]);
    }
  }
  return kinds;
};

/** Whether each value has a type (text, number, list of texts …) that its column also has in the database; null is always allowed. */
export const isLike = (db: Database, tables: StoredTables): boolean =>
  mutableTables.every((name) => {
    const sample = samples[name];
    const kinds = kindsIn([...db[name].all(), ...(sample ? [sample] : [])]);
    const isKnown = ([column, value]: [string, unknown]) =>
      value === null || kindsOf(value).every((kind) => fits(kind, kinds.get(column)));
    return (tables[name] ?? []).every((row) => Object.entries(row as object).every(isKnown));
  });
