import { existsSync, renameSync } from 'node:fs';

/** Renames a file or folder, if it exists, to a free name: `….lama`, `….lama-2` and so on. */
export const putAside = (name: string): void => {
  if (!existsSync(name)) return;
  let aside = `${name}.lama`;
  for (let number = 2; existsSync(aside); number++) aside = `${name}.lama-${number}`;
  renameSync(name, aside);
};
