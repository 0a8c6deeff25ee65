import { describe, expect, it } from 'vitest';
import { changeSettings } from '../../../../fake-backend/database/seeding.ts';
import { reminderActs } from '../../../../fake-backend/staff/remind-holders.ts';
import { catchUp, changeFromNow } from '../../../../fake-backend/time/pass-time.ts';
import { openBackend, type TestBackend } from './backend.ts';

const gitaCertificate = 'TRX-2026-000088';
const day = 86_400_000;

const news = ({ db }: TestBackend) =>
  db.notifications.where(({ type, trxid }) => type === 'certificate' && trxid === gitaCertificate);

const due = (backend: TestBackend) =>
  reminderActs(backend).filter(({ id, at }) => id.startsWith(gitaCertificate) && at <= backend.clock.now().getTime());

/** Goes to a moment, which is given in WIB. */
const goTo = (backend: TestBackend, moment: string) =>
  backend.pass(Date.parse(`${moment}+07:00`) - backend.clock.now().getTime());

const certificate = ({ db }: TestBackend) => {
  const row = db.certificates.get(gitaCertificate);
  if (!row) throw new Error('Gita has no certificate');
  return row;
};

describe('the reminder of a certificate that ends', () => {
  it('comes with the first moment of the day six months before, once, and names the last day', () => {
    const backend = openBackend();
    backend.db.certificates.put({ ...certificate(backend), valid_until: '2028-08-31T23:59:59+07:00' });
    goTo(backend, '2028-02-28T23:59:59');
    catchUp(backend);
    expect(news(backend)).toEqual([]);
    goTo(backend, '2028-02-29T00:00:00');
    expect(due(backend)).toHaveLength(1);
    catchUp(backend);
    backend.pass(40 * day);
    catchUp(backend);
    expect(news(backend)).toHaveLength(1);
    expect(news(backend)[0]?.information).toContain('31 Agustus 2028');
    expect(backend.published).toContainEqual(['1007', { type: 'certificate', trxid: gitaCertificate }]);
  });

  it('never comes for one that was revoked or is over, nor while the robots are off', () => {
    const backend = openBackend();
    backend.db.certificates.put({ ...certificate(backend), revoked_at: '2026-03-01T00:00:00+07:00' });
    goTo(backend, '2028-12-01T00:00:00');
    expect(due(backend)).toEqual([]);
    backend.db.certificates.put({ ...certificate(backend), revoked_at: null });
    expect(due(backend)).toHaveLength(1);
    changeSettings(backend.db, { robots: { on: false, delay: 0 } });
    expect(due(backend)).toEqual([]);
    goTo(backend, '2029-12-01T00:00:00');
    changeFromNow(backend, () => changeSettings(backend.db, { robots: { on: true, delay: 0 } }));
    expect(due(backend)).toEqual([]);
  });
});
