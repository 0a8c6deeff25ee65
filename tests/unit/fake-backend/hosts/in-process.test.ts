import { afterEach, beforeEach, describe, expect, it, test, vi } from 'vitest';
import { windowCookies } from '../../../../fake-backend/hosts/window-cookies.ts';
import { trx } from '../staff/backend.ts';
import { openPage, type TestPage, testNow } from './page.ts';

test('upload progress is reported in steps and ends with all bytes', async () => {
  const page = await openPage();
  await page.get('/sanctum/csrf-cookie');
  const told: number[] = [];
  const request = new Request('http://portal.test/api/login', { method: 'POST', body: 'x'.repeat(1000) });
  await page.send(request, (sent, total) => told.push(sent / total));
  expect(told).toEqual([0.2, 0.4, 0.6, 0.8, 1]);
});

test('an abort during the latency rejects with its reason, and nothing is handled', async () => {
  const page = await openPage({ latency: 60_000 });
  const abort = new AbortController();
  const sent = page.send(new Request('http://portal.test/sanctum/csrf-cookie', { signal: abort.signal }));
  abort.abort(new Error('left'));
  await expect(sent).rejects.toThrow('left');
  expect(page.cookies.cookie).toBe('');
});

test('the reply has no header of the simulation, and the cookies are in the jar', async () => {
  const page = await openPage();
  const reply = await page.get('/sanctum/csrf-cookie');
  expect([...reply.headers.keys()].filter((name) => name.startsWith('x-simulation'))).toEqual([]);
  expect(page.cookies.cookie).toMatch(/^portal_simulasi_session=[0-9a-f]{40}; XSRF-TOKEN=\w+%3D$/);
});

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

describe('the robots in the page', () => {
  const minute = 60_000;

  const stagesOf = async (page: TestPage) => {
    const { data } = await (await page.get(`/api/timeline/${trx.eka}`)).json();
    const stages: { name: string; status: string }[] = data.stages;
    return Object.fromEntries(stages.map(({ name, status }) => [name, status]));
  };

  const waiting = async ({ control }: TestPage) => (await control.staffTasks()).map(({ trxId }) => trxId);

  let now = testNow;
  beforeEach(() => {
    now = testNow;
  });
  afterEach(() => vi.useRealTimers());

  const finished = async () => {
    const page = await openPage({ realNow: () => now });
    await page.logIn('eka');
    await page.control.actAsStaff({ type: 'finish-exam', trxId: trx.eka });
    return page;
  };

  it('finish their due work before a request is answered', async () => {
    const page = await finished();
    now += 2 * minute - 1;
    expect(await stagesOf(page)).toMatchObject({ exam: 'submitted', result: 'locked' });
    now += 1;
    expect(await stagesOf(page)).toMatchObject({ exam: 'done', result: 'open' });
    page.stop();
  });

  it('work by themselves without a request, until the page is closed', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    const page = await finished();
    now += 2 * minute;
    expect(await waiting(page)).toContain(trx.eka);
    vi.advanceTimersByTime(2_000);
    expect(await waiting(page)).not.toContain(trx.eka);
    page.stop();
    expect(vi.getTimerCount()).toBe(0);
  });
});
