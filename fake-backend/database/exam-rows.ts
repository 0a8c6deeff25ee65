/** One version of an answer, by its wire names. */
export interface AnswerVersionRow {
  value: string;
  doubtful: boolean;
  revision: number;
  device: string;
  answered_at: string;
}

/** What was answered to one question. */
export interface ExamAnswerRow {
  /** `${sitting_id}:${question_detail_id}` */
  id: string;
  sitting_id: string;
  question_detail_id: string;
  current: AnswerVersionRow | null;
  /** Versions of other devices that are not in force. */
  others: AnswerVersionRow[];
  /** Of an upload task. */
  file: { id: string; uploaded_at: string } | null;
}

export interface ReceiptRow {
  number: string;
  submitted_at: string;
  answered: number;
  total: number;
  digest: string;
}

/** An exam that a candidate has started. */
export interface ExamAttemptRow {
  /** `${trx_id}:${question_id}` */
  id: string;
  trx_id: string;
  question_id: string;
  started_at: string;
  /** Minutes that the assessor has added. */
  extra_time: number;
  /** The assessor's words while the exam is closed. */
  closed: string | null;
  receipt: ReceiptRow | null;
}

/** A criterion of an observation that the assessor has judged. */
export interface ExamTickRow {
  /** `${sitting_id}:${criterion}` */
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
