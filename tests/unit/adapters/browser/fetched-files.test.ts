import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fetchedPictures } from '../../../../src/adapters/browser/fetched-pictures.ts';
import { fetchedTextFiles } from '../../../../src/adapters/browser/fetched-text-files.ts';
import { ApiFailure } from '../../../../src/application/api-failure.ts';

const [portal, api, storage] = ['https://portal.example', 'https://api.example', 'https://file.example'];
const png = (bytes: number, type = 'image/png') =>
  new Response(new Uint8Array(bytes), { headers: { 'Content-Type': type } });
const asked = vi.fn<typeof fetch>();

beforeEach(() => {
  vi.stubGlobal('location', new URL(portal));
  vi.stubGlobal('fetch', asked.mockReset());
});
afterEach(() => void vi.unstubAllGlobals());

describe('a picture', () => {
  it.each([
    ['the API', `${api}/storage/a.png`, { credentials: 'include', cache: 'no-store' }],
    ['a host of stored files', `${storage}/a.png`, { credentials: 'omit', cache: 'no-store' }],
    ['the portal itself, where the API is there too', `${portal}/a.png`, { credentials: 'include', cache: 'default' }],
  ])('of %s is fetched with the session only from the origin of the session', async (_, address, expected) => {
    asked.mockResolvedValue(png(3));
    const sessionOrigin = address.startsWith(portal) ? portal : api;
    const picture = await fetchedPictures(sessionOrigin).read(address, 3);
    expect([picture.size, picture.type]).toEqual([3, 'image/png']);
    expect(asked).toHaveBeenCalledExactlyOnceWith(address, expect.objectContaining(expected));
  });

  it.each([
    ['larger than it may be', () => Promise.resolve(png(4)), 'contract'],
    ['a page', () => Promise.resolve(png(3, 'text/html')), 'contract'],
    ['not there', () => Promise.resolve(new Response('', { status: 404 })), 'http'],
    ['not allowed to be read by other origins', () => Promise.reject(new TypeError('Failed to fetch')), 'network'],
  ])('that is %s rejects', async (_, reply, kind) => {
    asked.mockImplementation(reply);
    await expect(fetchedPictures(null).read(`${storage}/a.png`, 3)).rejects.toMatchObject({ kind });
  });
});

const texts: [string, RequestInit][] = [];
const answered = (reply: () => Response | Promise<Response>) => {
  texts.length = 0;
  vi.stubGlobal('fetch', async (address: string, options: RequestInit) => {
    texts.push([address, options]);
    return reply();
  });
  return fetchedTextFiles.read('/texts/terms.txt');
};
const plain = (body: BodyInit | null, type = 'text/plain; charset=utf-8') =>
  new Response(body, { headers: { 'Content-Type': type } });

describe('a text file', () => {
  it('is read as UTF-8, without cookies', async () => {
    const bytes = new TextEncoder().encode('Syarat “penggunaan” ★');
    const cut = new ReadableStream({
      start: (stream) => {
        for (const byte of bytes) stream.enqueue(Uint8Array.of(byte)); // sends single bytes, which splits multi-byte characters
        stream.close();
      },
    });
    await expect(answered(() => plain(cut))).resolves.toBe('Syarat “penggunaan” ★');
    expect(texts).toMatchObject([['/texts/terms.txt', { credentials: 'omit' }]]);
  });

  it.each([
    ['is missing', () => new Response('', { status: 404 }), { kind: 'http', status: 404 }],
    ['is an HTML page', () => plain('<p>', 'text/html'), { kind: 'contract' }],
    ['has no type', () => new Response(Uint8Array.of(1)), { kind: 'contract' }],
    ['is too long', () => plain('x'.repeat(400_001)), { kind: 'contract' }],
    ['cannot be reached', () => Promise.reject(new TypeError('Failed to fetch')), { kind: 'network' }],
  ])('that %s fails', async (_, reply, facts) => {
    const reading = answered(reply);
    await expect(reading).rejects.toBeInstanceOf(ApiFailure);
    await expect(reading).rejects.toMatchObject(facts);
  });

  it('that never ends is given up after 400 kB', async () => {
    let sent = 0;
    const endless = new ReadableStream({
      pull: (stream) => {
        sent += 1;
        stream.enqueue(new Uint8Array(10_000).fill(65));
      },
    });
    await expect(answered(() => plain(endless))).rejects.toMatchObject({ kind: 'contract' });
    expect(sent).toBeLessThan(50);
  });

  it('that does not arrive times out after 15 s', async () => {
    const stopped = new AbortController();
    const limit = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(stopped.signal);
    const reading = answered(() => {
      stopped.abort();
      return Promise.reject(new DOMException('x', 'TimeoutError'));
    });
    await expect(reading).rejects.toMatchObject({ kind: 'timeout' });
    expect(limit).toHaveBeenCalledWith(15_000);
  });
});
