import { ContainerModule } from 'inversify';
import { aplQueries } from '../../application/apl/apl-queries.ts';
import { submitApl01 } from '../../application/apl/submit-apl01.ts';
import { submitApl02 } from '../../application/apl/submit-apl02.ts';
import { storedFileQueries } from '../../application/files/stored-file-queries.ts';
import { T } from '../../application/tokens.ts';
import { provide } from '../provide.ts';

export const aplModule = new ContainerModule(({ bind }) => {
  provide(bind, T.aplQueries, aplQueries, { apls: T.apls });
  provide(bind, T.storedFileQueries, storedFileQueries, { storedFiles: T.storedFiles });
  provide(bind, T.submitApl01, submitApl01, { apls: T.apls, realtime: T.realtime });
  provide(bind, T.submitApl02, submitApl02, { apls: T.apls, realtime: T.realtime });
});
