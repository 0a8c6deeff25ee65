import { ContainerModule } from 'inversify';
import { catalogQueries } from '../../application/catalog/catalog-queries.ts';
import { keepServerClock } from '../../application/time/keep-server-clock.ts';
import { T } from '../../application/tokens.ts';
import { provide } from '../provide.ts';

export const catalogModule = new ContainerModule(({ bind }) => {
  provide(bind, T.catalogQueries, catalogQueries, { catalog: T.catalog });
  provide(bind, T.serverClock, keepServerClock, {
    serverTime: T.serverTime,
    clock: T.clock,
    monotonic: T.monotonicClock,
    pageLife: T.pageLife,
  });
});
