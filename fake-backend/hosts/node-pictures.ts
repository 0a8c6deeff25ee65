import { createHash } from 'node:crypto';

const drawing = /data:image\/svg\+xml,([\w.!~*'()%-]+)/g;
const place = '/storage/soal/';

export interface StoredPictures {
  at(pathname: string): Response | null;
  outOf(reply: Response): Promise<Response>;
}

/**
 * Questions contain their drawings inline, because an `<img>` cannot reach the in-page server. The Node host serves them from addresses
 * instead.
 */
export const storedPictures = (): StoredPictures => {
  const drawings = new Map<string, string>();
  const stored = (text: string): string => {
    const name = `${createHash('sha256').update(text).digest('hex').slice(0, 16)}.svg`;
    drawings.set(place + name, decodeURIComponent(text));
    return place + name;
  };
  return {
    at: (pathname) => {
      const found = drawings.get(pathname);
      return found === undefined ? null : new Response(found, { headers: { 'Content-Type': 'image/svg+xml' } });
    },
    outOf: async (reply) => {
      if (!reply.ok) return reply;
      const text = await reply.text();
      const { status, headers } = reply;
      return new Response(
        text.replace(drawing, (_, encoded: string) => stored(encoded)),
        { status, headers },
      );
    },
  };
};
