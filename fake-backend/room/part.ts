import type { Backend } from '../backend.ts';
import type { CertificateRow } from '../database/certificate-rows.ts';
import type { Database, MutableTable } from '../database/database.ts';
import type { ExamAttemptRow } from '../database/exam-rows.ts';
import type { CandidateRow, TransactionRow } from '../database/rows.ts';
import { nextNumber } from '../database/seeding.ts';
import { newCertificate } from '../rules/certificate.ts';
import { nextTransactionId } from '../rules/purchase.ts';

const personal = [
  'candidates',
  'profiles',
  'educations',
  'careers',
  'transactions',
  'vouchers',
  'stages',
  'agreements',
  'adjustments',
  'apl01s',
  'apl02s',
  'examSittings',
  'examAnswers',
  'examTicks',
  'results',
  'appeals',
  'feedbacks',
  'certificates',
  'files',
  'notifications',
] as const satisfies readonly MutableTable[];

interface Row {
  readonly id: string;
  readonly candidate_id?: string;
  readonly trx_id?: string | null;
  readonly sitting_id?: string;
}

export type Part = ReadonlyMap<(typeof personal)[number], readonly Row[]>;

const rowsOf = (db: Database, name: (typeof personal)[number]): readonly Row[] => db[name].all();

export interface Person {
  readonly email: string;
  readonly fullname: string;
  readonly password: string;
  readonly persona: string;
  readonly trainee: true;
}

export const partOf = (db: Database, candidateId: string): Part => {
  const own = new Set([
    candidateId,
    ...db.transactions.where((row) => row.candidate_id === candidateId).map(({ id }) => id),
  ]);
  for (const { id, trx_id } of db.examSittings.all()) if (own.has(trx_id)) own.add(id);
  const isOwn = (row: Row) =>
    own.has(row.id) || own.has(row.candidate_id ?? '') || own.has(row.trx_id ?? '') || own.has(row.sitting_id ?? '');
  return new Map(personal.map((name) => [name, rowsOf(db, name).filter(isOwn)]));
};

const renamed = (
  value: unknown,
  names: ReadonlyMap<string, string>,
  words: readonly [string | RegExp, string][],
): unknown => {
  if (typeof value === 'string') {
    const whole = names.get(value);
    if (whole !== undefined) return whole;
    const colon = value.indexOf(':');
    const head = colon === -1 ? undefined : names.get(value.slice(0, colon));
    if (head !== undefined) return head + value.slice(colon);
    return value.startsWith('data:') ? value : words.reduce((text, [from, to]) => text.replaceAll(from, to), value);
  }
  if (Array.isArray(value)) return value.map((each) => renamed(each, names, words));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, renamed(each, names, words)]));
};

const namesOf = ({ db, clock }: Backend, part: Part, candidateId: string): Map<string, string> => {
  const names = new Map<string, string>();
  const numbers = [...db.transactions.all()];
  for (const [name, rows] of part) {
    for (const { id } of rows) {
      if (name === 'candidates') names.set(id, candidateId);
      else if (name === 'transactions') {
        const next = nextTransactionId(numbers, clock.now());
        numbers.push({ id: next } as TransactionRow);
        names.set(id, next);
      } else if (!names.has(id) && !names.has(id.split(':')[0] ?? '')) names.set(id, `${id}-${candidateId}`);
    }
  }
  return names;
};

const made = (backend: Backend, name: string, row: Row): Row => {
  if (name === 'transactions') {
    const purchase = row as TransactionRow;
    const token = purchase.payment_token && `snap-${backend.newSecret()}`;
    return { ...purchase, request_key: null, payment_token: token } as Row;
  }
  if (name === 'certificates') {
    const { holder, scheme_id: schemeId, issued_at: issuedAt } = row as CertificateRow;
    const { number, register_number } = newCertificate({ id: row.id, holder, schemeId, issuedAt });
    return { ...row, number, register_number } as Row;
  }
  if (name === 'examSittings') {
    const { receipt } = row as unknown as ExamAttemptRow;
    const end = String(nextNumber(backend.db)).padStart(6, '0');
    return { ...row, receipt: receipt && { ...receipt, number: receipt.number.replace(/\d{6}$/, end) } } as Row;
  }
  return row;
};

/**
 * Inserts a copy of one person's data for another person. `candidateId` must be new, or the rows of that candidate must have been removed.
 */
export const putPart = (backend: Backend, part: Part, person: Person, candidateId: string): void => {
  const [original] = (part.get('candidates') ?? []) as readonly CandidateRow[];
  if (!original) throw new Error('A part without a person.');
  const [profile] = (part.get('profiles') ?? []) as readonly { readonly identity_number?: string | null }[];
  const names = namesOf(backend, part, candidateId);
  const identity = profile?.identity_number;
  if (identity) names.set(identity, identity.slice(0, -4) + candidateId.slice(-4).padStart(4, '0'));
  const [firstName = ''] = original.fullname.split(' ');
  const words: [string | RegExp, string][] = [
    [original.email, person.email],
    [original.fullname, person.fullname],
    [new RegExp(`\\b${firstName}\\b`, 'g'), person.fullname],
  ];
  for (const [name, rows] of part) {
    for (const row of rows) {
      const copy = made(backend, name, renamed(row, names, words) as Row);
      backend.db[name].put((name === 'candidates' ? { ...copy, ...person } : copy) as never);
    }
  }
};

export const removePart = (db: Database, candidateId: string): void => {
  for (const [name, rows] of partOf(db, candidateId)) for (const { id } of rows) db[name].remove(id);
};
