import { ContainerModule } from 'inversify';
import { informationQueries } from '../../application/information/information-queries.ts';
import { T } from '../../application/tokens.ts';
import { provide } from '../provide.ts';

export const informationModule = new ContainerModule(({ bind }) => {
  provide(bind, T.informationQueries, informationQueries, { textFiles: T.textFiles });
});
