import fs from 'node:fs';
import { Told } from '../told.mjs';

/** Packages, builds and caches are written into the folder of the portal: says so where nothing can be written there. */
export const ensureWritable = () => {
  try {
    fs.accessSync('.', fs.constants.W_OK);
  } catch {
    throw new Told(
      `Folder ${process.cwd()} tidak bisa ditulisi. Salin portal ini ke folder milik Anda sendiri, lalu jalankan dari sana.`,
    );
  }
};
