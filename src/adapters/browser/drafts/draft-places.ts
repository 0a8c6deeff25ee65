import type { DraftKey } from '../../../application/ports/device/draft-store.ts';

export type DraftPlace = [user: string, form: string, subject: string];

export const placeOf = ({ user, form, subject }: DraftKey): DraftPlace => [user, form, subject];

/** All keys that begin with these parts: an array stands after every string. */
export const below = (parts: string[]) => IDBKeyRange.bound(parts, [...parts, []]);

/** All keys whose last part begins so: no character stands after this one. */
export const beginning = ([user, form, prefix]: DraftPlace) =>
  IDBKeyRange.bound([user, form, prefix], [user, form, `${prefix}\uffff`]);

/** One text for a place, and for what belongs to it. */
export const nameIn = (place: DraftPlace) => (id?: string) =>
  JSON.stringify([...place, ...(id === undefined ? [] : [id])]);
