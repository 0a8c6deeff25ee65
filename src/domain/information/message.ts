/** What somebody writes about; `personal-data` are the rights of the data protection law. */
export const messageSubjects = ['question', 'service', 'assessor', 'refund', 'personal-data'] as const;
export type MessageSubject = (typeof messageSubjects)[number];

/** What somebody writes to the body: a question, or a complaint that is no appeal. */
export interface Message {
  readonly subject: MessageSubject | '';
  /** The certification that it concerns; empty when it concerns none, or a guest writes. */
  readonly trxId: string;
  readonly text: string;
  /** Where the answer goes. */
  readonly email: string;
}

/** That a message has arrived. `at` is an ISO instant; it and the working days until an answer are null where the server does not tell. */
export interface MessageReceipt {
  readonly number: string;
  readonly at: string | null;
  readonly answerWithinDays: number | null;
}

export type MessageProblem = 'required' | 'tooShort' | 'tooLong' | 'notEmail';

/** Fewer characters than this ask nothing; more than that are a document. */
export const messageLengths = { least: 20, most: 4000 };
const longestEmail = 254;

const textProblem = (text: string): MessageProblem | null => {
  const length = [...text.trim()].length;
  if (length === 0) return 'required';
  if (length < messageLengths.least) return 'tooShort';
  return length > messageLengths.most ? 'tooLong' : null;
};

const emailProblem = (email: string): MessageProblem | null => {
  if (email.trim() === '') return 'required';
  return email.length <= longestEmail && /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/.test(email.trim()) ? null : 'notEmail';
};

/** What keeps a message from being sent, by its field; null where it is fine. */
export const messageProblems = ({ subject, text, email }: Message) => ({
  subject: subject === '' ? ('required' as const) : null,
  text: textProblem(text),
  email: emailProblem(email),
});
