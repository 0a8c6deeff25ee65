import fs from 'node:fs';
import { type Plan, planOf, sits, told } from './acts.ts';
import { findPlanted, plants } from './planted.ts';
import { play, type Ran, recorded } from './run.ts';
import { shrink } from './shrink.ts';

const day = 86_400_000;
const { now } = performance;
const clock = (): number => now.call(performance);
const seconds = (ms: number): string => `${(ms / 1_000).toFixed(1)} s`;

export interface Lanes {
  readonly minutes: number;
  readonly seed: bigint;
  readonly once: boolean;
}

const nameOf = (seed: bigint): string => BigInt.asUintN(64, seed).toString(16).padStart(16, '0');

const tellFailure = async (plan: Plan, broken: string): Promise<void> => {
  console.log(`✗ seed ${plan.seed}: ${broken}\n  again: npm run tools -- years --seed ${plan.seed}`);
  const begun = clock();
  const least = await shrink(plan, broken);
  console.log(
    `  ${plan.acts.length} acts → ${least.acts.length} after ${least.tries} tries, ${seconds(clock() - begun)}:`,
  );
  for (const act of least.acts.slice(0, 40)) console.log(`  ${told(act)}`);
  console.log(`  ${least.broken}`);
  const file = `hasil-uji/years-${plan.seed}.json`;
  fs.mkdirSync('hasil-uji', { recursive: true });
  fs.writeFileSync(file, await recorded({ ...plan, acts: least.acts }));
  console.log(`  step by step: ${file}, in Panel Simulasi › Skenario › Buka file adegan`);
};

/** Plays random seeds for these minutes, tells each failure with its fewest acts, and sums up. Resolves with the number of failures. */
export const runLanes = async ({ minutes, seed, once }: Lanes): Promise<number> => {
  const begun = clock();
  const cpu = process.cpuUsage();
  const sum = {
    seeds: 0,
    sittings: 0,
    errands: 0,
    lives: 0,
    sat: 0,
    acts: 0,
    faults: 0,
    typings: 0,
    handIns: 0,
    failures: 0,
  };
  const kinds = new Set<string>();
  const isOver = () => (once ? sum.seeds > 0 : clock() - begun > minutes * 60_000);
  for (let next = seed; !isOver(); next += 1n) {
    const plan = planOf(nameOf(next));
    const at = clock();
    const ran: Ran = await play(plan);
    sum.seeds += 1;
    sum.sittings += plan.people.filter(sits).length;
    sum.errands += plan.people.filter((errand) => !sits(errand)).length;
    sum.lives += plan.people.filter((errand) => errand === 'life').length;
    sum.sat += ran.sat;
    sum.acts += plan.acts.length;
    sum.faults += plan.acts.filter(({ what }) => what !== 'type' && what !== 'doubt').length;
    sum.typings += ran.typings;
    sum.handIns += ran.handIns;
    for (const kind of plan.kinds) kinds.add(kind);
    if (once) console.log(`${plan.seed}: ${seconds(clock() - at)}, ${ran.happened} happenings, trace ${ran.trace}`);
    if (ran.broken === null) continue;
    sum.failures += 1;
    await tellFailure(plan, ran.broken);
  }
  const { user, system } = process.cpuUsage(cpu);
  const days = sum.sat / day;
  console.log(
    `${sum.seeds} seeds from ${nameOf(seed)}, ${sum.sittings} sittings, ${sum.errands} errands (${sum.lives} lives), ${(days * 24).toFixed(0)} hours, ${sum.typings} answers, ` +
      `${sum.handIns} hand-ins confirmed, ${sum.faults} faults of ${kinds.size} kinds, ${sum.failures} failures; ` +
      `${(days / ((user + system) / 6e7)).toFixed(1)} days a minute of processor`,
  );
  return sum.failures;
};

/** Plants each fault and finds it. Resolves with the number of those that were not found. */
export const runPlanted = async (): Promise<number> => {
  let missed = 0;
  for (const name of Object.keys(plants)) {
    const begun = clock();
    const seeds = Array.from({ length: 1_000 }, (_, index) => `planted ${index}`);
    const found = await findPlanted(name, seeds);
    if (!found?.broken) {
      missed += 1;
      console.log(`✗ ${name}: not found in ${seeds.length} seeds`);
      continue;
    }
    console.log(`✓ ${name}: found by seed ${found.runs} after ${seconds(clock() - begun)}: ${found.broken}`);
    const least = await shrink(found.plan, found.broken, plants[name]);
    console.log(`  ${found.plan.acts.length} acts → ${least.acts.length}, ${seconds(clock() - begun)} together`);
    for (const act of least.acts) console.log(`  ${told(act)}`);
  }
  return missed;
};
