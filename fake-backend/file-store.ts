import { dataUrlOf } from './rules/image.ts';

/** Where the bytes of candidates' files are. A file's row has as its `data` what `keep` returned; rows of the seed have a data URL. */
export interface FileStore {
  keep(bytes: Uint8Array, type: string): string;
  /** Throws if the bytes are gone. */
  read(data: string): Uint8Array<ArrayBuffer>;
}

export const isDataUrl = (data: string): boolean => data.startsWith('data:');

/** Keeps the bytes in the rows themselves. */
export const filesInRows: FileStore = {
  keep: dataUrlOf,
  read: (data) => Uint8Array.from(atob(data.slice(data.indexOf(',') + 1)), (char) => char.charCodeAt(0)),
};
