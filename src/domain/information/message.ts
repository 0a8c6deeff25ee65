import { isEmailAddress } from '../email-address.ts';

/** `absence`: asks for another day. `personal-data`: rights under the data protection law. */
export const messageSubjects = ['question', 'absence', 'service', 'assessor', 'refund', 'personal-data'] as const;
export type MessageSubject = (typeof messageSubjects)[number];

export interface Message {
  readonly subject: MessageSubject | '';
  readonly trxId: string;
  readonly text: string;
  readonly email: string;
}

/** A report from an exam, which is no message of the contact form. */
export interface ProblemMessage extends Omit<Message, 'subject'> {
  readonly subject: 'exam-question';
  readonly about: { readonly examId: string; readonly questionId: string; readonly kind: string };
}

/** `at` is an ISO instant. `at` and the working days until a reply are null when the server omits them. */
export interface MessageReceipt {
  readonly number: string;
  readonly at: string | null;
  readonly answerWithinDays: number | null;
}

export type MessageProblem = 'required' | 'tooShort' | 'tooLong' | 'notEmail';

export const messageLengths = { least: 20, most: 4000 };

const textProblem = (text: string): MessageProblem | null => {
  const length = [...text.trim()].length;
  if (length === 0) return 'required';
  if (length < messageLengths.least) return 'tooShort';
  return length > messageLengths.most ? 'tooLong' : null;
};

const emailProblem = (email: string): MessageProblem | null => {
  if (email.trim() === '') return 'required';
  return isEmailAddress(email.trim()) ? null : 'notEmail';
};

/** The problem of each field; null when valid. */
export const messageProblems = ({ subject, text, email }: Message) => ({
  subject: subject === '' ? ('required' as const) : null,
  text: textProblem(text),
  email: emailProblem(email),
});
