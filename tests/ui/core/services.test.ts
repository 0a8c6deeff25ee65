import { expect, it } from 'vitest';
import { tokensOf } from '../../../src/application/token.ts';
import { lazyService } from '../../../src/ui/core/services.tsx';
import { FakeServices } from '../show-with.tsx';

const token = tokensOf('counting');

class Counter {
  #count = 0;

  add(by: number): number {
    this.#count += by;
    return this.#count;
  }
}

it('a service that loads later keeps its state, and a use-case is called as it is', async () => {
  const counter = token<Counter>('counter');
  const double = token<(value: number) => Promise<number>>('double');
  const services = new FakeServices().with(counter, new Counter()).with(double, async (value) => 2 * value);
  const later = lazyService(services, counter);
  await later.add(2);
  expect(await later.add(3)).toBe(5);
  expect(await lazyService(services, double)(4)).toBe(8);
});

it('a service that loads later rejects a method that it does not have, and fails with its container', async () => {
  const counter = token<Counter>('counter');
  const without = new FakeServices().with(counter, {} as Counter);
  await expect(lazyService(without, counter).add(1)).rejects.toThrow(TypeError);
  await expect(lazyService(new FakeServices(), counter).add(1)).rejects.toThrow('no counting.counter in this test');
});
