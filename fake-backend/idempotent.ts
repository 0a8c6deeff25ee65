import type { Call } from './authorised.ts';
import type { Backend } from './backend.ts';
import { jsonReply } from './respond.ts';

const keptReplies = 200;

/** Says nothing about the request itself: the same one may fare better later. */
const isPassing = (status: number): boolean => status >= 500 || [401, 408, 419, 425, 429].includes(status);

/**
 * Answers a request whose `Idempotency-Key` this candidate has used before with the first reply, a refusal too: as idempotency layers
 * of real servers do, which do not look whether its reason is gone. So a client that was refused needs a new key.
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
