import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { StaffAction } from '../../../fake-backend/staff/play.ts';
import type { StaffTask } from '../../../fake-backend/staff/staff-task.ts';
import { nextStep } from '../../../src/domain/assessment/next-step.ts';
import { openRepositories } from '../../contract/repositories.ts';
import { runs } from '../../runs.ts';

type Portal = Awaited<ReturnType<typeof openRepositories>>;
/** What somebody does; `pick` chooses whom or what it is about. */
type Command = (portal: Portal, pick: number) => Promise<unknown>;

const hour = 3_600_000;
const at = <Item>(items: readonly Item[], pick: number): Item | undefined => items[pick % items.length];

/** What the certification body can do about a task. */
const actionsOn = ({ stage, trxId, units, schedules, exams, open }: StaffTask): readonly StaffAction[] => {
  const decisions = ['approve', 'return', 'reject'] as const;
  if (stage === 'apl01' || stage === 'apl02')
    return decisions.map((decision) => ({ type: stage, trxId, decision, note: 'Catatan.', notes: [] }));
  if (stage === 'exam' && open)
    return [
      { type: 'finish-exam', trxId },
      { type: 'mark-absent', trxId },
      ...schedules.slice(0, 1).map(({ id }) => ({ type: 'reschedule' as const, trxId, scheduleId: id })),
      ...exams.map(({ id }) => ({ type: 'close-exam' as const, trxId, examId: id, note: 'Listrik padam.' })),
    ];
  if (stage === 'exam' || stage === 'result')
    return [true, false].map((competent) => ({
      type: 'decide',
      trxId,
      units: units.map(({ code }) => ({ code, competent, note: competent ? null : 'Belum.' })),
      note: null,
    }));
  if (stage === 'certificate') return [{ type: 'issue-certificate', trxId }];
  if (stage === 'adjustment')
    return [{ type: 'answer-adjustment', trxId, outcome: 'granted', text: 'Baik.', minutes: 15 }];
  if (stage === 'message') return [{ type: 'answer-message', trxId, text: 'Baik.' }];
  return [{ type: 'answer-appeal', trxId, granted: false, text: 'Tidak.', units: [], assessor: null }];
};

const pending = async ({ transactions }: Portal, pick: number) =>
  at((await transactions.list('pending', 1)).items, pick);
const settled =
  (action: 'pay' | 'fail' | 'expire'): Command =>
  async (portal, pick) => {
    const waiting = await pending(portal, pick);
    if (waiting) await portal.control.settle(await portal.payments.token(waiting.id), action);
  };

const commands: readonly Command[] = [
  ({ control, accounts }, pick) => {
    const { email = '', password = '' } = at(control.personas(), pick) ?? {};
    return accounts.logIn({ email, password });
  },
  async ({ control }, pick) => {
    const task = at(await control.staffTasks(), pick);
    const action = task && at(actionsOn(task), pick);
    if (action) await control.actAsStaff(action);
  },
  async (portal, pick) => {
    const waiting = await pending(portal, pick);
    if (waiting) await portal.transactions.cancel(waiting.id);
  },
  async ({ catalog, transactions }, pick) => {
    const schedule = at((await catalog.schedules({})).items, pick);
    const budget = schedule && at(schedule.budgets, pick);
    if (schedule && budget)
      await transactions.create(
        { scheduleId: schedule.id, budgetSource: budget.source, budgetary: budget.id },
        `k${pick}`,
      );
  },
  settled('pay'),
  settled('fail'),
  settled('expire'),
  ({ control }, pick) => control.travel(pick * hour),
  ({ control }) => control.toNextEvent(),
  ({ control }, pick) => control.setRobots({ on: pick % 2 === 0, delay: pick * 60_000 }),
  ({ control }, pick) => {
    const action = at(
      [{ type: 'accept-then-drop' }, { type: 'duplicate' }, { type: 'session-expired' }] as const,
      pick,
    );
    return action
      ? control.addFault({ id: 'x', match: { path: '/api/' }, nth: 1 + (pick % 3), action })
      : Promise.resolve();
  },
];

const walk = fc.array(fc.tuple(fc.nat(commands.length - 1), fc.nat(40)), { minLength: 10, maxLength: 40 });

/** What must hold whatever was done: each purchase is shown, and has a next step or somebody who acts. */
const expectNoDeadEnd = async (portal: Portal) => {
  const { control, accounts, transactions, timelines } = portal;
  await control.clearFaults();
  const busy = new Set((await control.staffTasks()).map(({ trxId }) => trxId));
  const isToCome = (await control.nextEvent()) !== null;
  for (const { email, password } of control.personas()) {
    await accounts.logIn({ email, password });
    for (const { id } of (await transactions.list('paid', 1)).items) {
      const timeline = await timelines.find(id);
      const step = nextStep(timeline?.stages ?? []);
      expect(step.kind, `${email} ${id}`).not.toBe('unknown');
      if (step.kind === 'wait' && !step.stage.opensAt)
        expect(busy.has(id) || isToCome, `${email} ${id} waits`).toBe(true);
      const names = timeline?.stages.map(({ name }) => name) ?? [];
      expect(new Set(names).size, `${email} ${id} has a stage twice`).toBe(names.length);
    }
    for (const tab of ['pending', 'failed'] as const) await transactions.list(tab, 1);
  }
  const failed = control
    .log()
    .filter((entry) => entry.kind === 'request' && (entry.status ?? 0) >= 500 && !entry.fault);
  expect(failed).toEqual([]);
};

it('whatever candidates, staff, robots, gateway, time and faults do, no purchase is at a dead end', async () => {
  await fc.assert(
    fc.asyncProperty(walk, async (steps) => {
      const portal = await openRepositories();
      for (const [command, pick] of steps) {
        // what is refused, or lost by a fault, changes nothing that is looked at here
        await commands[command]?.(portal, pick).catch(() => undefined);
      }
      await expectNoDeadEnd(portal);
    }),
    { numRuns: runs(6, 300) },
  );
});
