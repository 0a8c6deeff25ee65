import { adjustmentNeeds } from '../../../../src/domain/assessment/adjustment.ts';
import type { Repeat } from '../../../../src/domain/purchase/repeat.ts';
import { candidateForms } from './candidate-forms.ts';
import { type Assessment, assessmentsIn, at, type Command, type Commands, type Walker } from './walker.ts';

const ofCandidate = ({ stages }: Assessment) =>
  stages.filter(({ status, waiting_for: actor }) => status !== 'locked' && actor === 'candidate');

const goOn: Command = async (walker, pick) => {
  const waiting = assessmentsIn(await walker.records()).filter((each) => ofCandidate(each).length > 0);
  const chosen = at(waiting, pick);
  const stage = chosen && at(ofCandidate(chosen), pick >> 4);
  if (!chosen || !stage) return;
  await walker.as(chosen.row.candidate_id);
  await candidateForms[stage.name]?.(walker, chosen.row.id, pick >> 6);
};

const sendOutOfTurn: Command = async (walker, pick) => {
  const chosen = at(assessmentsIn(await walker.records()), pick);
  const form = at(Object.values(candidateForms), pick >> 4);
  if (!chosen) return;
  await walker.as(chosen.row.candidate_id);
  await form?.(walker, chosen.row.id, pick >> 6);
};

const askForAdjustments: Command = async (walker, pick) => {
  const chosen = at(assessmentsIn(await walker.records()), pick);
  if (!chosen) return;
  await walker.as(chosen.row.candidate_id);
  const needs = adjustmentNeeds.filter((_, index) => (pick >> (index + 4)) % 2 === 1);
  await walker.assessments.sendAdjustments(chosen.row.id, { needs, other: 'Kursi dekat pintu' }, walker.requestKey());
};

const asAnybody = async (walker: Walker, pick: number) => {
  const who = at((await walker.records()).candidates, pick);
  if (who) await walker.as(who.id);
};

const buy = async ({ catalog, transactions, requestKey }: Walker, pick: number, scheme?: string, repeat?: Repeat) => {
  const schedule = at((await catalog.schedules(scheme ? { scheme } : {})).items, pick);
  const budget = schedule && at(schedule.budgets, pick >> 3);
  if (!schedule || !budget) return;
  const order = { scheduleId: schedule.id, budgetSource: budget.source, budgetary: budget.id };
  await transactions.create({ ...order, ...(repeat && { repeat }) }, requestKey());
};

const buyAgain: Command = async (walker, pick) => {
  const { results, certificates, transactions } = await walker.records();
  const lacking = results.filter(({ competent }) => !competent);
  const repeats = [
    ...lacking.map(({ id }) => [id, { kind: 'reassessment', trxId: id }] as const),
    ...certificates.map(({ id, number }) => [id, { kind: 'renewal', certificate: number }] as const),
  ];
  const [id, repeat] = at(repeats, pick) ?? [];
  const row = transactions.find((each) => each.id === id);
  if (!row || !repeat) return;
  await walker.as(row.candidate_id);
  const before = await walker.transactions.find(row.id);
  await buy(walker, pick >> 4, before?.scheme.slug, repeat);
};

const unpaidOf = async (walker: Walker, pick: number) => {
  const row = at(
    (await walker.records()).transactions.filter(({ status }) => status === 'pending'),
    pick,
  );
  if (row) await walker.as(row.candidate_id);
  return row;
};

const settle: Command = async (walker, pick) => {
  const row = await unpaidOf(walker, pick);
  const action = at(['pay', 'pay', 'fail', 'expire'] as const, pick >> 4);
  if (row && action) await walker.control.settle(await walker.payments.token(row.id), action);
};

const cancel: Command = async (walker, pick) => {
  const row = await unpaidOf(walker, pick);
  if (row) await (pick % 2 === 0 ? walker.transactions.cancel(row.id) : walker.payments.renew(row.id));
};

const redeem: Command = async (walker, pick) => {
  await asAnybody(walker, pick);
  const code = at((await walker.records()).prakerjaCodes, pick >> 4);
  const slugs = (await walker.catalog.schemes({})).items;
  const scheme = slugs.find(({ id }) => id === code?.scheme_id)?.slug;
  const schedule = at((await walker.catalog.schedules({ ...(scheme && { scheme }) })).items, pick >> 2);
  if (code && schedule) await walker.vouchers.create(code.id, schedule.id);
};

const checkOut: Command = async (walker, pick) => {
  const voucher = at((await walker.records()).vouchers, pick);
  if (!voucher) return;
  await walker.as(voucher.candidate_id);
  await walker.vouchers.checkOut(voucher.id, walker.requestKey());
};

export const candidateCommands: Commands = {
  goOn,
  sendOutOfTurn,
  askForAdjustments,
  buy: async (walker, pick) => {
    await asAnybody(walker, pick);
    await buy(walker, pick >> 4);
  },
  buyAgain,
  settle,
  cancel,
  redeem,
  checkOut,
};
