import type { Call } from './authorised.ts';
import type { Backend } from './backend.ts';
import { jsonReply } from './respond.ts';

const keptReplies = 200;

/**
 * Answers a request whose `Idempotency-Key` this candidate has used before with the first good reply. A refusal is not kept: the
 * reason may be gone at the next try.
 */
export const once = async ({ db }: Backend, call: Call, answer: () => Response): Promise<Response> => {
  const key = call.request.headers.get('Idempotency-Key');
  if (!key) return answer();
  const id = `${call.candidate.id} ${call.url.pathname} ${key}`;
  const first = db.replies.get(id);
  if (first) return jsonReply(first.body, first.status);

  const reply = answer();
  const body = (await reply.clone().json()) as { code: string };
  if (body.code !== '00') return reply;
  db.replies.put({ id, status: reply.status, body });
  const [oldest] = db.replies.all();
  if (oldest && db.replies.all().length > keptReplies) db.replies.remove(oldest.id);
  return reply;
};
