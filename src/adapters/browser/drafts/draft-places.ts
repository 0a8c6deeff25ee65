import type { DraftKey } from '../../../application/ports/device/draft-store.ts';

export type DraftPlace = [user: string, form: string, subject: string];

export const placeOf = ({ user, form, subject }: DraftKey): DraftPlace => [user, form, subject];

/** All keys with this prefix: IndexedDB sorts arrays after strings. */
export const below = (parts: string[]) => IDBKeyRange.bound(parts, [...parts, []]);

/** All keys with this prefix in their last part: `\uffff` sorts after every character. */
export const beginning = ([user, form, prefix]: DraftPlace) =>
  IDBKeyRange.bound([user, form, prefix], [user, form, `${prefix}\uffff`]);

export const nameIn = (place: DraftPlace) => (id?: string) =>
  JSON.stringify([...place, ...(id === undefined ? [] : [id])]);
