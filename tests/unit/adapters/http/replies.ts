export const jsonReply = (body: unknown, status = 200, headers: Record<string, string> = {}): Response =>
  new Response(JSON.stringify(body), { status, headers: { 'Content-Type': 'application/json', ...headers } });

export const textReply = (text: string, contentType: string, status = 200): Response =>
  new Response(text, { status, headers: { 'Content-Type': contentType } });

export const emptyReply = (status = 200): Response => new Response(null, { status });
