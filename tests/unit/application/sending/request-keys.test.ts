import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ApiFailure, type FailureFacts } from '../../../../src/application/api-failure.ts';
import type { DraftKeys } from '../../../../src/application/sending/draft-keys.ts';
import { formSender } from '../../../../src/application/sending/form-sender.ts';
import { isDefinite, RequestKeys } from '../../../../src/application/sending/request-keys.ts';
import { singleFlight } from '../../../../src/application/sending/single-flight.ts';
import { countedIds } from '../../../fakes/draft-fakes.ts';
import { aTabMemory, someDraftKeys } from '../../../fakes/sending-fakes.ts';

interface Step {
  readonly person: string;
  readonly content: string;
  readonly presses: number;
  readonly verdict: 'yes' | 'no';
  readonly way: 'both' | 'reply lost' | 'request lost';
}

const steps: fc.Arbitrary<Step[]> = fc.array(
  fc.record({
    person: fc.constantFrom('ayu', 'bima'),
    content: fc.constantFrom('satu', 'dua'),
    presses: fc.integer({ min: 1, max: 3 }),
    verdict: fc.constantFrom('yes', 'no'),
    way: fc.constantFrom('both', 'reply lost', 'request lost'),
  }),
  { maxLength: 20 },
);

const openServer = () => {
  const replies = new Map<string, 'yes' | 'no'>();
  const asked: (Step & { readonly key: string; readonly made: boolean })[] = [];
  const ask = async (step: Step, key: string): Promise<void> => {
    const isNew = step.way !== 'request lost' && !replies.has(key);
    if (isNew) replies.set(key, step.verdict);
    asked.push({ ...step, key, made: isNew && step.verdict === 'yes' });
    await Promise.resolve();
    if (step.way !== 'both') throw new ApiFailure({ kind: 'network' });
    if (replies.get(key) === 'no') throw new ApiFailure({ kind: 'refused' });
  };
  return { asked, ask };
};

type Ask = (step: Step, key: string) => Promise<void>;

const byPage = (ask: Ask) => {
  const once = singleFlight<void>();
  const keys = new RequestKeys(countedIds(), aTabMemory());
  return (step: Step): Promise<void> => {
    const name = `${step.person} ${step.content}`;
    return once(name, () => keys.under(name, (key) => ask(step, key)));
  };
};

const byDraft = (ask: Ask) => {
  const once = formSender<object>({
    realtime: { announceChange: () => undefined },
    read: async () => null,
    isSent: () => false,
  });
  const drafts: Readonly<Record<string, DraftKeys>> = { ayu: someDraftKeys('ayu'), bima: someDraftKeys('bima') };
  return (step: Step): Promise<unknown> => {
    const { person, content } = step;
    return once({ trxId: person, keys: drafts[person] as DraftKeys, content }, async (key) => {
      await ask(step, key);
      return {};
    });
  };
};

test.each([
  ['kept by the page', byPage],
  ['kept with a draft', byDraft],
] as const)(
  'under a key %s one thing is made until the server has answered, and no two share a key (fault matrix 53, 74)',
  async (_, open) => {
    await fc.assert(
      fc.asyncProperty(steps, async (played) => {
        const { asked, ask } = openServer();
        const send = open(ask);
        const made = new Set<string>();
        const owners = new Map<string, string>();
        const ended = new Set<string>();
        for (const step of played) {
          const before = asked.length;
          const pressed = Array.from({ length: step.presses }, () => send(step));
          const ends = await Promise.allSettled(pressed);
          expect(asked.length).toBe(before + 1);
          const { key, made: isMade } = asked[before] as (typeof asked)[number];

          const owner = `${step.person} ${step.content}`;
          expect(owners.get(key) ?? owner).toBe(owner);
          owners.set(key, owner);
          expect(ended).not.toContain(key);
          if (isMade) expect(made).not.toContain(owner);
          if (isMade) made.add(owner);

          if (step.way !== 'both') continue;
          expect(new Set(ends.map(({ status }) => status)).size).toBe(1);
          ended.add(key);
          made.delete(owner);
        }
      }),
    );
  },
);

test.each<[FailureFacts, boolean]>([
  [{ kind: 'refused' }, true],
  [{ kind: 'http', status: 404 }, true],
  [{ kind: 'http', status: 429 }, false],
  [{ kind: 'http', status: 500 }, false],
  [{ kind: 'between', status: 403 }, false],
])('only a refusal of the API itself ends a request key: for %j that is %s', (facts, ends) => {
  expect(isDefinite(new ApiFailure(facts))).toBe(ends);
});
