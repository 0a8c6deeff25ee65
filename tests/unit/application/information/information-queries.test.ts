import { expect, it } from 'vitest';
import { informationQueries } from '../../../../src/application/information/information-queries.ts';

const queriesOf = (read: (address: string) => Promise<string>) => informationQueries({ textFiles: { read } });

it("a body's text is read from its configured address", async () => {
  const queries = queriesOf(async (address) => `Teks dari ${address}`);
  const text = await queries.pageText('/texts/terms.txt');
  expect(text.blocks).toEqual([{ kind: 'paragraph', line: [{ kind: 'text', text: 'Teks dari /texts/terms.txt' }] }]);
});

it('a file that is no page text is a failure of kind contract', async () => {
  await expect(queriesOf(async () => '<html>').pageText('/x')).rejects.toMatchObject({ kind: 'contract' });
});
