type FormStatus = 'draft' | 'submitted' | 'returned' | 'approved' | 'rejected';

/** A signature as it was put under a form: a data URL, and when. */
export interface SignatureRow {
  image: string;
  signed_at: string;
}

/** `target` is the wire's name of a field, `requirement:{id}` or `element:{id}`. */
export interface ReviewRowNote {
  target: string;
  text: string;
}

export interface FormReview {
  at: string;
  reviewer: string;
  note: string | null;
  notes: ReviewRowNote[];
}

/** The id of each form is the number of its purchase; there is no row before the candidate has sent something. */
export interface AgreementRow {
  id: string;
  signature: SignatureRow;
}

export interface AdjustmentRow {
  id: string;
  needs: string[];
  other: string;
  sent_at: string;
  answer: { outcome: 'granted' | 'partly' | 'refused'; text: string; extra_minutes: number } | null;
}

export interface Apl01Row {
  id: string;
  status: FormStatus;
  /** The personal data by their wire names, as sent. */
  personal: Record<string, string>;
  purpose: 'certification' | 'recertification' | 'rcc' | 'rpl' | 'other';
  other_purpose: string;
  /** File ids by the id of their requirement. */
  requirement_files: Record<string, string>;
  verdicts: Record<string, 'met' | 'unmet' | 'absent'>;
  sent_at: string;
  signature: SignatureRow;
  review: FormReview | null;
}

export interface Apl02Answer {
  competent: boolean;
  evidence: string;
  file_ids: string[];
}

export interface Apl02Row {
  id: string;
  status: FormStatus;
  /** By the id of the element: the unit's code, a point and the number. */
  answers: Record<string, Apl02Answer>;
  file_ids: string[];
  sent_at: string;
  signature: SignatureRow;
  review: FormReview | null;
  /** Whether the assessment can go on; null until the assessor has decided. */
  continues: boolean | null;
  assessor_signature: SignatureRow | null;
}

export type AssessedBy = 'written' | 'essay' | 'observation' | 'demonstration' | 'oral' | 'portfolio';

export interface UnitResultRow {
  code: string;
  title: string;
  competent: boolean;
  methods: { method: AssessedBy; competent: boolean }[];
  note: string | null;
  /** Competent from an earlier assessment. */
  carried?: boolean;
}

/** Made when the assessor has decided. */
export interface ResultRow {
  id: string;
  /** The registration of who decided it; null for the assessor of the schedule. */
  assessed_by: string | null;
  competent: boolean;
  decided_at: string;
  units: UnitResultRow[];
  note: string | null;
  follow_up: string | null;
  acknowledged: SignatureRow | null;
}

/** What a granted appeal leads to: these units are assessed again, by an assessor with this registration. */
export interface ReassessmentRow {
  units: string[];
  assessor: string;
}

export interface AppealRow {
  id: string;
  explained: boolean;
  discussed: boolean;
  others_involved: boolean;
  reason: string;
  sent_at: string;
  signature: SignatureRow;
  answer: { granted: boolean; text: string; at: string; reassessment: ReassessmentRow | null } | null;
}

export interface FeedbackRow {
  id: string;
  /** By the name of the component. */
  components: Record<string, { yes: boolean; note: string }>;
  notes: string;
  sent_at: string;
}

/** A file that a candidate has uploaded. */
export interface FileRow {
  id: string;
  candidate_id: string;
  name: string;
  type: string;
  /** In bytes. */
  size: number;
  /** A data URL. */
  data: string;
}

/** The columns of tables that may be empty. */
export const formColumns = {
  agreements: ['id', 'signature'],
  adjustments: ['id', 'needs', 'other', 'sent_at', 'answer'],
  apl01s: [
    'id',
    'status',
    'personal',
    'purpose',
    'other_purpose',
    'requirement_files',
    'verdicts',
    'sent_at',
    'signature',
    'review',
  ],
  apl02s: ['id', 'status', 'answers', 'file_ids', 'sent_at', 'signature', 'review', 'continues', 'assessor_signature'],
  results: ['id', 'assessed_by', 'competent', 'decided_at', 'units', 'note', 'follow_up', 'acknowledged'],
  appeals: ['id', 'explained', 'discussed', 'others_involved', 'reason', 'sent_at', 'signature', 'answer'],
  feedbacks: ['id', 'components', 'notes', 'sent_at'],
  files: ['id', 'candidate_id', 'name', 'type', 'size', 'data'],
};
