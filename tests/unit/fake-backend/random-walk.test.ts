import fc from 'fast-check';
import { expect, it } from 'vitest';
import { runs } from '../../runs.ts';
import { deadEndsIn } from './walk/reading.ts';
import { problemsIn } from './walk/sound-records.ts';
import { commands, steps } from './walk/steps.ts';
import { openWalker, tryStep } from './walk/walker.ts';

it('a world begins with consistent records', async () => {
  const { control, records } = await openWalker();
  await control.setLatency(0);
  expect(problemsIn(await records(), control.now())).toEqual([]);
});

it('records stay consistent and no assessment gets stuck, whatever candidates, staff, robots, gateway, time and faults do', async () => {
  await fc.assert(
    fc.asyncProperty(steps(10, runs(25, 60)), async (walk) => {
      const walker = await openWalker();
      const { control, records } = walker;
      for (const [name, drawn] of walk) {
        await tryStep(walker, () => commands[name]?.(walker, drawn));
        expect(problemsIn(await records(), control.now()), name).toEqual([]);
        expect(await deadEndsIn(walker), name).toEqual([]);
      }
      const failed = control.log().filter((entry) => entry.kind === 'request' && (entry.status ?? 0) >= 500);
      expect(failed.filter((entry) => entry.kind === 'request' && !entry.fault)).toEqual([]);
      walker.stop();
    }),
    { numRuns: runs(4, 150) },
  );
}, 1_200_000);
