import { waitFor } from '@testing-library/react';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { nextStep } from '../../../src/domain/assessment/next-step.ts';
import { encodeTrxId } from '../../../src/domain/assessment/trx-id.ts';
import { stageAddress } from '../../../src/ui/assessment/public/next-step/stage-address.ts';
import { paths } from '../../../src/ui/core/paths.ts';
import { runs } from '../../runs.ts';
import { kindOf, stagesOf } from '../../unit/fake-backend/walk/reading.ts';
import { commands, steps } from '../../unit/fake-backend/walk/steps.ts';
import { assessmentsIn, openWalker, tryStep } from '../../unit/fake-backend/walk/walker.ts';
import { goTo, heading, openPortal } from './open-portal.tsx';

interface Reached {
  readonly kind: string;
  readonly seed: number;
  readonly name: string;
  readonly trxId: string;
  readonly stepAt: string | null;
  readonly world: string;
}

const most = runs(3, 60);
const length = runs(40, 600);

const walked = async (seed: number): Promise<readonly Reached[]> => {
  const walker = await openWalker();
  const reached = new Map<string, Reached>();
  const begun = await walker.records();
  const known = new Set(assessmentsIn(begun).map((each) => kindOf(each, begun)));
  for (const [name, pick] of fc.sample(steps(length, length), { numRuns: 1, seed })[0] ?? []) {
    await tryStep(walker, () => commands[name]?.(walker, pick));
    const records = await walker.records();
    const world = await walker.control.exportWorld();
    for (const each of assessmentsIn(records)) {
      const kind = kindOf(each, records);
      const step = nextStep(stagesOf(each));
      const owner = records.candidates.find(({ id }) => id === each.row.candidate_id)?.email ?? '';
      if (known.has(kind)) continue;
      const stepAt = 'stage' in step ? stageAddress(step.stage.name, each.row.id) : null;
      reached.set(kind, { kind, seed, name: owner.split('@')[0] ?? '', trxId: each.row.id, stepAt, world });
      known.add(kind);
    }
  }
  walker.stop();
  return [...reached.values()].slice(0, most);
};

const loaded = async () => {
  await heading(/./);
  await waitFor(() => expect(document.body.textContent).not.toContain('Memuat…'));
  expect([...document.querySelectorAll('button')].map((button) => button.textContent)).not.toContain('Coba lagi');
};

const states = await walked(process.env.DEEP ? Date.now() : 2026);

it.each(states)(
  'the pages of an assessment at $kind show its state (seed $seed)',
  async ({ name, trxId, stepAt, world }) => {
    await openPortal(name, paths.timeline.to({ id: encodeTrxId(trxId) }), undefined, world);
    await loaded();
    if (!stepAt) return;
    await goTo(stepAt);
    await loaded();
  },
);
