import { type Database, type MutableTable, mutableTables } from '../database/database.ts';
import type { ExamAnswerRow, ExamAttemptRow, ExamTickRow } from '../database/exam-rows.ts';
import type { AdjustmentRow } from '../database/form-rows.ts';
import type { MessageRow } from '../database/message-rows.ts';
import type { StoredTables } from '../database/persistence.ts';
import type { AccountLinkRow, MailRow } from '../database/rows.ts';

/** One row for each table that the seed leaves empty, so that `isLike` knows the types of its columns. */
const samples: Readonly<Partial<Record<MutableTable, Readonly<Record<string, unknown>>>>> = {
  adjustments: { id: '', needs: [], other: '', sent_at: '', answer: {} } satisfies Record<keyof AdjustmentRow, unknown>,
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
    others: [],
    file: {},
  } satisfies Record<keyof ExamAnswerRow, unknown>,
  examTicks: { id: '', sitting_id: '', criterion: '', competent: true } satisfies ExamTickRow,
  mails: { id: '', to: '', subject: '', lines: [], link: '', link_title: '', sent_at: '' } satisfies MailRow,
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
};

const kindOf = (value: unknown): string => (Array.isArray(value) ? 'list' : typeof value);

type Kinds = ReadonlyMap<string, ReadonlySet<string>>;

const kindsIn = (rows: readonly object[]): Kinds => {
  const kinds = new Map<string, Set<string>>();
  for (const row of rows) {
    for (const [column, value] of Object.entries(row)) {
      const known = kinds.get(column) ?? new Set();
      kinds.set(column, known);
      if (value != null) known.add(kindOf(value));
    }
  }
  return kinds;
};

/** Whether each value has a type (text, number, list …) that its column also has in the database; null is always allowed. */
export const isLike = (db: Database, tables: StoredTables): boolean =>
  mutableTables.every((name) => {
    const sample = samples[name];
    const kinds = kindsIn([...db[name].all(), ...(sample ? [sample] : [])]);
    const isKnown = ([column, value]: [string, unknown]) => {
      const known = kinds.get(column);
      return value === null || known === undefined || known.size === 0 || known.has(kindOf(value));
    };
    return (tables[name] ?? []).every((row) => Object.entries(row as object).every(isKnown));
  });
