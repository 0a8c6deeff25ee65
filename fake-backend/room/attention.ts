import type { RoomTrainee } from '../../src/application/ports/simulation/room-control.ts';
import type { Backend } from '../backend.ts';
import { isBody } from '../body.ts';
import { jsonReply, ok } from '../respond.ts';
import { callerOf } from '../session.ts';
import { classTask } from './class-scene.ts';

/** A trainee's page polls this address for the trainer's messages, and so reports that it is open. */
const attentionPath = '/api/kelas';

interface Message {
  readonly id: number;
  readonly text: string;
  readonly target: string | null;
}

/**
 * `unread`: messages that the trainee has not acknowledged, the newest last; null before the first message. `frozen`: why the page is covered ("look at my screen"); null if it is not. `handSince`: when the trainee raised a hand (milliseconds
 * since the epoch, real clock); null if no hand is raised.
 */
interface State {
  readonly unread: readonly Message[] | null;
  readonly frozen: string | null;
  readonly handSince: number | null;
  readonly heardAt: number | null;
  readonly page: string;
  readonly idleSeconds: number;
  readonly hidden: boolean;
  readonly pointed: boolean | null;
}

const unheard: State = {
  unread: null,
  frozen: null,
  handSince: null,
  heardAt: null,
  page: '',
  idleSeconds: 0,
  hidden: false,
  pointed: null,
};

const longestPage = 100;

/** Messages between the trainer and the trainees' pages. They are kept in memory, so a restart deletes them and uncovers every page. */
export interface Attention {
  /**
   * Shows a message before older unread ones; a hint replaces an older hint. `answers`: lowers a raised hand, because the message is for
   * this trainee alone.
   */
  say(candidateId: string, message: { text: string; target: string | null; answers: boolean }): void;
  /** Covers the page; null uncovers it. Returns whether this changed anything. */
  freeze(candidateId: string, why: string | null): boolean;
  of(
    candidateId: string,
  ): Pick<RoomTrainee, 'hand' | 'heard' | 'page' | 'idleSeconds' | 'hidden' | 'read' | 'pointed' | 'frozen'>;
  answer(request: Request): Promise<Response | null>;
}

const instant = (milliseconds: number | null): string | null =>
  milliseconds === null ? null : new Date(milliseconds).toISOString();

export const createAttention = (backend: Backend, realNow: () => number): Attention => {
  const { db } = backend;
  const states = new Map<string, State>();
  let messages = 0;
  const stateOf = (candidateId: string): State => states.get(candidateId) ?? unheard;
  const change = (candidateId: string, part: Partial<State>): void => {
    states.set(candidateId, { ...stateOf(candidateId), ...part });
  };
  const hear = (candidateId: string, { searchParams }: URL): void => {
    const idleSeconds = Number(searchParams.get('idle'));
    change(candidateId, {
      heardAt: realNow(),
      page: (searchParams.get('page') ?? '').slice(0, longestPage),
      idleSeconds: Number.isFinite(idleSeconds) ? Math.max(0, idleSeconds) : 0,
      hidden: searchParams.get('hidden') === '1',
      ...(searchParams.has('pointed') && { pointed: searchParams.get('pointed') === '1' }),
    });
  };
  const take = (candidateId: string, sent: unknown): void => {
    if (!isBody(sent)) return;
    const { handSince, unread } = stateOf(candidateId);
    if (typeof sent.hand === 'boolean') change(candidateId, { handSince: sent.hand ? (handSince ?? realNow()) : null });
    if (unread) change(candidateId, { unread: unread.filter(({ id }) => id !== sent.read) });
  };
  return {
    say: (candidateId, { text, target, answers }) => {
      messages += 1;
      const older = (stateOf(candidateId).unread ?? []).filter((each) => each.target === null || target === null);
      change(candidateId, {
        unread: [...older, { id: messages, text, target }],
        pointed: null,
        ...(answers && { handSince: null }),
      });
    },
    freeze: (candidateId, why) => {
      if (stateOf(candidateId).frozen === why) return false;
      change(candidateId, { frozen: why });
      return true;
    },
    of: (candidateId) => {
      const { unread, frozen, handSince, heardAt, page, idleSeconds, hidden, pointed } = stateOf(candidateId);
      return {
        hand: instant(handSince),
        heard: instant(heardAt),
        page,
        idleSeconds,
        hidden,
        read: unread && unread.length === 0,
        pointed,
        frozen: frozen !== null,
      };
    },
    async answer(request) {
      const address = new URL(request.url);
      if (address.pathname !== attentionPath) return null;
      const candidate = db.candidates.get(callerOf(db, request).session?.candidate_id ?? '');
      if (!candidate) return ok(null);
      const candidateId = candidate.id;
      if (request.method === 'POST') {
        // other origins cannot send JSON without a CORS preflight
        if (!request.headers.get('Content-Type')?.includes('json'))
          return jsonReply({ message: 'JSON is wanted.' }, 415);
        take(candidateId, await request.json().catch(() => null));
      } else hear(candidateId, address);
      const { unread, frozen, handSince } = stateOf(candidateId);
      return ok({
        message: unread?.at(-1) ?? null,
        frozen,
        hand: handSince !== null,
        task: classTask(backend, candidate),
      });
    },
  };
};
