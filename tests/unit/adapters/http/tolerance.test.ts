import { describe, expect, it } from 'vitest';
import { ApiFailure } from '../../../../src/application/api-failure.ts';
import { differencesOf } from './fuzz/differences.ts';
import { type Method, methods } from './fuzz/methods.ts';
import { jsonReply } from './replies.ts';
import { scriptedClient } from './scripted-client.ts';

const readOf = async (run: Method['run'], body: unknown): Promise<unknown> => {
  const { http } = scriptedClient(() => jsonReply(body));
  try {
    return JSON.parse(JSON.stringify((await run(http)) ?? null));
  } catch (error) {
    if (error instanceof ApiFailure) return error.kind;
    throw error;
  }
};

/** What is beside the rows of a page, of which a server may know nothing. */
const rowsOf = (read: unknown): unknown =>
  typeof read === 'object' && read !== null && 'items' in read ? { items: read.items } : read;

describe.each(methods)('$name', ({ run, good, needs = [], denials = [], emptyLists = [] }: Method) => {
  it('reads whatever else a server may write for the same, and misses only what the page cannot do without (decision 28)', async () => {
    const meant = await readOf(run, good);
    const wrong: string[] = [];
    for (const { name, body, same, without } of differencesOf(good)) {
      const read = await readOf(run, body);
      const failed = read === 'contract' || read === 'expired'; // of a log-in whose reply names nobody, nor does the server
      if (emptyLists.some((list) => name === `${list} []`)) continue;
      const denied = without !== undefined && denials.includes(without) && !name.endsWith(' missing');
      if (denied || (without !== undefined && needs.includes(without))) {
        if (!failed) wrong.push(`${name}: read, though the page needs it`);
      } else if (failed) wrong.push(`${name}: not read`);
      else if (same && JSON.stringify(rowsOf(read)) !== JSON.stringify(rowsOf(meant)))
        wrong.push(`${name}: read as something else`);
    }
    expect(wrong).toEqual([]);
  });
});
