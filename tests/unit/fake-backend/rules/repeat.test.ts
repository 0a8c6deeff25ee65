import { expect, it } from 'vitest';
import { assessedScheme } from '../../../../fake-backend/assessed-units.ts';
import { plansOf } from '../../../../fake-backend/exam-sittings.ts';
import { decideResult } from '../../../../fake-backend/staff/decide-result.ts';
import { markPaid } from '../../../../fake-backend/staff/payment-gateway.ts';
import { openBackend, trx } from '../staff/backend.ts';

/** Fajar's assessment again, with its exams handed in. */
const atItsResult = () => {
  const backend = openBackend();
  const { db } = backend;
  const before = db.transactions.get(trx.fajar);
  const earlier = db.results.get(trx.fajar);
  if (!before || !earlier) throw new Error('the seed has no result of fajar');
  const again = markPaid(backend, { ...before, id: 'TRX-2026-000999', previous_transaction_id: trx.fajar });
  for (const name of ['agreement', 'apl01', 'apl02'] as const)
    db.stages.put({ ...backend.stage(again.id, name), status: 'done', waiting_for: null });
  backend.sent(again.id, 'exam', 'assessor');
  const carried = earlier.units.filter(({ competent }) => competent);
  const open = earlier.units.filter(({ competent }) => !competent);
  return { backend, again, carried, open };
};

it('the exams of an assessment again ask about the units that are still open, and no more', () => {
  const { backend, again, open } = atItsResult();
  const scheme = assessedScheme(backend, again);
  if (!scheme) throw new Error('no scheme');
  const asked = plansOf(scheme).flatMap(({ questions, units }) => [
    ...questions.map(({ unit }) => unit),
    ...units.map(({ code }) => code),
  ]);
  expect(new Set(asked)).toEqual(new Set(open.map(({ code }) => code)));
  expect(assessedScheme(backend, again)).toBe(scheme);
});

it('the result of an assessment again shows the units of the earlier one as competent from there', () => {
  const { backend, again, carried, open } = atItsResult();
  expect(() =>
    decideResult(backend, again.id, { units: [{ code: carried[0]?.code ?? '', competent: false }] }),
  ).toThrow(RangeError);
  decideResult(backend, again.id, { units: [] });
  const result = backend.db.results.get(again.id);
  expect(result?.competent).toBe(true);
  expect(result?.units.filter((unit) => unit.carried).map(({ code }) => code)).toEqual(carried.map(({ code }) => code));
  expect(result?.units.filter((unit) => !unit.carried).map(({ code }) => code)).toEqual(open.map(({ code }) => code));
});

it('a unit that is carried over twice is still from an earlier assessment', () => {
  const { backend, again, carried, open } = atItsResult();
  decideResult(backend, again.id, { units: open.map(({ code }) => ({ code, competent: false })) });
  expect(backend.db.results.get(again.id)?.competent).toBe(false);
  const third = { ...again, id: 'TRX-2026-001000', previous_transaction_id: again.id };
  expect(assessedScheme(backend, third)?.units.map(({ code }) => code)).toEqual(open.map(({ code }) => code));
  expect(carried.length).toBeGreaterThan(0);
});
