import { ContainerModule } from 'inversify';
import { assessmentQueries } from '../../application/assessment/assessment-queries.ts';
import { T } from '../../application/tokens.ts';
import { provide } from '../provide.ts';

export const assessmentModule = new ContainerModule(({ bind }) => {
  provide(bind, T.assessmentQueries, assessmentQueries, { timelines: T.timelines, transactions: T.transactions });
});
