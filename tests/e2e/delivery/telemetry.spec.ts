import fs from 'node:fs';
import type http from 'node:http';
import path from 'node:path';
// @ts-expect-error: a script without types
import { listen } from '../../../scripts/listen.mjs';
// @ts-expect-error: a script without types
import { answerFrom } from '../../../scripts/serving/build-files.mjs';
// @ts-expect-error: a script without types
import { contentSecurityPolicy } from '../../../scripts/serving/content-security-policy.mjs';
import { test as base, expect } from '../support/portal.ts';

interface Told {
  readonly build: string;
  readonly events: readonly { kind: string; page: string; name?: string; value?: number; file?: string }[];
}

/** The live build of a body that wants to be told, and what it was told. Nobody answers for the API. */
const test = base.extend<{ body: { url: string; told: Told[]; losePage: (address: string) => void } }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures here
  body: async ({}, use) => {
    const told: Told[] = [];
    let lost: string | null = null;
    const root = path.resolve('dist');
    const { addresses, styleHashes } = JSON.parse(fs.readFileSync('dist/.serving.json', 'utf8')) as {
      addresses: object;
      styleHashes: object;
    };
    const config = { telemetry: '/laporan' };
    const policy = contentSecurityPolicy({ config, styleHashes, live: true });
    const answer = answerFrom({ root, addresses, policy, config });
    const { url, stop } = (await listen(
      async (request: http.IncomingMessage, response: http.ServerResponse) => {
        if (request.method === 'POST' && request.url === '/laporan') {
          let text = '';
          for await (const chunk of request) text += chunk;
          told.push(JSON.parse(text) as Told);
          response.writeHead(204).end();
        } else if (lost !== null && request.url?.startsWith('/assets/')) response.writeHead(404).end();
        else {
          if (request.url === lost) lost = null;
          answer(request, response);
        }
      },
      { port: 0 },
    )) as { url: string; stop: () => Promise<void> };
    await use({
      url,
      told,
      losePage: (address) => {
        lost = address;
      },
    });
    await stop();
  },
});

test('a body that asks for it is told how a page felt, by each value that this browser measures', async ({
  page,
  body,
}) => {
  await page.goto(`${body.url}/kontak`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
  await expect
    .poll(async () => {
      await page.getByRole('heading', { level: 1 }).click();
      await page.goto('about:blank');
      await page.goBack();
      return [...new Set(body.told.flatMap(({ events }) => events.map(({ name }) => name)))].sort();
    })
    .toEqual(expect.arrayContaining(['CLS', 'INP', 'LCP']));
  const vitals = body.told.flatMap(({ events }) => events).filter(({ kind }) => kind === 'vital');
  expect(new Set(vitals.map((event) => event.page))).toEqual(new Set(['/kontak']));
  expect(vitals.find(({ name }) => name === 'LCP')?.value).toBeGreaterThan(0);
  const { version, build } = JSON.parse(fs.readFileSync('dist/version.json', 'utf8')) as Record<string, string>;
  expect(new Set(body.told.map((each) => each.build))).toEqual(new Set([`${version}+${build}`]));
});

test('a part of the portal that does not come is told by its file, and comes with the page that is loaded again', async ({
  page,
  body,
}) => {
  await page.goto(`${body.url}/kontak`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const there = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
  const kept = new Set(there.map((name) => new URL(name).pathname));
  const others = fs.readdirSync('dist/assets').filter((name) => !kept.has(`/assets/${name}`));
  body.losePage('/tentang-kami'); // what it needs does not come, until its own address is asked for
  await page.getByRole('link', { name: 'Tentang Kami' }).first().click();
  const lost = () => body.told.flatMap(({ events }) => events).filter(({ kind }) => kind === 'chunk');
  await expect.poll(lost).not.toEqual([]);
  for (const { file } of lost()) expect(others).toContain(file);
  await expect(page.getByRole('heading', { level: 1, name: 'Tentang Kami' })).toBeVisible();
});
