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

/**
 * Puts the script that asks into a build; gives the element that a page has for it. `name` is null of a page that is no route. By what they
 * hold: the files of its `code`, those `behind` it, and what `candidates` need as well.
 */
export const writeEarlyRequests = (out) => {
  const program = fs
    .readFileSync(new URL('./early-requests.js', import.meta.url), 'utf8')
    .replace(/^\s*\/\/.*\n/gm, '');
  const hash = createHash('sha256').update(program).digest('base64url').slice(0, 7);
  fs.writeFileSync(path.join(out, 'assets', `early-${hash}.js`), program);
  return (name, files) => {
    const told = { asks: asks[name] ?? [], ...files };
    const data = Object.entries(told).flatMap(([key, list]) =>
      list.length > 0 ? [` data-${key}="${list.join(' ')}"`] : [],
    );
    return `<script async src="/assets/early-${hash}.js"${data.join('')}></script>`;
  };
};
