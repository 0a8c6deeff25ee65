import type { ExamKind } from '../rules/exam/exam-kinds.ts';

type FormStatus = 'draft' | 'submitted' | 'returned' | 'approved' | 'rejected';

export interface SignatureRow {
  image: string;
  signed_at: string;
}

/** `target` is a wire field name, `requirement:{id}` or `element:{id}`. */
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

/** A form's id is the purchase number. Its row is created with the first submission. */
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
  personal: Record<string, string>;
  purpose: 'certification' | 'recertification' | 'rcc' | 'rpl' | 'other';
  other_purpose: string;
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
  answers: Record<string, Apl02Answer>;
  file_ids: string[];
  sent_at: string;
  signature: SignatureRow;
  review: FormReview | null;
  continues: boolean | null;
  assessor_signature: SignatureRow | null;
}

export type AssessedBy = ExamKind | 'oral' | 'interview' | 'portfolio';

export interface UnitResultRow {
  code: string;
  title: string;
  competent: boolean;
  methods: { method: AssessedBy; competent: boolean }[];
  note: string | null;
  carried?: boolean;
}

export interface ResultRow {
  id: string;
  /** Registration number of the assessor who decided; null for the schedule's assessor. */
  assessed_by: string | null;
  competent: boolean;
  decided_at: string;
  units: UnitResultRow[];
  note: string | null;
  follow_up: string | null;
  acknowledged: SignatureRow | null;
}

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
  components: Record<string, { yes: boolean; note: string }>;
  notes: string;
  sent_at: string;
}

export interface FileRow {
  id: string;
  candidate_id: string;
  name: string;
  type: string;
  size: number;
  data: string;
}

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
