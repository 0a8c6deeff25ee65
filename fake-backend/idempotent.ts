import type { Call } from './authorised.ts';
import type { Backend } from './backend.ts';
import { jsonReply } from './respond.ts';

const keptReplies = 200;

const isPassing = (status: number): boolean => status >= 500 || [401, 408, 419, 425, 429].includes(status);

/**
 * Replays the first reply to a repeated `Idempotency-Key` of the same candidate and path, like real idempotency layers: also a refusal, so
 * that a refused client needs a new key, but no passing failure such as 429 or 503.
 */
export const once = async (
  { db }: Backend,
  call: Call,
  answer: () => Response | Promise<Response>,
): Promise<Response> => {
  const key = call.request.headers.get('Idempotency-Key');
  if (!key) return answer();
  const id = `${call.candidate.id} ${call.url.pathname} ${key}`;
  const first = db.replies.get(id);
  if (first) return jsonReply(first.body, first.status);

  const reply = await answer();
  if (isPassing(reply.status)) return reply;
  db.replies.put({ id, status: reply.status, body: await reply.clone().json() });
  const [oldest] = db.replies.all();
  if (oldest && db.replies.all().length > keptReplies) db.replies.remove(oldest.id);
  return reply;
};
