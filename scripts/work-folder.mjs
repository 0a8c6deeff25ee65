import fs from 'node:fs';
import path from 'node:path';

const folders = new Set();
process.on('exit', () => {
  for (const folder of folders) fs.rmSync(folder, { recursive: true, force: true });
});

/** A new folder of this process alone below `parent`, so that commands may run side by side. It is removed when the process ends. */
export const workFolder = (name, parent = 'node_modules/.cache') => {
  fs.mkdirSync(parent, { recursive: true });
  const folder = fs.mkdtempSync(path.resolve(parent, `${name}-`));
  folders.add(folder);
  return folder;
};

const isThere = new Set(['ENOTEMPTY', 'EEXIST', 'EPERM']); // the last one on Windows

/**
 * Moves a finished folder to its place, so that no other command meets half of one. What lies there is replaced, unless `isAsGood()`:
 * another command may have finished the same while this one worked.
 */
export const moveInPlace = (finished, place, isAsGood = () => false) => {
  for (let attempt = 1; ; attempt += 1) {
    try {
      fs.renameSync(finished, place);
      return;
    } catch (error) {
      if (!isThere.has(error.code) || attempt === 10) throw error;
    }
    if (isAsGood()) return;
    try {
      fs.renameSync(place, `${finished}-replaced-${attempt}`);
    } catch (error) {
      if (error.code !== 'ENOENT') throw error; // another command has just moved it away
    }
  }
};
