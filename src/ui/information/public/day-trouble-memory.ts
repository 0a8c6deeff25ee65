import { fieldsOf } from '../../../application/fields-of.ts';
import type { TabMemory } from '../../../application/ports/device/tab-memory.ts';
import type { MessageReceipt } from '../../../domain/information/message.ts';
import { type Trouble, troubles } from './day-trouble-text.ts';

/** `requestKey`: of the request that was last sent, `text`, and whose outcome may be unknown. `receipt`: it has arrived. */
export interface KeptTrouble {
  readonly trouble: Trouble | null;
  readonly addition: string;
  readonly requestKey: string;
  readonly text: string;
  readonly receipt: MessageReceipt | null;
}

const noTrouble: KeptTrouble = { trouble: null, addition: '', requestKey: '', text: '', receipt: null };

const nameOf = (user: string, trxId: string): string => `berhalangan:${user}:${trxId}`;

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

const receiptOf = (value: unknown): MessageReceipt | null => {
  const { number, at, answerWithinDays } = fieldsOf(value);
  if (typeof number !== 'string' || number === '') return null;
  const days = typeof answerWithinDays === 'number' ? answerWithinDays : null;
  return { number, at: Number.isNaN(Date.parse(textOf(at))) ? null : textOf(at), answerWithinDays: days };
};

export const readTrouble = (memory: TabMemory, user: string, trxId: string): KeptTrouble => {
  try {
    const stored = fieldsOf(JSON.parse(memory.read(nameOf(user, trxId)) ?? 'null'));
    return {
      trouble: troubles.find((each) => each === stored.trouble) ?? null,
      addition: textOf(stored.addition),
      requestKey: textOf(stored.requestKey),
      text: textOf(stored.text),
      receipt: receiptOf(stored.receipt),
    };
  } catch {
    return noTrouble;
  }
};

export const keepTrouble = (memory: TabMemory, user: string, trxId: string, kept: KeptTrouble): void =>
  memory.write(nameOf(user, trxId), JSON.stringify(kept));
