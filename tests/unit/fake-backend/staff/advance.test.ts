import { describe, expect, it } from 'vitest';
import { advance } from '../../../../fake-backend/staff/advance.ts';
import { openBackend, trx } from './backend.ts';

const begin = (id: string) => {
  const backend = openBackend();
  const row = backend.db.transactions.get(id);
  if (!row) throw new Error(id);
  return { backend, row };
};

describe('the time that a candidate has', () => {
  it('is seven days to mend a form, and none is counted while it is examined', () => {
    const { backend, row } = begin(trx.kusuma);
    advance(backend, row, 'apl02.return');
    expect(backend.stage(row.id, 'apl02').due).toBe('2026-03-17T23:59:00+07:00');
    advance(backend, row, 'apl02.resubmit');
    expect(backend.stage(row.id, 'apl02').due).toBeNull();
  });

  it('lasts for an exam until its schedule ends', () => {
    const { backend, row } = begin(trx.kusuma);
    const ends = '2026-04-09T17:00:00+07:00';
    const schedule = backend.db.schedules.get(row.schedule_id);
    if (!schedule) throw new Error(row.schedule_id);
    backend.db.schedules.put({ ...schedule, ends_at: ends });
    advance(backend, row, 'apl02.approve');
    expect(backend.stage(row.id, 'exam').due).toBe(ends);
  });
});
