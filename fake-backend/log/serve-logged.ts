import { type Met, type Server, serve } from '../server.ts';
import { replyOf, sentBody, shownPath } from './request-log.ts';

export const serveLogged = async (server: Server, request: Request): Promise<Response> => {
  server.log.begin();
  const began = performance.now();
  const sent = sentBody(request.clone());
  const met: Met = { fault: null, who: null, counter: null };
  const note = async (reply: Response | null) => {
    const ms = Math.round(performance.now() - began);
    const replied = reply ? await replyOf(reply) : { reply: '', refusal: null };
    server.log.note({
      kind: 'request',
      method: request.method,
      path: shownPath(request.url),
      status: reply?.status ?? null,
      ms,
      ...met,
      sent: await sent,
      ...replied,
    });
  };
  try {
    const reply = await serve(server, request, met);
    void note(reply.clone());
    return reply;
  } catch (error) {
    void note(null);
    throw error;
  }
};
