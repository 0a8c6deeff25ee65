import { describe, expect, it } from 'vitest';
import type { TabLeader } from '../../../src/application/ports/device/tab-leader.ts';
import { contender } from '../../fakes/tab-fakes.ts';

/** A tab of a browser, and what its other tabs do about the name `form`. */
export interface TabWorld {
  readonly tab: TabLeader;
  passes(milliseconds: number): Promise<void>;
  /** Another tab asks for it, and goes on when this one has handed over. */
  otherTakesOver(): Promise<void>;
  /** Another tab takes it without a word, as from a tab that hangs. */
  otherSteals(): Promise<void>;
}

/** How the name stands when the tab enters the contest; `silent`: nobody has it, and it is given to nobody. */
export type Standing = 'free' | 'taken' | 'silent';

/** Longer than anything here takes. */
const longest = 10_000;

/** What every contest between tabs promises who enters it (`TabOwnership`). */
export const tellsWhoMayWrite = (name: string, open: (standing: Standing) => Promise<TabWorld>) => {
  const entered = async (standing: Standing, hands?: () => Promise<void>) => {
    const world = await open(standing);
    const contest = contender(world.tab, hands && { hands });
    const toldAtOnce = [...contest.told];
    await world.passes(longest);
    return { ...world, ...contest, toldAtOnce };
  };

  describe(`a tab by ${name}`, () => {
    it.each([
      ['free', ['mine']],
      ['taken', ['elsewhere']],
      ['silent', []],
    ] as const)('is told of a form that is %s once, and not before it has entered', async (standing, said) => {
      const { told, toldAtOnce } = await entered(standing);
      expect([toldAtOnce, told]).toEqual([[], said]);
    });

    it('has the form after it took it over', async () => {
      const { told, takeOver, passes } = await entered('taken');
      void takeOver();
      await passes(longest);
      expect(told).toEqual(['elsewhere', 'mine']);
    });

    it('hands over before it is told that another one has the form, and can take it back', async () => {
      const { told, takeOver, otherTakesOver, passes } = await entered('free');
      await otherTakesOver();
      expect(told).toEqual(['mine', 'handed over', 'elsewhere']);
      void takeOver();
      await passes(longest);
      expect(told.slice(3)).toEqual(['mine']);
    });

    it('is told of a form that was taken from it without a word', async () => {
      const { told, otherSteals } = await entered('free');
      await otherSteals();
      expect(told).toEqual(['mine', 'elsewhere']);
    });

    it('is told nothing any more when it has left, and gets nothing', async () => {
      const { tab, passes } = await open('free');
      const left = contender(tab);
      left.end();
      await passes(longest);
      void left.takeOver();
      await passes(longest);
      expect(left.told).toEqual([]);
    });

    it('is asked for nothing when it has left', async () => {
      const { told, end, otherTakesOver } = await entered('free');
      end();
      await otherTakesOver();
      expect(told).toEqual(['mine']);
    });
  });
};
