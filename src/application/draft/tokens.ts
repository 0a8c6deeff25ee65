import type { DraftStore } from '../ports/device/draft-store.ts';
import type { TabLeader } from '../ports/device/tab-leader.ts';
import { tokensOf } from '../token.ts';
import type { DraftSessions } from './draft-sessions.ts';

const token = tokensOf('draft');

export const draftTokens = {
  drafts: token<DraftStore>('drafts'),
  tabLeader: token<TabLeader>('tabLeader'),
  draftSessions: token<DraftSessions>('draftSessions'),
};
