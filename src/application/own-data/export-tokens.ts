import { tokensOf } from '../token.ts';
import type { ExportOwnData } from './export-own-data.ts';

const token = tokensOf('own-data-export');

/** The export builds on most concepts: it is fetched when somebody wants it. */
export const exportTokens = {
  exportOwnData: token<ExportOwnData>('exportOwnData'),
};
