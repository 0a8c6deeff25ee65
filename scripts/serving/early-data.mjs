import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';

/** What pages of everybody read first, as a guest asks it. `{name}` is the argument of the address. */
const asks = {
  home: ['/api/schedule', '/api/schema/thumbnail'],
  schemes: ['/api/schema/thumbnail'],
  schedules: ['/api/schedule'],
  scheme: ['/api/schema/{name}/detail', '/api/schedule?schema={name}'],
};

/** Puts the script that asks into a build; gives the element that a page of this name has for it, which is nothing for most. `candidates` are the files that it needs of somebody who is logged in. */
export const writeEarlyData = (out) => {
  const program = fs.readFileSync(new URL('./early-data.js', import.meta.url), 'utf8').replace(/^\s*\/\/.*\n/gm, '');
  const hash = createHash('sha256').update(program).digest('base64url').slice(0, 7);
  fs.writeFileSync(path.join(out, 'assets', `early-${hash}.js`), program);
  return (name, candidates) =>
    asks[name] === undefined
      ? ''
      : `<script async src="/assets/early-${hash}.js" data-asks="${asks[name].join(' ')}" data-candidates="${candidates().join(' ')}"></script>`;
};
