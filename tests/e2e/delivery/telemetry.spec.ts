import fs from 'node:fs';
import type http from 'node:http';
import path from 'node:path';
// @ts-expect-error: a script without types
import { listen } from '../../../scripts/listen.mjs';
// @ts-expect-error: a script without types
import { answerFrom } from '../../../scripts/serving/build-files.mjs';
// @ts-expect-error: a script without types
import { contentSecurityPolicy } from '../../../scripts/serving/content-security-policy.mjs';
import { expect, test } from '../support/portal.ts';

interface Told {
  readonly build: string;
  readonly events: readonly { kind: string; page: string; name?: string; value?: number }[];
}

const serveBuild = async (told: Told[]): Promise<{ url: string; stop: () => Promise<void> }> => {
  const { addresses, hashes } = JSON.parse(fs.readFileSync('dist/.serving.json', 'utf8'));
  const config = { telemetry: '/laporan' };
  const policy = contentSecurityPolicy({ config, hashes, live: true });
  const answer = answerFrom({ root: path.resolve('dist'), addresses, policy, config });
  return listen(
    async (request: http.IncomingMessage, response: http.ServerResponse) => {
      if (request.method !== 'POST') return answer(request, response);
      let text = '';
      for await (const chunk of request) text += chunk;
      told.push(JSON.parse(text) as Told);
      response.writeHead(204).end();
    },
    { port: 0 },
  );
};

test('an operator that configures telemetry receives each web vital that this browser measures', async ({ page }) => {
  const told: Told[] = [];
  const { url, stop } = await serveBuild(told);
  await page.goto(`${url}/kontak`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
  await expect
    .poll(async () => {
      await page.getByRole('heading', { level: 1 }).click();
      await page.goto('about:blank');
      await page.goBack();
      return [...new Set(told.flatMap(({ events }) => events.map(({ name }) => name)))].sort();
    })
    .toEqual(expect.arrayContaining(['CLS', 'INP', 'LCP']));
  const vitals = told.flatMap(({ events }) => events).filter(({ kind }) => kind === 'vital');
  expect(new Set(vitals.map((event) => event.page))).toEqual(new Set(['/kontak']));
  expect(vitals.find(({ name }) => name === 'LCP')?.value).toBeGreaterThan(0);
  const { version, build } = JSON.parse(fs.readFileSync('dist/version.json', 'utf8')) as Record<string, string>;
  expect(new Set(told.map((each) => each.build))).toEqual(new Set([`${version}+${build}`]));
  await stop();
});
