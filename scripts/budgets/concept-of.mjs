import fs from 'node:fs';

/** The concept whose tokens a module holds; undefined for none. */
export const conceptOf = (id) =>
  /^src\/application\/.*tokens\.ts$/.test(id) ? /tokensOf\('(.+)'\)/.exec(fs.readFileSync(id, 'utf8'))?.[1] : undefined;
