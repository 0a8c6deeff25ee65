import type { Body } from '../body.ts';
import type { Control } from '../control.ts';
import type { StageRow } from '../database/rows.ts';
import type { FaultRule } from '../faults.ts';
import { jsonReply, ok } from '../respond.ts';
import { staffActionOf } from '../staff/read-action.ts';
import { clockRateOf } from '../time/time-control.ts';

const milliseconds = (body: Body, name: string): number => {
  const value = body[name];
  if (typeof value !== 'number' || !Number.isFinite(value)) throw new RangeError(`${name}: milliseconds are wanted`);
  return value;
};

const countOf = (body: Body, name: string): number => (body[name] === undefined ? 0 : Number(body[name]));

const setFaults = async (control: Control, rules: readonly FaultRule[]): Promise<void> => {
  await control.clearFaults();
  for (const rule of rules) await control.addFault(rule);
};

const rulesOf = ({ rules }: Body): FaultRule[] => {
  const complete = (rule: unknown) =>
    typeof rule === 'object' && rule !== null && 'id' in rule && 'match' in rule && 'nth' in rule && 'action' in rule;
  if (!Array.isArray(rules) || !rules.every(complete)) throw new RangeError('rules: a list of fault rules is wanted');
  return rules as FaultRule[];
};

const takeBack = async (control: Control, id: number): Promise<void> => {
  if (!(await control.takeBack(id))) throw new RangeError('id: the number of a kept world is wanted');
};

const actions: Record<string, (control: Control, body: Body) => Promise<unknown>> = {
  '/simulation/reset': (control) => control.reset(),
  '/simulation/scenario': (control, body) => control.playScenario(String(body.name)),
  '/simulation/clock': (control, body) =>
    body.rate === undefined
      ? control.travel(milliseconds(body, 'travel'))
      : control.setClockRate(clockRateOf(body.rate)),
  '/simulation/next-event': (control) => control.toNextEvent(),
  '/simulation/assessment-day': (control, body) => control.toAssessmentDay(String(body.email)),
  '/simulation/jump': (control, body) => control.jumpTo(String(body.trxId), String(body.stage) as StageRow['name']),
  '/simulation/take-back': (control, body) => takeBack(control, Number(body.id)),
  '/simulation/latency': (control, body) => control.setLatency(milliseconds(body, 'ms')),
  '/simulation/fill': (control, body) =>
    control.fill(String(body.email), {
      notifications: countOf(body, 'notifications'),
      transactions: countOf(body, 'transactions'),
      apl02Units: countOf(body, 'apl02Units'),
      examQuestions: countOf(body, 'examQuestions'),
    }),
  '/simulation/faults': (control, body) => setFaults(control, rulesOf(body)),
  '/simulation/staff': (control, body) => control.actAsStaff(staffActionOf(body)),
  '/simulation/robots': (control, body) =>
    control.setRobots({ on: body.on !== false, delay: milliseconds(body, 'delay') }),
};

const readBody = async (request: Request): Promise<Body> => {
  const body: unknown = await request.json().catch(() => null);
  return typeof body === 'object' && body !== null ? (body as Body) : {};
};

/** The simulation control over HTTP, for tests; null for other paths. JSON only, so that pages of other origins cannot call it. */
export const answerControl = async (control: Control, request: Request): Promise<Response | null> => {
  const { pathname } = new URL(request.url);
  if (pathname === '/simulation/mails' && request.method === 'GET') return ok(await control.mails());
  if (pathname === '/simulation/staff' && request.method === 'GET') return ok(await control.staffTasks());
  if (pathname === '/simulation/worlds' && request.method === 'GET') return ok(await control.worlds());
  const action = actions[pathname];
  if (!action || request.method !== 'POST') return null;
  if (!request.headers.get('Content-Type')?.includes('json')) return jsonReply({ message: 'JSON is wanted.' }, 415);
  try {
    return ok((await action(control, await readBody(request))) ?? null);
  } catch (error) {
    if (error instanceof RangeError) return jsonReply({ message: error.message }, 422);
    throw error;
  }
};
