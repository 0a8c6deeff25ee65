import { type CookieToSet, csrfCookie, sessionCookie } from '../session.ts';

/** Where a page keeps its cookies; `document` is one. */
export interface CookieJar {
  cookie: string;
}

// Another name than the real session's: on localhost all ports share cookies, and a page cannot replace an HttpOnly one.
const inPageSession = 'portal_simulasi_session';

const inPageName = (name: string) => (name === sessionCookie ? inPageSession : name);

/** The page's cookies under the names that the server knows. */
export const readCookies = (jar: CookieJar): string =>
  jar.cookie
    .split('; ')
    .map((cookie) =>
      cookie.startsWith(`${inPageSession}=`) ? `${sessionCookie}${cookie.slice(inPageSession.length)}` : cookie,
    )
    .join('; ');

export const writeCookies = (jar: CookieJar, cookies: readonly CookieToSet[]): void => {
  for (const { name, value } of cookies) jar.cookie = `${inPageName(name)}=${value}; Path=/; SameSite=Lax`;
};

export const clearCookies = (jar: CookieJar): void => {
  for (const name of [inPageSession, csrfCookie]) jar.cookie = `${name}=; Path=/; Max-Age=0`;
};
