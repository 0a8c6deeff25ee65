import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fetchedPictures } from '../../../../src/adapters/browser/fetched-pictures.ts';

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
