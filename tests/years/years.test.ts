import { describe, expect, it, onTestFinished } from 'vitest';
import { openPage } from '../unit/fake-backend/hosts/page.ts';
import { planOf, told } from './acts.ts';
import { findPlanted, plants } from './planted.ts';
import { play, playSeed, recorded } from './run.ts';
import { shrink } from './shrink.ts';

const seeds = Array.from({ length: 16 }, (_, index) => `check ${index}`);

const plantedSeeds = Array.from({ length: 300 }, (_, index) => `planted ${index}`);

describe('a candidate’s exam under faults', () => {
  it.each(seeds)('keeps its promises in seed "%s"', async (seed) => {
    const { broken, happened } = await playSeed(seed);
    expect(broken).toBeNull();
    expect(happened).toBeGreaterThan(100);
  });

  it('is one part of a life from the purchase to the certificate in at least one seed', () => {
    expect(seeds.filter((seed) => planOf(seed).people.includes('life'))).not.toEqual([]);
  });

  it('is the same to the last happening when it is repeated', async () => {
    const [first, second] = [await playSeed('check 3'), await playSeed('check 3')];
    expect([second.trace, second.happened]).toEqual([first.trace, first.happened]);
  });
});

it('a seed is a scenario that the simulation plays step by step, each call with its time and its reply', async () => {
  const { people, acts, ...plan } = planOf('check 3');
  const file = await recorded({
    ...plan,
    people,
    acts: acts.filter(({ at }) => at < 10 * 60_000),
    peaceAt: 10 * 60_000,
  });
  const { control, stop } = await openPage();
  onTestFinished(stop);
  const [kept] = await control.importOwnScenes(file);
  await control.openOwnScene({ id: kept?.id ?? 0 });
  await control.playTo(Number.POSITIVE_INFINITY);
  const { trace = [], acts: texts = [] } = (await control.playing()) ?? {};
  expect(trace.length).toBeGreaterThan(10);
  const wrong = trace.filter(({ refused, call }) => refused !== null || call?.asExpected === false);
  expect(wrong.map((line) => [texts[trace.indexOf(line)], line])).toEqual([]);
});

describe('the oracle', () => {
  it.each(Object.keys(plants))('finds a planted fault: %s', async (name) => {
    const found = await findPlanted(name, plantedSeeds);
    expect(found?.broken).toEqual(expect.any(String));
  });

  it('finds a fault again in fewer acts, which it tells', async () => {
    const found = await findPlanted('a lock that two tabs hold', plantedSeeds);
    if (!found?.broken) throw new Error('not found');
    const { acts, broken } = await shrink(found.plan, found.broken, plants['a lock that two tabs hold']);
    expect(acts.length).toBeLessThan(found.plan.acts.length / 4);
    expect(acts.length).toBeLessThanOrEqual(30);
    expect((await play({ ...planOf(found.plan.seed), acts }, plants['a lock that two tabs hold']?.())).broken).toBe(
      broken,
    );
    expect(acts.map(told).join('\n')).toMatch(/tab \d/);
  });
});
