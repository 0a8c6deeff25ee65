import { expect, test } from 'vitest';
import { notificationWire } from '../../../../src/adapters/http/notification/notification-calls.ts';
import { pageOf } from '../../../../src/adapters/http/pagination.ts';
import { accept } from '../../../../src/adapters/http/read-reply.ts';
import { openPage, type TestPage } from '../hosts/page.ts';

const read = async (page: TestPage, query: string) =>
  accept(pageOf(notificationWire), await (await page.get(`/api/notification?${query}`)).json());

const patch = (page: TestPage, path: string, body: object) =>
  page.send(
    new Request(`http://portal.test/api/notification/${path}`, {
      method: 'PATCH',
      headers: {
        Accept: 'application/json',
        'Content-Type': 'application/json',
        'X-XSRF-TOKEN': decodeURIComponent(/XSRF-TOKEN=([^;]*)/.exec(page.cookies.cookie)?.[1] ?? ''),
      },
      body: JSON.stringify(body),
    }),
  );

const asGita = async () => {
  const page = await openPage();
  await page.logIn('gita');
  return page;
};

test('pages hold ten each, the newest first, with their links; past the end is nothing', async () => {
  const page = await asGita();
  const first = await read(page, 'page=1');
  const second = await read(page, 'page=2');
  expect([first.items.length, first.last, first.current, second.current]).toEqual([10, 2, 1, 2]);
  const dates = [...first.items, ...second.items].map(({ date }) => date);
  expect(dates).toEqual([...dates].sort().reverse());
  expect(dates).toHaveLength(first.total);
  expect((await read(page, 'page=9')).items).toEqual([]);
  const { links } = await (await page.get('/api/notification?page=1')).json();
  expect(links.at(-1)).toEqual({
    url: 'http://portal.test/api/notification?page=2',
    label: 'Next &raquo;',
    active: false,
  });
});

test('read=false lists unread ones only; marking one takes it out, doing it again changes nothing', async () => {
  const page = await asGita();
  const unread = await read(page, 'read=false&page=1');
  expect(unread.items.every((each) => !each.read)).toBe(true);
  const [first] = unread.items;
  for (let count = 0; count < 2; count++) {
    expect((await patch(page, 'mark-as-read', { id: first?.id })).status).toBe(200);
    expect((await read(page, 'read=false&page=1')).total).toBe(unread.total - 1);
  }
  expect((await read(page, 'page=1')).items.find(({ id }) => id === first?.id)?.read).toBe(true);
});

test('marking all leaves nothing unread, and touches nobody else', async () => {
  const page = await asGita();
  expect((await patch(page, 'mark-all', {})).status).toBe(200);
  expect((await read(page, 'read=false&page=1')).total).toBe(0);
  await page.logIn('citra');
  expect((await read(page, 'read=false&page=1')).total).toBe(2);
});

test('a guest is told 401, a missing id 404', async () => {
  const page = await asGita();
  expect((await patch(page, 'mark-as-read', {})).status).toBe(404);
  await page.post('/api/logout');
  expect((await page.get('/api/notification')).status).toBe(401);
});
