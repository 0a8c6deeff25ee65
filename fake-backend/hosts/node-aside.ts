import { existsSync, renameSync } from 'node:fs';

/** Puts a file or a folder, if it is there, under another name that nothing has: `….lama`, `….lama-2` and so on. */
export const putAside = (name: string): void => {
  if (!existsSync(name)) return;
  let aside = `${name}.lama`;
  for (let number = 2; existsSync(aside); number++) aside = `${name}.lama-${number}`;
  renameSync(name, aside);
};
