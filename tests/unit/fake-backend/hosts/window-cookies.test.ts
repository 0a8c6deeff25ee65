import { expect, it } from 'vitest';
import { memoryPersistence } from '../../../../fake-backend/database/persistence.ts';
import { windowCookies } from '../../../../fake-backend/hosts/window-cookies.ts';
import { cookieJar, openPage, type TestPage } from './page.ts';

const memory = (): Storage => {
  const rows = new Map<string, string>();
  return {
    getItem: (name: string) => rows.get(name) ?? null,
    setItem: (name: string, text: string) => void rows.set(name, text),
    removeItem: (name: string) => void rows.delete(name),
  } as unknown as Storage;
};
const jarOf = (storage: Storage, search = '') => {
  const jar = windowCookies(search, storage);
  if (!jar) throw new Error('this window goes with the others');
  return jar;
};
const whoIs = async (page: TestPage): Promise<string | undefined> =>
  (await (await page.get('/api/asesi')).json()).data?.email;

it('a window goes with the others until a link says otherwise, and from then on over its reloads', () => {
  const storage = memory();
  expect(windowCookies('?skenario=siap-beli', storage)).toBeNull();
  jarOf(storage, '?jendela=sendiri').cookie = 'portal=1=2; Path=/; SameSite=Lax';
  expect(jarOf(storage).cookie).toBe('portal=1=2');
  jarOf(storage).cookie = 'lain=3; Path=/';
  jarOf(storage).cookie = 'portal=; Path=/; Max-Age=0';
  expect(jarOf(storage, '?jendela=sendiri').cookie).toBe('lain=3');
  expect(windowCookies('?jendela=bersama', storage)).toBeNull();
  expect(windowCookies('', storage)).toBeNull();
});

it('two windows are two people in one world, and the log-out of one is not that of the other', async () => {
  const [persistence, shared] = [memoryPersistence(), cookieJar()];
  const trainer = await openPage({ persistence, cookies: shared });
  const own = await openPage({ persistence, cookies: jarOf(memory(), '?jendela=sendiri') });
  await trainer.logIn('ayu');
  await own.logIn('gita');
  expect([await whoIs(trainer), await whoIs(own)]).toEqual(['ayu@contoh.example', 'gita@contoh.example']);
  await own.post('/api/logout');
  expect([await whoIs(trainer), await whoIs(own)]).toEqual(['ayu@contoh.example', undefined]);
  const again = await openPage({ persistence, cookies: shared });
  expect(await whoIs(again)).toBe('ayu@contoh.example');
});
