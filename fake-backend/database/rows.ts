export interface UnitRow {
  code: string;
  title: string;
  standard: string;
  elements: ElementRow[];
}

export interface ElementRow {
  no: number;
  title: string;
  criteria: string[];
  /** Whether the title and criteria are our own texts, not quoted from the standard. */
  sample: boolean;
}

export interface SchemeRow {
  id: string;
  slug: string;
  title: string;
  number: string;
  kind: 'KKNI' | 'Okupasi' | 'Klaster';
  field: string;
  field_name: string;
  description: string;
  standard: string;
  price: number;
  units: UnitRow[];
  requirements: string[];
  methods: string[];
  rating: number;
  review_count: number;
  unlisted?: boolean;
}

export interface ScheduleRow {
  id: string;
  scheme_id: string;
  /** ISO 8601 with the offset +07:00. */
  starts_at: string;
  ends_at: string;
  registration_until: string;
  site_id: string;
  site_name: string;
  site_kind: 'Sewaktu' | 'Tempat Kerja' | 'Mandiri';
  city: string;
  zone: 'WIB' | 'WITA' | 'WIT';
  quota: number;
  taken: number;
  budgets: BudgetRow[];
}

export interface BudgetRow {
  id: string;
  source: 'mandiri' | 'prakerja' | 'perusahaan' | 'apbn';
  title: string;
  price: number;
}

export interface ReviewRow {
  id: string;
  scheme_id: string;
  author: string;
  /** In steps of 0.5. */
  rating: number;
  text: string;
  date: string;
}

export interface CandidateRow {
  id: string;
  email: string;
  password: string;
  fullname: string;
  photo: string | null;
  persona: string;
  email_verified: boolean;
  /** The trainer of a class made this account. */
  trainee?: true;
  /** The trainer has closed this account; what was done with it stays in the world. */
  removed?: true;
}

export interface TransactionRow {
  id: string;
  candidate_id: string;
  scheme_id: string;
  schedule_id: string;
  budget_id: string;
  budget_source: string;
  amount: number;
  status: 'pending' | 'paid' | 'failed' | 'expired' | 'cancelled';
  created_at: string;
  paid_at: string | null;
  expires_at: string | null;
  request_key: string | null;
  payment_token: string | null;
  payment_proof?: { file_id: string; name: string; sent_at: string };
  previous_transaction_id?: string;
  /** Codes of the reassessed units, stored at purchase time, so that later appeals do not change this purchase. */
  assessed_units?: string[];
  renewal_of?: string;
}

export interface VoucherRow {
  id: string;
  candidate_id: string;
  code: string;
  scheme_id: string;
  schedule_id: string;
  budget_id: string;
  expires_at: string;
  used_at: string | null;
  trx_id: string | null;
}

export interface PrakerjaCodeRow {
  id: string;
  scheme_id: string;
  valid_until: string;
  redeemed_by: string | null;
  note: string | null;
}

/** `held`: the assessor has not let the exam begin. `code`: of the place, which the start then asks for. */
export interface ExamHold {
  held: boolean;
  code: string | null;
}

export interface StageRow {
  id: string;
  trx_id: string;
  position: number;
  name: 'agreement' | 'apl01' | 'apl02' | 'exam' | 'result' | 'appeal' | 'feedback' | 'certificate';
  status: 'locked' | 'open' | 'submitted' | 'returned' | 'done';
  since: string | null;
  waiting_for: 'candidate' | 'admin' | 'assessor' | 'system' | null;
  note: string | null;
  due: string | null;
  /** By exam, and only for those that the assessor has held. */
  holds?: Record<string, ExamHold>;
  /** When the candidate's device last told that it passed the rehearsal. */
  device_ready?: string;
}

export interface NotificationRow {
  id: string;
  candidate_id: string;
  type: 'assessment' | 'payment' | 'register' | 'verify_email' | 'certificate' | 'message';
  trxid: string | null;
  information: string;
  date: string;
  read: boolean;
}

export interface MailRow {
  id: string;
  to: string;
  subject: string;
  lines: string[];
  link: string | null;
  link_title: string | null;
  sent_at: string;
}

export interface AccountLinkRow {
  id: string;
  /** `temporary`: the body has made the account, and this token replaces its password; no mail has it. */
  purpose: 'verify' | 'reset' | 'temporary';
  candidate_id: string;
  made_at: string;
  expires_at: string;
  used: boolean;
  replaced: boolean;
}

export interface RegionRow {
  id: string;
  parent_id: string | null;
  level: 'province' | 'city' | 'district' | 'village';
  name: string;
}
