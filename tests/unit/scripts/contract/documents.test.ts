import fs from 'node:fs';
import { describe, expect, it } from 'vitest';
import { serverEventTypes } from '../../../../src/application/ports/notification/realtime-channel.ts';
import { documents } from '../../../../tools/contract/documents/documents.ts';

const written = documents();

describe('the documents of the contract', () => {
  it.each(['docs/openapi.json', 'docs/api-contract.md', 'docs/asyncapi.yaml'])(
    '%s equals the output of `npm run tools -- contract`',
    async (file) => {
      const text = (await written)[file] ?? '';
      // compares only the first difference, because a diff of ten thousand lines is unreadable
      const [wanted, found] = [text, fs.readFileSync(file, 'utf8')].map((each) => each.split('\n'));
      const at = wanted?.findIndex((line, index) => line !== found?.[index]) ?? -1;
      expect([at, found?.[at], found?.length]).toEqual([at, wanted?.[at], wanted?.length]);
    },
  );

  it('name every type of event that the socket may send', async () => {
    const { 'docs/asyncapi.yaml': socket } = await written;
    const words = serverEventTypes.map((type) => `\`${type}\``).join(', ');
    expect(socket).toContain(`One of ${words}; any other word is read as`);
  });

  it('contain no secret, not even one of the simulation', async () => {
    const all = Object.values(await written).join('\n');
    expect(all).not.toMatch(/contoh123|rahasia99|"token": "(?!a-token)/);
  });
});
