import { fieldsOf } from '../../../application/fields-of.ts';
import type { TabMemory } from '../../../application/ports/device/tab-memory.ts';
import { type Message, messageSubjects } from '../../../domain/information/message.ts';

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
