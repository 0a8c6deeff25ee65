import fs from 'node:fs';
import { Told } from '../told.mjs';

export const ensureWritable = () => {
  try {
    fs.accessSync('.', fs.constants.W_OK);
  } catch {
    throw new Told(
      `Folder ${process.cwd()} tidak bisa ditulisi. Salin portal ini ke folder milik Anda sendiri, lalu jalankan dari sana.`,
    );
  }
};
