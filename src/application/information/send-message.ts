import type { Message, MessageReceipt } from '../../domain/information/message.ts';
import { ApiFailure } from '../api-failure.ts';
import type { MessageRepository } from '../ports/information/message-repository.ts';
import { singleFlight } from '../sending/single-flight.ts';

/** `notHere`: this server accepts no messages. */
export type SendMessageOutcome =
  | { readonly kind: 'sent'; readonly receipt: MessageReceipt }
  | { readonly kind: 'notHere' };
export type SendMessage = ReturnType<typeof sendMessage>;

const unknownCall: ReadonlySet<number | undefined> = new Set([404, 405, 501]);

/** Sends a message once; a concurrent call with the same `requestKey` joins the running one. Rejects with `ApiFailure`. */
export const sendMessage = (deps: { messages: MessageRepository }) => {
  const once = singleFlight<SendMessageOutcome>();
  const send = async (message: Message, requestKey: string): Promise<SendMessageOutcome> => {
    try {
      return { kind: 'sent', receipt: await deps.messages.send(message, requestKey) };
    } catch (error) {
      if (error instanceof ApiFailure && unknownCall.has(error.status)) return { kind: 'notHere' };
      throw error;
    }
  };
  return (message: Message, requestKey: string): Promise<SendMessageOutcome> =>
    once(requestKey, () => send(message, requestKey));
};
