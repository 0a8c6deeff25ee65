import { photoOf, signatureOf } from '../database/seed/portraits.ts';
import { changeSettings } from '../database/seeding.ts';
import { applyFault, NetworkError } from '../fault-executor.ts';
import { refusalIn } from '../log/request-log.ts';
import { answerNow } from '../server.ts';
import { expireSession } from '../session.ts';
import { fill } from '../staff/fill.ts';
import { holdingAll } from '../staff/hold-exam.ts';
import { newLink } from '../staff/mail.ts';
import { actAsStaff } from '../staff/play.ts';
import { staffActionOf } from '../staff/read-action.ts';
import { nextAssessmentDay, otherSchedules } from '../staff/reschedule.ts';
import { changeFromNow } from '../time/pass-time.ts';
import type { Act, CallAct } from './act.ts';
import { blobOf, RefusedCall } from './actor.ts';
import { sitExam } from './sit-exam.ts';
import { purchaseOf, type Stage } from './stage.ts';

/** What an act did. `status` is null without a reply; `asExpected`: whether the reply was the recorded one. */
export interface Played {
  readonly at: string;
  readonly call: { readonly status: number | null; readonly code: string | null; readonly asExpected: boolean } | null;
  /** The notices that were sent to candidates. */
  readonly events: readonly string[];
}

const fileOf = (sent: Extract<CallAct['sent'], { kind: 'form' }>['fields'][number][1]): File | string => {
  if (typeof sent === 'string') return sent;
  if ('drawn' in sent) {
    const drawn = blobOf(sent.drawn === 'photo' ? photoOf(sent.of) : signatureOf(sent.of));
    return new File([drawn], `${sent.drawn}.png`, { type: drawn.type });
  }
  const bytes = new Uint8Array(sent.size);
  bytes.set(Uint8Array.from(atob(sent.head), (letter) => letter.charCodeAt(0)).subarray(0, sent.size));
  return new File([bytes], sent.file, { type: sent.type });
};

const bodyOf = (sent: CallAct['sent']): FormData | string | null => {
  if (sent.kind === 'none') return null;
  if (sent.kind === 'json') return sent.text;
  const form = new FormData();
  for (const [name, value] of sent.fields) form.append(name, fileOf(value));
  return form;
};

const requestOf = (stage: Stage, { who, method, path, sent }: CallAct): Request => {
  const headers = new Headers({ Accept: 'application/json' });
  if (who !== null) headers.set('Authorization', `Bearer ${stage.actor(who).bearer}`);
  if (sent.kind === 'json') headers.set('Content-Type', 'application/json');
  return new Request(`http://simulasi.test${path}`, { method, headers, body: bodyOf(sent) });
};

const playCall = async (stage: Stage, act: CallAct): Promise<Played['call']> => {
  const { server, backend } = stage;
  const request = requestOf(stage, act);
  const { counter, meets = null, expected } = act;
  if (counter !== undefined) changeSettings(backend.db, { counter });
  const handling = {
    handle: (handled: Request, skew = 0) => answerNow(server, handled, skew),
    expireCsrf: async () => undefined, // a bearer needs no CSRF token
    expireSession: async (expired: Request) => expireSession(backend.db, expired),
    dropSockets: server.realtime.dropSockets,
  };
  let [status, code]: [number | null, string | null] = [null, null];
  try {
    const reply = await applyFault(meets, request, handling);
    [status, code] = [reply.status, refusalIn(await reply.text())?.code ?? null];
  } catch (error) {
    if (!(error instanceof NetworkError)) throw error;
  }
  const asExpected = expected === undefined || (expected.status === status && expected.code === code);
  return { status, code, asExpected };
};

const play = async (stage: Stage, act: Act): Promise<Played['call']> => {
  const { backend } = stage;
  const { db } = backend;
  switch (act.type) {
    case 'call':
      return playCall(stage, act);
    case 'sign-up':
      await stage.signUp(act.fullname, act.email);
      return null;
    case 'temporary-password':
      for (const row of db.candidates.where(({ email }) => email === act.email)) newLink(backend, 'temporary', row);
      return null;
    case 'sit':
      await sitExam(stage, act);
      return null;
    case 'fill':
      fill(backend, act.email, act);
      return null;
    case 'staff':
      changeFromNow(backend, () => actAsStaff(backend, staffActionOf(act.action)));
      return null;
    case 'robots':
      changeFromNow(backend, () => changeSettings(db, { robots: { on: act.on, delay: act.delay } }));
      return null;
    case 'faults':
      changeSettings(db, { faults: act.rules, fault_matches: {} });
      return null;
    case 'jump':
      await (await import('./jump/jump.ts')).jump(stage, act.trxId, act.stage);
      return null;
    case 'other-schedule': {
      const purchase = purchaseOf(backend, act.email, { stage: 'exam', status: 'open' });
      const scheduleId = otherSchedules(backend, purchase)[0]?.id ?? '';
      changeFromNow(backend, () => actAsStaff(backend, { type: 'reschedule', trxId: purchase.id, scheduleId }));
      return null;
    }
    case 'hold': {
      const purchase = purchaseOf(backend, act.email, { stage: 'exam', status: 'open' });
      changeFromNow(backend, () => {
        for (const action of holdingAll(backend, purchase)) actAsStaff(backend, action);
      });
      return null;
    }
    case 'day': {
      const day = nextAssessmentDay(backend, act.email);
      if (day !== null) stage.passTime(Math.max(day - act.before, backend.clock.now().getTime()));
      return null;
    }
    case 'wait':
    case 'remark':
      return null;
  }
};

/** Why an act was not possible. Throws any other error. */
export const refusalOf = (error: unknown): string => {
  if (error instanceof RefusedCall) return error.reasons.join(' ');
  if (error instanceof RangeError) return error.message;
  throw error;
};

/**
 * Plays an act of a scenario that began at `begin` (ms of server time), in a running transaction: first the time passes until the act.
 * Rejects if the act is not possible (`refusalOf`); the transaction must then be rolled back.
 */
export const playAct = async (stage: Stage, act: Act, begin: number): Promise<Played> => {
  const { backend, server } = stage;
  const until = begin + (act.at ?? 0);
  if (act.at !== undefined && until > backend.clock.now().getTime()) stage.passTime(until);
  const before = server.transactions.notices().length;
  const call = await play(stage, act);
  const events = server.transactions.notices().slice(before);
  return {
    at: backend.clock.now().toISOString(),
    call,
    events: events.map(({ event }) => [event.type, event.trxid].filter(Boolean).join(' ')),
  };
};

/** Plays acts that must all be possible, as those of a shipped scenario. Rejects with the reason of the first that is not. */
export const playAll = async (stage: Stage, acts: readonly Act[]): Promise<void> => {
  const begin = stage.backend.clock.now().getTime();
  for (const act of acts) {
    const { call } = await playAct(stage, act, begin);
    if (call?.asExpected === false) throw new RangeError(`${act.type}: status ${call.status}, code ${call.code}`);
  }
};
