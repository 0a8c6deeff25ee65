import { expect, it, test } from 'vitest';
import { answering } from './repositories.ts';

const wire = { id: 7, type: 'assessment', trxid: 'TRX-1', information: 'APL 01', date: '2026-01-05 09:00:00', read: 0 };

it('reads the displayed fields of a notification, its date without a zone as UTC+7 [3.notification.fields]', async () => {
  const types = ['assessment', 'payment', 'register', 'verify_email'];
  const data = types.map((type) => ({ ...wire, type, more: 1 }));
  const { notifications } = answering({ code: '00', data: { data, links: [] } });
  const date = '2026-01-05T02:00:00.000Z';
  const read = { id: '7', trxId: 'TRX-1', information: 'APL 01', date, read: false };
  expect((await notifications.page(1, false)).items).toEqual(types.map((type) => ({ ...read, type })));
});

test.each([
  ['chat', 'chat'],
  ['App\\Notifications\\Kabar', undefined],
])('type %j is other news under the word %j, and the rest of its page stays', async (type, typeWord) => {
  const { notifications } = answering({ data: [wire, { ...wire, type }] });
  const { items } = await notifications.page(1, false);
  expect(items.map((item) => [item.type, item.typeWord])).toEqual([
    ['assessment', undefined],
    ['other', typeWord],
  ]);
});
