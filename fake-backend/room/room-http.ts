import type { RoomAction, RoomTime } from '../../src/application/ports/simulation/room-control.ts';
import { type Body, isBody } from '../body.ts';
import type { Control } from '../control.ts';
import { jsonReply, ok } from '../respond.ts';
import type { Server } from '../server.ts';
import { problemDecisionOf } from '../staff/read-action.ts';
import { clockRateOf } from '../time/time-control.ts';
import type { Activity } from './activity.ts';
import type { Attention } from './attention.ts';
import { classReport } from './class-report.ts';
import { actOnTrainees } from './room-acts.ts';
import { readTrainee, roomView } from './room-view.ts';
import { traineesOf } from './trainees.ts';

const textOf = (body: Body, name: string): string => {
  const value = body[name];
  if (typeof value !== 'string' || value.trim() === '') throw new RangeError(`${name}: a text is wanted`);
  return value.trim();
};

const numberOf = (body: Body, name: string): number => {
  const value = body[name];
  if (typeof value !== 'number' || !Number.isFinite(value)) throw new RangeError(`${name}: a number is wanted`);
  return value;
};

const actionOf = (body: Body): RoomAction => {
  switch (body.type) {
    case 'start-exam':
    case 'finish-exam':
    case 'reopen-exam':
    case 'hold-exam':
    case 'approve-forms':
    case 'issue-certificate':
    case 'end-faults':
    case 'unfreeze':
    case 'remove':
    case 'readmit':
      return { type: body.type };
    case 'say':
      return { type: body.type, text: textOf(body, 'text') };
    case 'point':
      return { type: body.type, target: textOf(body, 'target') };
    case 'extend-exam':
      return { type: body.type, minutes: numberOf(body, 'minutes') };
    case 'release-exam':
      return { type: body.type, code: (body.code ?? null) === null ? null : textOf(body, 'code') };
    case 'close-exam':
    case 'return-forms':
    case 'freeze':
      return { type: body.type, note: textOf(body, 'note') };
    case 'decide':
      return { type: body.type, competent: body.competent === true };
    case 'decide-problem': {
      const { decision, minutes, text } = problemDecisionOf(body);
      return { type: body.type, decision, minutes, text };
    }
    case 'settle': {
      const outcome = (['pay', 'fail', 'expire'] as const).find((each) => each === body.outcome);
      if (!outcome) throw new RangeError('outcome: pay, fail or expire is wanted');
      return { type: body.type, outcome };
    }
    case 'fault':
      return { type: body.type, fault: textOf(body, 'fault') };
    case 'reset':
      return { type: body.type, scenario: textOf(body, 'scenario') };
    default:
      throw new RangeError('type: no action of a class');
  }
};

const timeOf = (body: Body): RoomTime => {
  switch (body.type) {
    case 'travel':
      return { type: body.type, milliseconds: numberOf(body, 'milliseconds') };
    case 'next':
    case 'undo':
    case 'redo':
      return { type: body.type };
    case 'robots':
      return { type: body.type, on: body.on === true };
    case 'rate':
      return { type: body.type, rate: clockRateOf(body.rate) };
    default:
      throw new RangeError('type: travel, next, undo, redo, rate or robots is wanted');
  }
};

const undoneIn = async (control: Control): Promise<number | null> => {
  const [newest] = await control.worlds();
  return newest?.before === 'undo' ? newest.id : null;
};

const changeTime = async (control: Control, change: RoomTime): Promise<unknown> => {
  switch (change.type) {
    case 'travel':
      return control.travel(change.milliseconds);
    case 'next':
      return control.toNextEvent();
    case 'undo':
      return control.takeBack();
    case 'redo': {
      const undone = await undoneIn(control);
      return undone !== null && control.takeBack(undone);
    }
    case 'rate':
      return control.setClockRate(change.rate);
    case 'robots':
      return control.setRobots({ ...control.robots(), on: change.on });
  }
};

interface Classroom {
  readonly activity: Activity;
  readonly attention: Attention;
  readonly usedAt: string | null;
}

/** The HTTP interface of the trainer and of the trainees' pages, JSON only; null for other paths. The host checks the trainer's access. */
export const answerRoom =
  (server: Server, control: Control, { activity, attention, usedAt }: Classroom) =>
  async (request: Request): Promise<Response | null> => {
    const { pathname, searchParams } = new URL(request.url);
    if (pathname === '/simulation/room' && request.method === 'GET')
      return ok({
        ...(await server.transactions.run(() => roomView(server, activity, attention))),
        undone: (await undoneIn(control)) !== null,
        usedAt,
        full: server.transactions.isFull(),
      });
    if (pathname === '/simulation/room/report' && request.method === 'GET')
      return ok(await server.transactions.run(() => classReport(server.backend)));
    if (pathname === '/simulation/room/reading' && request.method === 'GET') {
      const email = searchParams.get('email') ?? '';
      return ok(await server.transactions.run(() => readTrainee(server.backend, email)));
    }
    const spoken = await attention.answer(request);
    if (spoken) return spoken;
    if (!['/simulation/room/act', '/simulation/room/time'].includes(pathname) || request.method !== 'POST') return null;
    if (!request.headers.get('Content-Type')?.includes('json')) return jsonReply({ message: 'JSON is wanted.' }, 415);
    const sent: unknown = await request.json().catch(() => null);
    const body = isBody(sent) ? sent : {};
    try {
      if (pathname === '/simulation/room/act') {
        const emails = Array.isArray(body.emails) ? body.emails.map(String) : [];
        return ok(await actOnTrainees(server, attention, emails, actionOf(isBody(body.action) ? body.action : {})));
      }
      const changed = await changeTime(control, timeOf(body));
      for (const { id } of traineesOf(server.backend))
        server.realtime.publish({ candidateId: id, event: { type: 'refresh' } });
      return ok(changed !== false);
    } catch (error) {
      if (error instanceof RangeError) return jsonReply({ message: error.message }, 422);
      throw error;
    }
  };
