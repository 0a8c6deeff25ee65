import { expect, it } from 'vitest';
import { assessedScheme } from '../../../../fake-backend/assessed-units.ts';
import { plansOf } from '../../../../fake-backend/questions/plans-of.ts';
import { decideResult } from '../../../../fake-backend/staff/decide-result.ts';
import { markPaid } from '../../../../fake-backend/staff/payment-gateway.ts';
import { openBackend, trx } from '../staff/backend.ts';

const codesOf = (units: readonly { readonly code: string }[] = []) => units.map(({ code }) => code);

const atItsResult = () => {
  const backend = openBackend();
  const { db } = backend;
  const before = db.transactions.get(trx.fajar);
  const earlier = db.results.get(trx.fajar)?.units ?? [];
  if (!before) throw new Error('fajar has bought nothing');
  const again = markPaid(backend, { ...before, id: 'TRX-2026-000999', previous_transaction_id: trx.fajar });
  for (const name of ['agreement', 'apl01', 'apl02'] as const)
    db.stages.put({ ...backend.stage(again.id, name), status: 'done', waiting_for: null });
  backend.sent(again.id, 'exam', 'assessor');
  const [carried, open] = [true, false].map((was) => codesOf(earlier.filter(({ competent }) => competent === was)));
  return { backend, again, carried: carried ?? [], open: open ?? [] };
};

it('the exams of a repeated assessment ask only about the open units', () => {
  const { backend, again, open } = atItsResult();
  const scheme = assessedScheme(backend, again);
  const plans = scheme ? plansOf(scheme) : [];
  const asked = plans.flatMap(({ questions, units }) => [...questions.map(({ unit }) => unit), ...codesOf(units)]);
  expect(new Set(asked)).toEqual(new Set(open));
});

it('the result of a repeated assessment shows the earlier competent units as competent from there', () => {
  const { backend, again, carried, open } = atItsResult();
  const judgedAgain = { units: [{ code: carried[0] ?? '', competent: false }] };
  expect(() => decideResult(backend, again.id, judgedAgain)).toThrow(RangeError);
  decideResult(backend, again.id, { units: [] });
  const result = backend.db.results.get(again.id);
  expect(result?.competent).toBe(true);
  expect(codesOf(result?.units.filter((unit) => unit.carried))).toEqual(carried);
  expect(codesOf(result?.units.filter((unit) => !unit.carried))).toEqual(open);
});

it('a unit that is carried over twice is still marked as from an earlier assessment', () => {
  const { backend, again, open } = atItsResult();
  decideResult(backend, again.id, { units: open.map((code) => ({ code, competent: false })) });
  expect(backend.db.results.get(again.id)?.competent).toBe(false);
  const third = { ...again, id: 'TRX-2026-001000', previous_transaction_id: again.id };
  expect(codesOf(assessedScheme(backend, third)?.units)).toEqual(open);
});
