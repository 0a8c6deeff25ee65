import type { OldDrafts } from '../draft/old-drafts.ts';
import type { BrowserTraces } from '../ports/device/browser-traces.ts';
import { tokensOf } from '../token.ts';
import type { FindStoredHere } from './stored-here.ts';

const token = tokensOf('own-data');

export const ownDataTokens = {
  browserTraces: token<BrowserTraces>('browserTraces'),
  oldDrafts: token<OldDrafts>('oldDrafts'),
  storedHere: token<FindStoredHere>('storedHere'),
};
