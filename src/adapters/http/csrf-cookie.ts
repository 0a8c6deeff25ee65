/** Where the browser keeps the readable cookies of this page; a test passes its own. */
export type CookieText = () => string;

/** The CSRF token of Laravel's readable cookie, URL-decoded (it ends in %3D when it was not); null when there is none. */
export const csrfToken = (cookieText: string): string | null => {
  for (const part of cookieText.split(';')) {
    const [name, ...value] = part.trim().split('=');
    if (name !== 'XSRF-TOKEN') continue;
    try {
      return decodeURIComponent(value.join('='));
    } catch {
      return null;
    }
  }
  return null;
};
