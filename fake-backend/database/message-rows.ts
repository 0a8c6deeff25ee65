/** A message to the body. */
export interface MessageRow {
  /** Its number, as the sender is told it. */
  id: string;
  /** Null for a guest. */
  candidate_id: string | null;
  subject: string;
  trx_id: string | null;
  message: string;
  email: string;
  received_at: string;
  /** The key of the request that brought it: a repeated one brings no second. */
  request_key: string | null;
  answer: string | null;
  answered_at: string | null;
}

/** The columns of the table, which may be empty. */
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
