import { createHash } from 'node:crypto';

/** In the JSON of a paper. */
const drawing = /data:image\/svg\+xml,([\w.!~*'()%-]+)/g;
const place = '/storage/soal/';

/** The pictures of questions as files beside their paper, as real servers have them. */
export interface StoredPictures {
  /** The picture at this path; null for any other path. */
  at(pathname: string): Response | null;
  /** The same reply with addresses in place of drawings. */
  outOf(reply: Response): Promise<Response>;
}

/**
 * The questions of the simulation hold their drawings themselves, because an `<img>` cannot ask a server that runs in its own page. A
 * server of its own hands them out by an address.
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
