import type { TextDownloads } from '../ports/device/text-downloads.ts';
import { tokensOf } from '../token.ts';
import type { InformationQueries } from './information-queries.ts';

const token = tokensOf('information');

export const informationTokens = {
  textFiles: token<TextDownloads>('textFiles'),
  informationQueries: token<InformationQueries>('informationQueries'),
};
