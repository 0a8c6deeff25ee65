import { expect, it } from 'vitest';
import { windowCookies } from '../../../../fake-backend/hosts/window-cookies.ts';

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

it('a window shares its cookies with the others until a link separates it, and stays separate over its reloads', () => {
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
