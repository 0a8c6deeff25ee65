import { tokensOf } from '../token.ts';
import type { ExportOwnData } from './export-own-data.ts';

const token = tokensOf('own-data-export');

/** Loaded on demand, because the export depends on most concepts. */
export const exportTokens = {
  exportOwnData: token<ExportOwnData>('exportOwnData'),
};
