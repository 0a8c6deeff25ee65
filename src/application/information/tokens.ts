import type { TextFiles } from '../ports/device/text-files.ts';
import { tokensOf } from '../token.ts';
import type { InformationQueries } from './information-queries.ts';

const token = tokensOf('information');

export const informationTokens = {
  textFiles: token<TextFiles>('textFiles'),
  informationQueries: token<InformationQueries>('informationQueries'),
};
