export interface AnswerVersionRow {
  value: string;
  doubtful: boolean;
  revision: number;
  device: string;
  answered_at: string;
}

export interface ExamAnswerRow {
  /** `${sitting_id}:${question_detail_id}` */
  id: string;
  sitting_id: string;
  question_detail_id: string;
  current: AnswerVersionRow | null;
  others: AnswerVersionRow[];
  file: { id: string; uploaded_at: string } | null;
}

export interface ReceiptRow {
  number: string;
  submitted_at: string;
  answered: number;
  total: number;
  digest: string;
  /** Only where the candidate did not hand the exam in. */
  collected?: true;
}

export interface ExamAttemptRow {
  id: string;
  trx_id: string;
  question_id: string;
  started_at: string;
  /** Minutes added by the assessor. */
  extra_time: number;
  closed: string | null;
  receipt: ReceiptRow | null;
}

export interface ExamTickRow {
  id: string;
  sitting_id: string;
  criterion: string;
  competent: boolean;
}

export const examColumns = {
  examSittings: ['id', 'trx_id', 'question_id', 'started_at', 'extra_time', 'closed', 'receipt'],
  examAnswers: ['id', 'sitting_id', 'question_detail_id', 'current', 'others', 'file'],
  examTicks: ['id', 'sitting_id', 'criterion', 'competent'],
};
