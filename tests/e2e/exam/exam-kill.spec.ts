import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, test } from '../support/portal.ts';

test('a browser killed while an essay is typed loses nothing that it had reported as saved, with the network and without (fault matrix 31)', async ({
  baseURL,
}) => {
  test.slow();
  const args = ['tools/deep/kill-test.mjs', '--kills', '2', '--writes', '5', '--url', baseURL ?? ''];
  const { stdout } = await promisify(execFile)(process.execPath, args);
  expect(stdout).toContain(', 0 hilang');
});
