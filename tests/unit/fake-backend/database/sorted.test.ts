import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createDatabase } from '../../../../fake-backend/database/database.ts';
import type { NotificationRow } from '../../../../fake-backend/database/rows.ts';
import type { Sorting } from '../../../../fake-backend/database/sorted-groups.ts';

const byNumber = (a: NotificationRow, b: NotificationRow) => Number(b.date) - Number(a.date) || (a.id < b.id ? 1 : -1);
const unread: Sorting<NotificationRow> = { group: (row) => (row.read ? null : row.candidate_id), compare: byNumber };

const aRow = fc.record({
  id: fc.constantFrom('a', 'b', 'c', 'd', 'e'),
  candidate_id: fc.constantFrom('1', '2'),
  type: fc.constant('payment' as const),
  trxid: fc.constant(null),
  information: fc.constant(''),
  date: fc.nat(3).map(String),
  read: fc.boolean(),
});
const aChange = fc.oneof(
  fc.record({ put: aRow }),
  fc.record({ remove: fc.constantFrom('a', 'b', 'c', 'd', 'e') }),
  fc.record({ replaceAll: fc.uniqueArray(aRow, { selector: ({ id }) => id }) }),
  fc.record({ look: fc.constant(true) }),
);

test('a sorted index always equals filtering and sorting all rows', () => {
  fc.assert(
    fc.property(fc.array(aChange, { maxLength: 30 }), (changes) => {
      const { notifications } = createDatabase();
      const check = () => {
        for (const candidate of ['1', '2', '3']) {
          const expected = notifications.where((row) => unread.group(row) === candidate).sort(byNumber);
          expect(notifications.sorted(unread, candidate)).toEqual(expected);
        }
      };
      for (const change of changes) {
        if ('put' in change) notifications.put(change.put);
        if ('remove' in change) notifications.remove(change.remove);
        if ('replaceAll' in change) notifications.replaceAll(change.replaceAll);
        if ('look' in change) check();
      }
      check();
    }),
  );
});
