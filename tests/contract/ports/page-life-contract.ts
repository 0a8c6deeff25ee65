import { describe, expect, it } from 'vitest';
import type { PageLife } from '../../../src/application/ports/device/page-life.ts';

/** A page to which a test lets something happen. */
export interface LivePage {
  readonly pageLife: PageLife;
  wake(sign: 'visible' | 'online'): Promise<void> | void;
  hide(): void;
}

/** What every page tells of itself (`PageLife`). */
export const tellsOfItsLife = (name: string, open: () => LivePage) => {
  describe(`the life of a page of ${name}`, () => {
    it('is told to everybody who listens, until they do not', async () => {
      const { pageLife, wake, hide } = open();
      const told: string[] = [];
      const first = pageLife.wakes().subscribe((sign) => told.push(`first ${sign}`));
      const listening = [
        pageLife.wakes().subscribe((sign) => told.push(sign)),
        pageLife.hides().subscribe((value) => told.push(`hides ${value}`)),
      ];
      hide();
      await wake('visible');
      first.unsubscribe();
      await wake('online');
      for (const each of listening) each.unsubscribe();
      await wake('visible');
      hide();
      expect(told).toEqual(['hides undefined', 'first visible', 'visible', 'online']);
    });

    it('is not told to who listens later', async () => {
      const { pageLife, wake, hide } = open();
      await wake('visible');
      hide();
      const told: unknown[] = [];
      const tell = (event: unknown) => void told.push(event);
      const listening = [pageLife.wakes().subscribe(tell), pageLife.hides().subscribe(tell)];
      for (const each of listening) each.unsubscribe();
      expect(told).toEqual([]);
    });
  });
};
