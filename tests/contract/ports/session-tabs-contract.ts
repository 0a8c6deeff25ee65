import { describe, expect, it } from 'vitest';
import type { SessionTabs } from '../../../src/application/ports/account/session-tabs.ts';

/** Two tabs of one browser, in which somebody is logged in; the id is '7'. */
export interface TwoTabs {
  readonly here: Pick<SessionTabs, 'listen' | 'heard'>;
  readonly there: Pick<SessionTabs, 'announce'>;
}

/** What tabs promise that tell each other of the session (`SessionTabs`). */
export const tellOfTheSession = (name: string, open: () => TwoTabs | Promise<TwoTabs>) => {
  describe(`tabs that tell of the session by ${name}`, () => {
    it('have heard, in its order, all that another one announced before they asked (fault matrix 69)', async () => {
      const { here, there } = await open();
      const heard: string[] = [];
      here.listen((change) => heard.push(change));
      there.announce('entered', '7');
      there.announce('left');
      await here.heard();
      expect(heard).toEqual(['entered', 'left']);
      await here.heard();
      expect(heard).toHaveLength(2);
    });

    it('tell everybody who listens, until they do not', async () => {
      const { here, there } = await open();
      const heard: string[] = [];
      const stop = here.listen((change) => heard.push(`first ${change}`));
      here.listen((change) => heard.push(change));
      there.announce('entered', '7');
      await here.heard();
      stop();
      there.announce('left');
      await here.heard();
      expect(heard).toEqual(['first entered', 'entered', 'left']);
    });
  });
};
