import type { DraftKey } from '../ports/device/draft-store.ts';

export const draftName = ({ user, form, subject }: DraftKey): string => JSON.stringify([user, form, subject]);
