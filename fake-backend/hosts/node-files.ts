import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { type FileStore, filesInRows, isDataUrl } from '../file-store.ts';
import { diskFailure } from '../storage-full.ts';
import { putAside } from './node-aside.ts';

export interface FolderFiles extends FileStore {
  /** Deletes the files that no row names. Keeps those of the last minute, because their rows may still come. */
  sweep(named: ReadonlySet<string>): void;
}

const youngest = 60_000;

/** A folder with one file per content, named by its hash. `fresh` starts empty and renames the existing folder. */
export const folderFiles = (folder: string, fresh = false): FolderFiles => {
  if (fresh) putAside(folder);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  return {
    keep(bytes) {
      const name = createHash('sha256').update(bytes).digest('hex');
      const file = path.join(folder, name);
      const half = `${file}.baru`;
      try {
        // writes a known file again too, because the sweep deletes old files
        writeFileSync(half, bytes, { mode: 0o600 });
        renameSync(half, file);
      } catch (error) {
        rmSync(half, { force: true });
        throw diskFailure(error);
      }
      return name;
    },
    read: (data) =>
      isDataUrl(data) ? filesInRows.read(data) : new Uint8Array(readFileSync(path.join(folder, path.basename(data)))),
    sweep(named) {
      const now = Date.now();
      for (const name of existsSync(folder) ? readdirSync(folder) : []) {
        const file = path.join(folder, name);
        if (!named.has(name) && now - statSync(file).mtimeMs > youngest) rmSync(file, { force: true });
      }
    },
  };
};
