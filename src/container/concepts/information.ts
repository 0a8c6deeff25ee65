import { fetchedTextFiles } from '../../adapters/browser/fetched-text-files.ts';
import { HttpMessageRepository } from '../../adapters/http/information/http-message-repository.ts';
import { informationQueries } from '../../application/information/information-queries.ts';
import { sendMessage } from '../../application/information/send-message.ts';
import { informationTokens } from '../../application/information/tokens.ts';
import type { ConceptModule } from '../concept-module.ts';
import { provide, provideValue } from '../provide.ts';

export const information: ConceptModule = {
  buildsOn: [],
  bind: (bind, { client }) => {
    provideValue(bind, informationTokens.textFiles, fetchedTextFiles);
    provideValue(bind, informationTokens.messages, new HttpMessageRepository(client));
    provide(bind, informationTokens.informationQueries, informationQueries, { textFiles: informationTokens.textFiles });
    provide(bind, informationTokens.sendMessage, sendMessage, { messages: informationTokens.messages });
  },
};
