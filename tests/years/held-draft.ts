import type { DraftSession } from '../../src/application/draft/draft-session.ts';
import { draftTokens } from '../../src/application/draft/tokens.ts';
import type { DraftKey } from '../../src/application/ports/device/draft-store.ts';
import type { Election } from '../../src/application/ports/device/tab-leader.ts';
import type { Portal } from './portal.ts';

/** The draft of a form, open while this page holds its lock, as the portal's forms hold it. */
export class HeldDraft {
  session: DraftSession | null = null;
  readonly open: () => Promise<void>;
  readonly #contest: Election;
  #turn = 0;

  /** `changed` is told each session that opens, and null when another page goes on. */
  constructor(portal: Portal, key: DraftKey, basis: string, changed: (session: DraftSession | null) => void) {
    this.open = async () => {
      this.#turn += 1;
      const mine = this.#turn;
      const session = await portal(draftTokens.draftSessions).open(key, basis);
      if (mine !== this.#turn) return void session.close();
      this.session = session;
      changed(session);
    };
    const freeze = () => {
      const before = this.#end();
      changed(null);
      return before;
    };
    this.#contest = portal(draftTokens.tabLeader).compete(JSON.stringify(key), {
      changed: (ownership) => {
        if (ownership === 'mine') void this.open();
        else freeze()?.abandon();
      },
      handOver: async () => freeze()?.close(),
    });
  }

  takeOver(): Promise<void> {
    return this.#contest.takeOver();
  }

  async close(): Promise<void> {
    await this.#end()?.close();
    this.#contest.end();
  }

  #end(): DraftSession | null {
    this.#turn += 1;
    const before = this.session;
    this.session = null;
    return before;
  }
}
