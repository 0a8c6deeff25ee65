import { HttpAplRepository } from '../../adapters/http/apl/http-apl-repository.ts';
import { submitApl01 } from '../../application/apl/submit-apl01.ts';
import { submitApl02 } from '../../application/apl/submit-apl02.ts';
import { aplTokens } from '../../application/apl/tokens.ts';
import { notificationTokens } from '../../application/notification/tokens.ts';
import type { ConceptModule } from '../concept-module.ts';
import { provide, provideValue } from '../provide.ts';
import { notification } from './notification.ts';

export const apl: ConceptModule = {
  buildsOn: [notification],
  bind: (bind, { client }) => {
    provideValue(bind, aplTokens.apls, new HttpAplRepository(client));
    provide(bind, aplTokens.submitApl01, submitApl01, { apls: aplTokens.apls, realtime: notificationTokens.realtime });
    provide(bind, aplTokens.submitApl02, submitApl02, { apls: aplTokens.apls, realtime: notificationTokens.realtime });
  },
};
