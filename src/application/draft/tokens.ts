import type { DraftStore } from '../ports/device/draft-store.ts';
import type { TabOwnership } from '../ports/device/tab-ownership.ts';
import { tokensOf } from '../token.ts';
import type { DraftDesk } from './draft-desk.ts';

const token = tokensOf('draft');

export const draftTokens = {
  drafts: token<DraftStore>('drafts'),
  tabOwnership: token<TabOwnership>('tabOwnership'),
  draftDesk: token<DraftDesk>('draftDesk'),
};
