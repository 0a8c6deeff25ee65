import type { Message, MessageReceipt, ProblemMessage } from '../../../domain/information/message.ts';

/** Messages to the certification body (not in the specification). Rejects with `ApiFailure` (404 if the server lacks this call). */
export interface MessageRepository {
  /** Open to guests; `requestKey` is an idempotency key. */
  send(message: Message | ProblemMessage, requestKey: string): Promise<MessageReceipt>;
}
