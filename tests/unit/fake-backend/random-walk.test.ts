import fc from 'fast-check';
import { expect, it } from 'vitest';
import { runs } from '../../runs.ts';
import { openPage } from './hosts/page.ts';
import { deadEndsIn, goOnToTheEnd, kindOf, readAssessment, readTheRest } from './walk/reading.ts';
import { problemsIn } from './walk/sound-records.ts';
import { commands, steps } from './walk/steps.ts';
import { assessmentsIn, at, openWalker, tryStep, type Walker } from './walk/walker.ts';

/** The kinds of states whose replies were read. */
const known = new Set<string>();

const readWhatIsNew = async (walker: Walker): Promise<void> => {
  const records = await walker.records();
  for (const each of assessmentsIn(records)) {
    const kind = kindOf(each, records);
    if (known.has(kind)) continue;
    await readAssessment(walker, each);
    known.add(kind);
  }
};

/** The world as a file holds what it held, also for a browser that knows nothing of it. */
const expectToBeKept = async ({ control }: Walker): Promise<void> => {
  const text = await control.exportWorld();
  const other = await openPage();
  await other.control.importWorld(text);
  const { settings: _, ...before } = JSON.parse(text).tables;
  expect(JSON.parse(await other.control.exportWorld()).tables).toMatchObject(before);
  await control.importWorld(text);
  expect(JSON.parse(await control.exportWorld()).tables).toMatchObject(before);
};

it('a world begins with sound records', async () => {
  const { control, records } = await openWalker();
  await control.setLatency(0);
  expect(problemsIn(await records(), control.now())).toEqual([]);
});

it('whatever candidates, staff, robots, gateway, time and faults do, records stay sound, replies readable, and nothing is at a dead end', async () => {
  await fc.assert(
    fc.asyncProperty(steps(10, runs(25, 60)), fc.nat(1_000), async (walk, pick) => {
      const walker = await openWalker();
      const { control, records } = walker;
      for (const [name, drawn] of walk) {
        await tryStep(walker, () => commands[name]?.(walker, drawn));
        expect(problemsIn(await records(), control.now()), name).toEqual([]);
        expect(await deadEndsIn(walker), name).toEqual([]);
        if (control.faults().length === 0) await readWhatIsNew(walker);
      }
      await control.clearFaults();
      await readWhatIsNew(walker);
      await expectToBeKept(walker);
      const chosen = at(assessmentsIn(await records()), pick);
      await readTheRest(walker, chosen?.row.candidate_id ?? '');
      await control.setRobots({ on: false, delay: 0 });
      expect(await goOnToTheEnd(walker, chosen?.row.id ?? '')).not.toBeNull();
      const failed = control.log().filter((entry) => entry.kind === 'request' && (entry.status ?? 0) >= 500);
      expect(failed.filter((entry) => entry.kind === 'request' && !entry.fault)).toEqual([]);
      walker.stop();
    }),
    { numRuns: runs(4, 150) },
  );
}, 1_200_000);
