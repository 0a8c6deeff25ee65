import type { Database, MutableTable } from '../database/database.ts';

type Columns = {
  readonly [From in MutableTable]?: keyof NonNullable<ReturnType<Database[From]['get']>>;
};

/**
 * Foreign keys between tables. Excludes settings and stored replies, which may name removed rows. Also excludes voucher codes and some
 * certificates, which may refer to data outside this world.
 */
export const references: readonly (readonly [to: keyof Database, key: 'id' | 'number', from: Columns])[] = [
  [
    'candidates',
    'id',
    {
      profiles: 'id',
      educations: 'candidate_id',
      careers: 'candidate_id',
      sessions: 'candidate_id',
      transactions: 'candidate_id',
      vouchers: 'candidate_id',
      prakerjaCodes: 'redeemed_by',
      files: 'candidate_id',
      notifications: 'candidate_id',
      messages: 'candidate_id',
      accountLinks: 'candidate_id',
    },
  ],
  [
    'transactions',
    'id',
    {
      transactions: 'previous_transaction_id',
      vouchers: 'trx_id',
      stages: 'trx_id',
      agreements: 'id',
      adjustments: 'id',
      apl01s: 'id',
      apl02s: 'id',
      examSittings: 'trx_id',
      results: 'id',
      appeals: 'id',
      feedbacks: 'id',
      notifications: 'trxid',
      messages: 'trx_id',
    },
  ],
  [
    'schemes',
    'id',
    {
      schedules: 'scheme_id',
      transactions: 'scheme_id',
      vouchers: 'scheme_id',
      prakerjaCodes: 'scheme_id',
      certificates: 'scheme_id',
    },
  ],
  ['schedules', 'id', { transactions: 'schedule_id', vouchers: 'schedule_id' }],
  ['examSittings', 'id', { examAnswers: 'sitting_id', examTicks: 'sitting_id' }],
  ['files', 'id', { apl01s: 'requirement_files', apl02s: 'file_ids', examAnswers: 'file' }],
  ['certificates', 'number', { transactions: 'renewal_of' }],
  ['disabilities', 'id', { profiles: 'disability_id' }],
  ['disabilityTypes', 'id', { profiles: 'disability_type_id' }],
];

type Cells = Readonly<Record<string, unknown>>;
const rowsOf = (db: Database, name: string): readonly Cells[] => db[name as keyof Database].all() as never;

const namesIn = (value: unknown): readonly unknown[] => {
  if (value == null) return [];
  if (typeof value !== 'object') return [value];
  return 'id' in value ? [value.id] : Object.values(value);
};

export const isWhole = (db: Database): boolean =>
  references.every(([to, key, from]) => {
    const known = new Set(rowsOf(db, to).map((row) => row[key]));
    return Object.entries(from).every(([name, column]) =>
      rowsOf(db, name).every((row) => namesIn(row[column]).every((each) => known.has(each))),
    );
  });
