import fs from 'node:fs';
import path from 'node:path';
import { Told } from '../told.mjs';

/** Data for servers of a build. Written last, and never served because of the leading dot. */
const fileName = '.serving.json';

export const hasServing = (dir) => fs.existsSync(path.join(dir, fileName));

/** `addresses`: regular expressions in matching order, each with its file. */
export const writeServing = (dir, { addresses, hashes }) =>
  fs.writeFileSync(path.join(dir, fileName), JSON.stringify({ addresses, hashes }, null, 1));

export const readJson = (file) => {
  try {
    return JSON.parse(fs.readFileSync(file, 'utf8'));
  } catch (error) {
    throw new Told(`${path.relative('.', file)} tidak bisa dibaca: ${error.message}`);
  }
};

export const readServing = (dir) => readJson(path.join(dir, fileName));
