import { fieldsOf } from '../../../application/fields-of.ts';
import type { StoredDraft } from '../../../application/ports/device/draft-store.ts';
import type { Seal, Sealed, Subtle } from './draft-seal.ts';

/** The identity of a user's draft storage, and its encryption key (none on plain http). Log-out deletes it together with the drafts. */
export interface Vault {
  readonly id: string;
  readonly key?: CryptoKey;
}

/** Version of the record format: a missing number means 1, and any other number means that a newer portal wrote the record. */
const version = 1;

/** The values of a draft. Files have their own records, so that a keystroke never rewrites a file. */
export interface Head {
  readonly version: typeof version;
  readonly revision: string;
  readonly savedAt: number;
  readonly until?: number;
  /** How many files the values name, so that a missing one is noticed. Missing in records of an older portal. */
  readonly files?: number;
  readonly values: Sealed;
}

export interface FileRecord {
  readonly about: Sealed;
  readonly bytes: Sealed;
}

export const vaultOf = (stored: unknown, subtle: Subtle | undefined): Vault | null => {
  const { id, key } = fieldsOf(stored);
  if (typeof id !== 'string' || id === '') return null;
  if (!subtle) return { id };
  return key instanceof CryptoKey ? { id, key } : null;
};

/**
 * The revision of a place: the vault id, plus the draft's revision if one exists. A different vault id means that the old storage was
 * deleted.
 */
export const revisionOf = (head: unknown, vaultId: string): string => {
  const { revision } = fieldsOf(head);
  return typeof revision === 'string' ? `${vaultId}/${revision}` : vaultId;
};

export const vaultIn = (revision: string): string => revision.split('/', 1)[0] ?? '';

const latestInstant = 8.64e15;

export const savedAtOf = (head: unknown): number => {
  const { savedAt } = fieldsOf(head);
  return typeof savedAt === 'number' && savedAt >= 0 && savedAt <= latestInstant ? savedAt : 0;
};

const bytesOf = (value: unknown) => new TextEncoder().encode(JSON.stringify(value) ?? 'null');
const jsonOf = (bytes: ArrayBuffer): unknown => JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));

export const newHead = async (
  seal: Seal,
  values: unknown,
  place: string,
  made: Omit<Head, 'version' | 'values'>,
): Promise<Head> => ({
  version,
  ...made,
  values: await seal.seal(bytesOf(values), place),
});

export const sealFile = async (seal: Seal, file: File, place: string): Promise<FileRecord> => ({
  about: await seal.seal(bytesOf({ name: file.name, type: file.type }), `${place} about`),
  bytes: await seal.seal(await file.arrayBuffer(), place),
});

const openFile = async (seal: Seal, stored: unknown, place: string): Promise<File | null> => {
  try {
    const { about, bytes } = fieldsOf(stored);
    const { name, type } = fieldsOf(jsonOf(await seal.open(about, `${place} about`)));
    if (typeof name !== 'string' || typeof type !== 'string') return null;
    return new File([await seal.open(bytes, place)], name, { type });
  } catch {
    return null;
  }
};

const openValues = async (seal: Seal, head: unknown, place: string): Promise<{ values: unknown } | null> => {
  try {
    const { version: written = version, values } = fieldsOf(head);
    return written === version ? { values: jsonOf(await seal.open(values, place)) } : null;
  } catch {
    return null;
  }
};

/** `files` is missing where nobody asked for them. */
export interface StoredRecords {
  readonly head: unknown;
  readonly files?: readonly (readonly [id: string, record: unknown])[];
}

const filesNamed = (head: unknown): number => {
  const { files } = fieldsOf(head);
  return Number.isSafeInteger(files) ? Number(files) : 0;
};

export const openContent = async (
  seal: Seal,
  { head, files }: StoredRecords,
  placeOf: (id?: string) => string,
): Promise<Pick<StoredDraft, 'content' | 'unopened'>> => {
  if (head === undefined) return { content: null, unopened: 0 };
  const opened = await openValues(seal, head, placeOf());
  if (!opened) return { content: null, unopened: 1 };
  if (!files) return { content: { ...opened, files: new Map() }, unopened: 0 };
  const read = await Promise.all(
    files.map(async ([id, record]) => [id, await openFile(seal, record, placeOf(id))] as const),
  );
  const found = read.filter((each): each is readonly [string, File] => each[1] !== null);
  return {
    content: { ...opened, files: new Map(found) },
    unopened: Math.max(read.length, filesNamed(head)) - found.length,
  };
};
