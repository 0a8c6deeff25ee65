import type { DraftKey } from '../ports/device/draft-store.ts';

/** One text for each draft: what the tabs of a browser contest, and the sessions of a page are found by. */
export const draftName = ({ user, form, subject }: DraftKey): string => JSON.stringify([user, form, subject]);
