import fs from 'node:fs';
import { Told } from '../told.mjs';

/** Throws when the portal's folder is not writable, because packages, builds and caches are written there. */
export const ensureWritable = () => {
  try {
    fs.accessSync('.', fs.constants.W_OK);
  } catch {
    throw new Told(
      `Folder ${process.cwd()} tidak bisa ditulisi. Salin portal ini ke folder milik Anda sendiri, lalu jalankan dari sana.`,
    );
  }
};
