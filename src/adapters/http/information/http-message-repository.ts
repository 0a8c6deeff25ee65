import type { MessageRepository } from '../../../application/ports/information/message-repository.ts';
import type { Message, MessageReceipt } from '../../../domain/information/message.ts';
import type { HttpClient } from '../http-client.ts';
import { messageCalls } from './message-calls.ts';
import type { MessageBody } from './message-requests.ts';

export class HttpMessageRepository implements MessageRepository {
  readonly #http: HttpClient;

  constructor(http: HttpClient) {
    this.#http = http;
  }

  async send({ subject, trxId, text, email }: Message, requestKey: string): Promise<MessageReceipt> {
    const body: MessageBody = { subject, trx_id: trxId || null, message: text.trim(), email: email.trim() };
    const wire = await this.#http.call(messageCalls.send, { body, requestKey });
    return { number: wire.number, at: wire.received_at, answerWithinDays: wire.answer_within_days };
  }
}
