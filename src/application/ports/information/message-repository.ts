import type { Message, MessageReceipt } from '../../../domain/information/message.ts';

/** Messages to the body (not in the specification). Rejects with `ApiFailure`; a server without this call replies with 404. */
export interface MessageRepository {
  /** Open to guests; `requestKey` is an idempotency key. */
  send(message: Message, requestKey: string): Promise<MessageReceipt>;
}
