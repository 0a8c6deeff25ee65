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
