export const browserAt = (url: () => string, more: Readonly<Record<string, string>> = {}) => {
  const cookies = new Map<string, string>();
  const cookie = () => Array.from(cookies, ([name, value]) => `${name}=${value}`).join('; ');
  const ask = async (method: string, path: string, body?: object | FormData): Promise<Response> => {
    const headers = {
      Accept: 'application/json',
      ...(!(body instanceof FormData) && { 'Content-Type': 'application/json' }),
      Cookie: cookie(),
      'X-XSRF-TOKEN': cookies.get('XSRF-TOKEN') ?? '',
      ...more,
    };
    const sent = body instanceof FormData ? body : body && JSON.stringify(body);
    const reply = await fetch(url() + path, { method, headers, body: sent ?? null });
    for (const text of reply.headers.getSetCookie()) {
      const [pair = ''] = text.split(';');
      cookies.set(pair.slice(0, pair.indexOf('=')), decodeURIComponent(pair.slice(pair.indexOf('=') + 1)));
    }
    return reply;
  };
  const logIn = async (email: string, password = 'contoh123'): Promise<Response> => {
    await ask('GET', '/sanctum/csrf-cookie');
    return ask('POST', '/api/login', { email, password });
  };
  return { ask, logIn, cookie, cookies };
};
