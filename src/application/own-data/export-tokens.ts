import { tokensOf } from '../token.ts';
import type { ExportOwnData } from './export-own-data.ts';

const token = tokensOf('own-data-export');

/** A concept of its own, so that `own-data` does not load the concepts that the export reads. */
export const exportTokens = {
  exportOwnData: token<ExportOwnData>('exportOwnData'),
};
