import type { MessageRepository } from '../../../application/ports/information/message-repository.ts';
import type { Message, MessageReceipt, ProblemMessage } from '../../../domain/information/message.ts';
import type { HttpClient } from '../http-client.ts';
import { messageCalls } from './message-calls.ts';
import type { MessageBody } from './message-requests.ts';

export class HttpMessageRepository implements MessageRepository {
  readonly #http: HttpClient;

  constructor(http: HttpClient) {
    this.#http = http;
  }

  async send(message: Message | ProblemMessage, requestKey: string): Promise<MessageReceipt> {
    const { subject, trxId, text, email } = message;
    const about = 'about' in message ? message.about : null;
    const body: MessageBody = {
      ...{ subject, trx_id: trxId || null, message: text.trim(), email: email.trim() },
      ...(about && { question_id: about.examId, question_detail_id: about.questionId, problem: about.kind }),
    };
    const wire = await this.#http.call(messageCalls.send, { body, requestKey });
    return { number: wire.number, at: wire.received_at, answerWithinDays: wire.answer_within_days };
  }
}
