import fs from 'node:fs';
import { expect, it } from 'vitest';

const folder = 'src/application/exam/attempt/';

it.each(fs.readdirSync(folder))(
  '%s does not use the socket: no save, resend or submission waits for one (fault matrix 20)',
  (name) => {
    const imports = [...fs.readFileSync(folder + name, 'utf8').matchAll(/ from '([^']+)'/g)].map(([, from]) => from);
    expect(imports.filter((from) => /realtime|socket/.test(from ?? ''))).toEqual([]);
  },
);
