export type CookieText = () => string;

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
