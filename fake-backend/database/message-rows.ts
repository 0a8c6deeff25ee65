export interface ProblemDecisionRow {
  kind: 'time' | 'void' | 'hint';
  minutes: number | null;
}

export interface MessageRow {
  id: string;
  candidate_id: string | null;
  subject: string;
  trx_id: string | null;
  message: string;
  email: string;
  received_at: string;
  request_key: string | null;
  answer: string | null;
  answered_at: string | null;
  /** Only of a report on a question. */
  problem?: { question_id: string; question_detail_id: string; kind: string };
  decision?: ProblemDecisionRow;
}

export const messageColumns = {
  messages: [
    'id',
    'candidate_id',
    'subject',
    'trx_id',
    'message',
    'email',
    'received_at',
    'request_key',
    'answer',
    'answered_at',
  ],
};
