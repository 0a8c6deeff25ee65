import { expect, it, test } from 'vitest';
import { HttpNotificationRepository } from '../../../../src/adapters/http/notification/http-notification-repository.ts';
import { emptyReply, jsonReply } from './replies.ts';
import { scriptedClient } from './scripted-client.ts';

const wire = { id: 7, type: 'assessment', trxid: 'TRX-1', information: 'APL 01', date: '2026-01-05 09:00:00', read: 0 };
const answering = (body: unknown) => {
  const { http } = scriptedClient(() => jsonReply(body));
  return { repository: new HttpNotificationRepository(http) };
};

it('reads what is shown of a notification, its date without a zone as UTC+7 [3.notification.fields]', async () => {
  const types = ['assessment', 'payment', 'register', 'verify_email'];
  const data = types.map((type) => ({ ...wire, type, more: 1 }));
  const { repository } = answering({ code: '00', data: { data, links: [] } });
  const date = '2026-01-05T02:00:00.000Z';
  const read = { id: '7', trxId: 'TRX-1', information: 'APL 01', date, read: false };
  expect((await repository.page(1, false)).items).toEqual(types.map((type) => ({ ...read, type })));
});

test.each([
  [{ read: 1 }, { read: true }],
  [{ read: false }, { read: false }],
  [{ read: 2 }, { read: false }],
  [{ trxid: null }, { trxId: null }],
  [{ date: 'kemarin' }, { date: null }],
  [{ date: undefined }, { date: null }],
  [{ information: null }, { information: '' }],
])('%j is read as %j', async (odd, read) => {
  const { repository } = answering({ data: [{ ...wire, ...odd }] });
  expect((await repository.page(1, false)).items[0]).toMatchObject(read);
});

test.each([
  ['chat', 'chat'],
  ['kabar_baru', 'kabar baru'],
  [7, undefined],
  ['App\\Notifications\\Kabar', undefined],
  [null, undefined],
  [undefined, undefined],
  [{ name: 'chat' }, undefined],
])('type %j is other news under the word %j, and the others of its page stay', async (type, typeWord) => {
  const { repository } = answering({ data: [wire, { ...wire, type }] });
  const { items } = await repository.page(1, false);
  expect(items.map((item) => [item.type, item.typeWord])).toEqual([
    ['assessment', undefined],
    ['other', typeWord],
  ]);
});

it('marks a notification as read by its id [7.notification.mark-as-read]', async () => {
  const { http, sent } = scriptedClient(() => emptyReply(204));
  await new HttpNotificationRepository(http).markRead('NTF-1');
  expect(await sent[0]?.json()).toEqual({ id: 'NTF-1' });
});
