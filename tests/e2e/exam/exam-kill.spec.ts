import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, test } from '../support/portal.ts';

test('a browser that is killed while an essay is typed loses nothing that was said to be kept, with the network and without (fault matrix 31)', async ({
  baseURL,
}) => {
  test.slow(); // three browsers are started
  const args = ['tools/deep/kill-test.mjs', '--kills', '2', '--writes', '5', '--url', baseURL ?? ''];
  const { stdout } = await promisify(execFile)(process.execPath, args);
  expect(stdout).toContain(', 0 hilang');
});
