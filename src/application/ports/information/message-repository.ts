import type { Message, MessageReceipt } from '../../../domain/information/message.ts';

/** Messages to the body (none of the specification's calls). Rejects with `ApiFailure`; a server without the call answers with status 404. */
export interface MessageRepository {
  /** Sends a message of anybody; the same `requestKey` is the same message. */
  send(message: Message, requestKey: string): Promise<MessageReceipt>;
}
