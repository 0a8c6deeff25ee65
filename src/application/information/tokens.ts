import type { TextDownloads } from '../ports/device/text-downloads.ts';
import type { MessageRepository } from '../ports/information/message-repository.ts';
import { tokensOf } from '../token.ts';
import type { InformationQueries } from './information-queries.ts';
import type { SendMessage } from './send-message.ts';

const token = tokensOf('information');

export const informationTokens = {
  textFiles: token<TextDownloads>('textFiles'),
  messages: token<MessageRepository>('messages'),
  sendMessage: token<SendMessage>('sendMessage'),
  informationQueries: token<InformationQueries>('informationQueries'),
};
