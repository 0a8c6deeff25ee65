import { fieldsOf } from '../../application/fields-of.ts';
import type { DraftContent } from '../../application/ports/draft-store.ts';
import type { Seal, Sealed, Subtle } from './draft-seal.ts';

/** One for each person: what seals the drafts. It goes with the log-out, and nothing that was sealed before can be read again. */
export interface Vault {
  readonly id: string;
  readonly key?: CryptoKey;
}

/** The values of a draft; each of its files has a record of its own, so that a keystroke writes no file. */
export interface Head {
  readonly revision: string;
  readonly savedAt: number;
  readonly values: Sealed;
}

export interface FileRecord {
  readonly about: Sealed;
  readonly bytes: Sealed;
}

/** The stored vault; null when there is none that can be used here. */
export const vaultOf = (stored: unknown, subtle: Subtle | undefined): Vault | null => {
  const { id, key } = fieldsOf(stored);
  if (typeof id !== 'string' || id === '') return null;
  if (!subtle) return { id };
  return key instanceof CryptoKey ? { id, key } : null;
};

/** The revision of a place: that of the draft, or while there is none that of the vault. */
export const revisionOf = (head: unknown, vault: Vault | null): string | null => {
  const { revision } = fieldsOf(head);
  return typeof revision === 'string' ? revision : (vault?.id ?? null);
};

const latestInstant = 8.64e15;

export const savedAtOf = (head: unknown): number => {
  const { savedAt } = fieldsOf(head);
  return typeof savedAt === 'number' && savedAt >= 0 && savedAt <= latestInstant ? savedAt : 0;
};

const bytesOf = (value: unknown) => new TextEncoder().encode(JSON.stringify(value) ?? 'null');
const jsonOf = (bytes: ArrayBuffer): unknown => JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));

export const sealValues = (seal: Seal, values: unknown, place: string): Promise<Sealed> =>
  seal.seal(bytesOf(values), place);

export const sealFile = async (seal: Seal, file: File, place: string): Promise<FileRecord> => ({
  about: await seal.seal(bytesOf({ name: file.name, type: file.type }), `${place} about`),
  bytes: await seal.seal(await file.arrayBuffer(), place),
});

/** The stored file; null when it cannot be read. */
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

/** The stored draft without the files that cannot be read; null when its values cannot. */
export const openContent = async (
  seal: Seal,
  stored: { readonly head: unknown; readonly files: readonly (readonly [string, unknown])[] },
  placeOf: (id?: string) => string,
): Promise<DraftContent | null> => {
  try {
    const values = jsonOf(await seal.open(fieldsOf(stored.head).values, placeOf()));
    const files = await Promise.all(
      stored.files.map(async ([id, record]) => [id, await openFile(seal, record, placeOf(id))] as const),
    );
    return { values, files: new Map(files.filter((each): each is readonly [string, File] => each[1] !== null)) };
  } catch {
    return null;
  }
};
