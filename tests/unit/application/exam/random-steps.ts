import * as fc from 'fast-check';
import type { FakeDrafts } from '../../../fakes/fake-drafts.ts';

export const step =
  <World>() =>
  <Value>(
    weight: number,
    name: string,
    values: fc.Arbitrary<Value>,
    run: (world: World, value: Value) => Promise<void> | void,
  ) => ({
    weight,
    arbitrary: values.map((value) =>
      Object.assign((world: World) => run(world, value), { toString: () => `${name} ${JSON.stringify(value)}` }),
    ),
  });

export const slots = fc.nat({ max: 1 });

export const storedTexts = ({ stored }: FakeDrafts, question: string): readonly string[] =>
  [...stored]
    .filter(([name]) => name.includes(`/${question}"`))
    .flatMap(([, { content }]) => (content.values as { versions: { value: string }[] }).versions)
    .map(({ value }) => value);
