import fs from 'node:fs';
import path from 'node:path';
import { Told } from '../told.mjs';

/** What whoever serves a build has to know of it; written last, and not for visitors: no server gives out names with a dot before them. */
const fileName = '.serving.json';

/** Whether this folder holds a whole build. */
export const hasServing = (dir) => fs.existsSync(path.join(dir, fileName));

/** `addresses`: regular expressions in the order in which they are tried, with the file that is the answer. `styleHashes`: for the policy. */
export const writeServing = (dir, { addresses, styleHashes }) =>
  fs.writeFileSync(path.join(dir, fileName), JSON.stringify({ addresses, styleHashes }, null, 1));

export const readJson = (file) => {
  try {
    return JSON.parse(fs.readFileSync(file, 'utf8'));
  } catch (error) {
    throw new Told(`${path.relative('.', file)} tidak bisa dibaca: ${error.message}`);
  }
};

export const readServing = (dir) => readJson(path.join(dir, fileName));
