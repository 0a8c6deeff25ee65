import { expect, it } from 'vitest';
import type { CertificateRow } from '../../../../fake-backend/database/certificate-rows.ts';
import { changeSettings } from '../../../../fake-backend/database/seeding.ts';
import { reminderActs } from '../../../../fake-backend/staff/remind-holders.ts';
import { catchUp, changeFromNow } from '../../../../fake-backend/time/pass-time.ts';
import { later, minute, openBackend } from './backend.ts';

const trxid = 'TRX-2026-000088';

const open = () => {
  const backend = openBackend();
  const { db, clock, pass } = backend;
  const change = (columns: Partial<CertificateRow>) =>
    db.certificates.put({ ...(db.certificates.get(trxid) as CertificateRow), ...columns });
  const goTo = (moment: string) => pass(Date.parse(`${moment}+07:00`) - clock.now().getTime());
  const seeded = new Set(db.notifications.all().map(({ id }) => id));
  const news = () =>
    db.notifications.where(({ id, type, trxid: of }) => type === 'certificate' && of === trxid && !seeded.has(id));
  const due = () =>
    reminderActs(backend).filter(({ id, at }) => id.startsWith(trxid) && at <= clock.now().getTime()).length;
  return { backend, change, goTo, news, due };
};

it('the reminder of a certificate comes once, at the start of the day six months before its end, and names its last day', () => {
  const { backend, change, goTo, news, due } = open();
  change({ valid_until: '2028-08-31T23:59:59+07:00' });
  goTo('2028-02-28T23:59:59');
  catchUp(backend);
  expect(news()).toEqual([]);
  goTo('2028-02-29T00:00:00');
  expect(due()).toBe(1);
  catchUp(backend);
  later(backend, 40 * 24 * 60 * minute);
  expect(news()).toMatchObject([{ information: expect.stringContaining('31 Agustus 2028') }]);
  expect(backend.published).toContainEqual(['1007', { type: 'certificate', trxid }]);
});

it('no reminder comes for a certificate that was revoked or is over, nor while the robots are off', () => {
  const { backend, change, goTo, due } = open();
  change({ revoked_at: '2026-03-01T00:00:00+07:00' });
  goTo('2028-12-01T00:00:00');
  expect(due()).toBe(0);
  change({ revoked_at: null });
  expect(due()).toBe(1);
  changeSettings(backend.db, { robots: { on: false, delay: 0 } });
  expect(due()).toBe(0);
  goTo('2029-12-01T00:00:00');
  changeFromNow(backend, () => changeSettings(backend.db, { robots: { on: true, delay: 0 } }));
  expect(due()).toBe(0);
});
