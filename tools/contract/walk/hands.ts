import { simulatedHeader } from '../../../fake-backend/hosts/node-door.ts';
import { timeCalls } from '../../../src/adapters/http/time/time-calls.ts';
import { type Hands, Left, type Simulation, Stopped } from './player.ts';

/** Replaces control and formatting characters, which could change the terminal or the layout. */
export const plain = (text: string): string =>
  text.replaceAll(/[\p{Cc}\p{Cf}]/gu, (sign) => (sign === '\n' ? sign : ' '));

/** A terminal, or its replacement in tests. */
export interface Desk {
  readonly isTerminal: boolean;
  /** The user has agreed in advance to all steps that cannot be undone. */
  readonly isAllowed: boolean;
  readonly say: (text: string) => void;
  readonly ask: (question: string) => Promise<string>;
  readonly pause: (ms: number) => Promise<void>;
  /** Without a terminal: the longest wait for other people, in milliseconds. */
  readonly waitMs: number;
}

const between = 15_000;

/** Waits for people: asks in a terminal; without a terminal, polls until the task is done, at most `waitMs`. */
export const peopleAt = (desk: Desk): Hands => ({
  simulation: null,
  confirm: async (deed) =>
    desk.isAllowed || /^y/i.test(await desk.ask(`Akan ${deed}. Tidak dapat dibatalkan. Lanjut? [y/t] `)),
  async wait(task, isDone, canBeLeft) {
    const end = () => (canBeLeft ? new Left(task) : new Stopped(task));
    desk.say(`\n→ ${plain(task)}`);
    if (desk.isTerminal) {
      for (;;) {
        const answer = await desk.ask(
          `  Enter bila sudah${canBeLeft ? ', l untuk melewati' : ''}, s untuk berhenti dulu: `,
        );
        if (/^l/i.test(answer) && canBeLeft) throw end();
        if (/^s/i.test(answer)) throw new Stopped(task);
        if (await isDone()) return;
        desk.say('  API belum menunjukkannya.');
      }
    }
    for (let waited = 0; waited < desk.waitMs; waited += between) {
      await desk.pause(between);
      if (await isDone()) return;
    }
    throw end();
  },
});

/** Null if nobody answers in time. */
const ask = (address: string) => fetch(address, { signal: AbortSignal.timeout(10_000) }).catch(() => null);

/** Whether Socket.IO answers at this address; true also where that is not certain. */
export const socketAt = async (base: string): Promise<boolean> => {
  const reply = await ask(`${base}/socket.io/?EIO=4&transport=polling`);
  if (!reply || reply.status >= 500) return true;
  return /^0\{|"code":[0-5]\b/.test(await reply.text()); // a session, or a refusal of Engine.IO
};

/** The staff and the clock of the simulated API at this address; null for any other API, which is asked for its clock alone. */
export const simulationAt = async (base: string): Promise<Simulation | null> => {
  const isSimulated = (await ask(`${base}${timeCalls.now.path}`))?.headers.has(simulatedHeader);
  if (!isSimulated) return null;
  const post = async (path: string, body: object) => {
    const headers = { 'Content-Type': 'application/json' };
    return (await fetch(`${base}/simulation/${path}`, { method: 'POST', headers, body: JSON.stringify(body) })).ok;
  };
  return {
    mails: async () => (await (await ask(`${base}/simulation/mails`))?.json())?.data ?? [],
    settle: (token, action) => post(`payments/${token}`, { action }),
    travel: async (ms) => void (await post('clock', { travel: ms })),
    toAssessmentDay: (email) => post('assessment-day', { email }),
    actAsStaff: async (action) => void (await post('staff', action)),
  };
};
