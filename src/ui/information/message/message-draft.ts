import { fieldsOf } from '../../../application/fields-of.ts';
import type { TabMemory } from '../../../application/ports/device/tab-memory.ts';
import { type Message, type MessageReceipt, messageSubjects } from '../../../domain/information/message.ts';

export interface KeptMessage {
  readonly message: Message;
  readonly requestKey: string;
}

/** One storage key per user, so that nobody sees another user's text. */
const nameOf = (user: string | null): string => `pesan:${user ?? 'tamu'}`;

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

export const readMessage = (memory: TabMemory, user: string | null): KeptMessage | null => {
  try {
    const { subject, trxId, text, email, requestKey } = fieldsOf(JSON.parse(memory.read(nameOf(user)) ?? 'null'));
    if (typeof requestKey !== 'string' || requestKey === '') return null;
    const known = messageSubjects.find((each) => each === subject) ?? '';
    return { message: { subject: known, trxId: textOf(trxId), text: textOf(text), email: textOf(email) }, requestKey };
  } catch {
    return null;
  }
};

export const keepMessage = (memory: TabMemory, user: string | null, kept: KeptMessage | null): void =>
  memory.write(nameOf(user), kept && JSON.stringify({ ...kept.message, requestKey: kept.requestKey }));

export interface SentMessage {
  readonly receipt: MessageReceipt;
  readonly email: string;
}

const sentNameOf = (user: string | null): string => `pesan-terkirim:${user ?? 'tamu'}`;

/** The receipt of the last message that this tab sent. The page shows it again, so that nobody sends the message twice. */
export const readSent = (memory: TabMemory, user: string | null): SentMessage | null => {
  try {
    const { number, at, answerWithinDays: days, email } = fieldsOf(JSON.parse(memory.read(sentNameOf(user)) ?? 'null'));
    if (typeof number !== 'string' || number === '') return null;
    const answerWithinDays = typeof days === 'number' ? days : null;
    const sentAt = Number.isNaN(Date.parse(textOf(at))) ? null : textOf(at);
    return { receipt: { number, at: sentAt, answerWithinDays }, email: textOf(email) };
  } catch {
    return null;
  }
};

export const keepSent = (memory: TabMemory, user: string | null, { receipt, email }: SentMessage): void =>
  memory.write(sentNameOf(user), JSON.stringify({ ...receipt, email }));
