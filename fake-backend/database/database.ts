import { factory, nullable, primaryKey } from '@mswjs/data';
import type { CertificateRow } from './certificate-rows.ts';
import type { ExamAnswerRow, ExamAttemptRow, ExamTickRow } from './exam-rows.ts';
import type {
  AdjustmentRow,
  AgreementRow,
  Apl01Row,
  Apl02Row,
  AppealRow,
  FeedbackRow,
  FileRow,
  ResultRow,
} from './form-rows.ts';
import type { MessageRow } from './message-rows.ts';
import type { CareerRow, DisabilityRow, DisabilityTypeRow, EducationRow, ProfileRow } from './profile-rows.ts';
import type {
  AccountLinkRow,
  CandidateRow,
  MailRow,
  NotificationRow,
  PrakerjaCodeRow,
  ReviewRow,
  ScheduleRow,
  SchemeRow,
  StageRow,
  TransactionRow,
  VoucherRow,
} from './rows.ts';
import type { ReplyRow, SessionRow, SettingsRow } from './server-rows.ts';
import { Table } from './table.ts';

interface StaticRows {
  schemes: SchemeRow;
  reviews: ReviewRow;
  disabilities: DisabilityRow;
  disabilityTypes: DisabilityTypeRow;
}

interface MutableRows {
  schedules: ScheduleRow;
  candidates: CandidateRow;
  profiles: ProfileRow;
  educations: EducationRow;
  careers: CareerRow;
  sessions: SessionRow;
  transactions: TransactionRow;
  vouchers: VoucherRow;
  prakerjaCodes: PrakerjaCodeRow;
  stages: StageRow;
  agreements: AgreementRow;
  adjustments: AdjustmentRow;
  apl01s: Apl01Row;
  apl02s: Apl02Row;
  examSittings: ExamAttemptRow;
  examAnswers: ExamAnswerRow;
  examTicks: ExamTickRow;
  results: ResultRow;
  appeals: AppealRow;
  feedbacks: FeedbackRow;
  certificates: CertificateRow;
  files: FileRow;
  notifications: NotificationRow;
  mails: MailRow;
  messages: MessageRow;
  accountLinks: AccountLinkRow;
  replies: ReplyRow;
  settings: SettingsRow;
}

type Rows = StaticRows & MutableRows;

/** Tables that requests change, which are persisted. The others are recreated from the seed. */
export const mutableTables = [
  'schedules',
  'candidates',
  'profiles',
  'educations',
  'careers',
  'sessions',
  'transactions',
  'vouchers',
  'prakerjaCodes',
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
  'mails',
  'messages',
  'accountLinks',
  'replies',
  'settings',
] as const satisfies (keyof MutableRows)[];

export type MutableTable = (typeof mutableTables)[number];
export type Database = { readonly [Name in keyof Rows]: Table<Rows[Name]> };

const staticTables = ['schemes', 'reviews', 'disabilities', 'disabilityTypes'] as const satisfies (keyof StaticRows)[];

const column = { id: primaryKey(String), row: nullable<string>(() => null as never) };

/**
 * Creates tables without `BroadcastChannel`: with it, the library would send every changed row to other tabs, even the rows of a request
 * that is rolled back.
 */
const withoutBroadcasts = <Made>(make: () => Made): Made => {
  const { BroadcastChannel } = globalThis;
  globalThis.BroadcastChannel = undefined as never;
  try {
    return make();
  } finally {
    globalThis.BroadcastChannel = BroadcastChannel;
  }
};

/** Creates an empty database. Only this module knows the library (decision 40). */
export const createDatabase = (): Database => {
  const names = [...staticTables, ...mutableTables];
  const models = withoutBroadcasts(() => factory(Object.fromEntries(names.map((name) => [name, column]))));
  const tableOf = (name: string) => {
    const model = models[name] as NonNullable<(typeof models)[string]>;
    return new Table<{ id: string }>({
      create: (values) => model.create(values as never) as never,
      delete: (id) => void model.delete({ where: { id: { equals: id } } }),
      clear: () => void model.deleteMany({ where: {} }),
    });
  };
  return Object.fromEntries(names.map((name) => [name, tableOf(name)])) as unknown as Database;
};

export const dirtyTables = (db: Database): MutableTable[] => mutableTables.filter((name) => db[name].dirty);

export const markClean = (db: Database): void => {
  for (const name of mutableTables) db[name].markClean();
};
