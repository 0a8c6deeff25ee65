export type CookieText = () => string;

/** The URL-decoded `XSRF-TOKEN` cookie of Laravel; null when missing or malformed. */
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
