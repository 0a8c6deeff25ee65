import type { ScheduleRow } from '../../../../fake-backend/database/rows.ts';
import { paymentLifetimeMs } from '../../../../fake-backend/rules/purchase.ts';
import { assessmentRules } from './sound-assessments.ts';
import { inOrder, isIn, type Say, time, unchanging, type World } from './sound-world.ts';
import { assessmentsIn, type Records } from './walker.ts';

const ofPurchases = ({ records, now, purchases }: World, say: Say): void => {
  const { schemes, schedules } = unchanging;
  const paidTwice = new Set<string>();
  for (const row of records.transactions) {
    const {
      id,
      status,
      paid_at: paid,
      expires_at: expires,
      previous_transaction_id: earlier,
      renewal_of: renewed,
    } = row;
    const schedule: ScheduleRow | undefined = schedules.get(row.schedule_id);
    const offered = schedules
      .where(({ scheme_id: scheme }) => scheme === row.scheme_id)
      .flatMap((each) => each.budgets);
    const budget = offered.find((each) => each.id === row.budget_id);
    say(isIn(records.candidates, row.candidate_id), `${id} is nobody's`);
    say(
      schemes.get(row.scheme_id) !== undefined && schedule?.scheme_id === row.scheme_id,
      `${id} is of another scheme`,
    );
    say(budget?.source === row.budget_source, `${id} has a budget of another source`);
    say(row.amount === (row.budget_source === 'prakerja' ? 0 : budget?.price), `${id} costs ${row.amount}`);
    say((status === 'paid') === (paid !== null), `${id} is ${status}, paid at ${paid}`);
    say(status !== 'pending' || expires !== null, `${id} waits for ever`);
    inOrder(say, now, `${id} was made and paid`, row.created_at, ...(paid === null ? [] : [paid]));
    const before = purchases.get(earlier ?? '');
    if (earlier) say(before?.candidate_id === row.candidate_id && before.scheme_id === row.scheme_id, `${id} repeats`);
    const certificate = records.certificates.find(({ number }) => number === renewed);
    if (renewed) say(certificate?.scheme_id === row.scheme_id, `${id} renews what is not there`);
    const seat = `${row.candidate_id} ${row.schedule_id}`;
    // a late payment is accepted even if the candidate has meanwhile paid another purchase of the same place
    const isLate = time(paid) > time(row.created_at) + paymentLifetimeMs;
    if (status !== 'paid' || isLate) continue;
    say(!paidTwice.has(seat), `${id} is paid for a place that its candidate has`);
    paidTwice.add(seat);
  }
  for (const { trx_id: id } of records.settings[0]?.payment_notices ?? []) say(purchases.has(id), `${id} has news`);
};

const ofVouchers = ({ records, now, purchases }: World, say: Say): void => {
  for (const { id, code, candidate_id: owner, used_at: used, trx_id: trxId } of records.vouchers) {
    say((used === null) === (trxId === null), `${id} was used for nothing`);
    say(trxId === null || purchases.get(trxId)?.candidate_id === owner, `${id} paid for somebody else`);
    const known = records.prakerjaCodes.find((each) => each.id === code);
    say(known === undefined || known.redeemed_by === owner, `${id} is of a code that its owner does not have`);
    if (used) inOrder(say, now, `${id} was used`, used);
  }
};

const ofNews = ({ records, now, purchases }: World, say: Say): void => {
  for (const { id, candidate_id: owner, trxid, date } of records.notifications) {
    say(isIn(records.candidates, owner), `${id} is for nobody`);
    say(trxid === null || purchases.get(trxid)?.candidate_id === owner, `${id} is about somebody else's ${trxid}`);
    inOrder(say, now, id, date);
  }
};

const rules = [ofPurchases, ofVouchers, ...assessmentRules, ofNews];

export const problemsIn = (records: Records, now: Date): readonly string[] => {
  const problems: string[] = [];
  for (const [name, rows] of Object.entries(records))
    if (new Set(rows.map(({ id }) => id)).size < rows.length) problems.push(`${name} has a row twice`);
  const purchases = new Map(records.transactions.map((row) => [row.id, row]));
  const world = { records, now: now.getTime() + 999, purchases, assessments: assessmentsIn(records) };
  for (const rule of rules) rule(world, (holds, problem) => void (holds || problems.push(problem)));
  return problems;
};
