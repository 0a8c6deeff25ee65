import { expect, it } from 'vitest';
import { purchasableFirst } from '../../../../fake-backend/rules/catalog.ts';
import { catchUp } from '../../../../fake-backend/time/pass-time.ts';
import { openBackend } from './backend.ts';

const day = 86_400_000;

it('every scheme of the catalogue can be bought on any day of three years, at its own weekday, place and price', () => {
  const backend = openBackend();
  const { db, clock } = backend;
  const seeded = db.schedules.all();
  for (let passed = 0; passed < 3 * 365; passed += 10) {
    for (const { id, title } of db.schemes.where(({ unlisted }) => !unlisted)) {
      const [first] = purchasableFirst(
        db.schedules.where(({ scheme_id: of }) => of === id),
        clock.now(),
      );
      expect(Date.parse(first?.registration_until ?? ''), `${title}, day ${passed}`).toBeGreaterThan(
        clock.now().getTime(),
      );
    }
    backend.pass(10 * day);
    catchUp(backend);
  }
  const opened = db.schedules.all().slice(seeded.length);
  expect(new Set(db.schedules.all().map(({ id }) => id)).size).toBe(seeded.length + opened.length);
  for (const { scheme_id, site_id, budgets, taken, starts_at } of opened) {
    expect(taken).toBe(0);
    const like = seeded.filter(
      (row) =>
        row.scheme_id === scheme_id &&
        row.site_id === site_id &&
        (Date.parse(starts_at) - Date.parse(row.starts_at)) % (7 * day) === 0,
    );
    expect(like.map((row) => row.budgets.map(({ price }) => price))).toContainEqual(budgets.map(({ price }) => price));
  }
});
