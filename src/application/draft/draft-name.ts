import type { DraftKey } from '../ports/device/draft-store.ts';

/** A unique name per draft, for tab locks and this page's sessions. */
export const draftName = ({ user, form, subject }: DraftKey): string => JSON.stringify([user, form, subject]);
