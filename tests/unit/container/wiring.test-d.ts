// Checked by `tsc`: a line that compiles makes its `@ts-expect-error` unused, which is an error.
import type { Bind } from 'inversify';
import type { Clock } from '../../../src/application/ports/device/clock.ts';
import type { IdSource } from '../../../src/application/ports/device/id-source.ts';
import { tokensOf } from '../../../src/application/token.ts';
import { provide, provideValue } from '../../../src/container/provide.ts';

interface Greeter {
  greet(): string;
}

const token = tokensOf('greeting');
const clock = token<Clock>('clock');
const ids = token<IdSource>('ids');
const greeter = token<Greeter>('greeter');
const makeGreeter = (deps: { clock: Clock; ids: IdSource }): Greeter => ({
  greet: () => `${deps.clock.now()} ${deps.ids.next()}`,
});

export const wiring = (bind: Bind): void => {
  provide(bind, greeter, makeGreeter, { clock, ids });
  provide(bind, greeter, makeGreeter, { ids, clock }); // the order of the names does not matter
  // @ts-expect-error a dependency is missing
  provide(bind, greeter, makeGreeter, { clock });
  // @ts-expect-error a dependency too many
  provide(bind, greeter, makeGreeter, { clock, ids, greeter });
  // @ts-expect-error two dependencies in each other's place
  provide(bind, greeter, makeGreeter, { clock: ids, ids: clock });
  // @ts-expect-error another service than the token names
  provide(bind, clock, makeGreeter, { clock, ids });
  // @ts-expect-error a name without a service
  provide(bind, greeter, makeGreeter, { clock, ids: 'ids' });
  provideValue(bind, greeter, { greet: () => 'halo' });
  // @ts-expect-error a ready-made service of another type
  provideValue(bind, greeter, { greet: () => 7 });
  // @ts-expect-error a service where a clock is wanted
  provideValue(bind, clock, makeGreeter);
};
