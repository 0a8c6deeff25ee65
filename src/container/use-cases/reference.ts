import { ContainerModule } from 'inversify';
import { referenceQueries } from '../../application/reference/reference-queries.ts';
import { T } from '../../application/tokens.ts';
import { provide } from '../provide.ts';

export const referenceModule = new ContainerModule(({ bind }) => {
  provide(bind, T.referenceQueries, referenceQueries, { references: T.references });
});
