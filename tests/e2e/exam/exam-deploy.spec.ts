import fs from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
// @ts-expect-error: a script without types
import { fullConfigFor } from '../../../scripts/api-config.mjs';
// @ts-expect-error: a script without types
import { listen } from '../../../scripts/listen.mjs';
// @ts-expect-error: a script without types
import { answerFrom } from '../../../scripts/serving/build-files.mjs';
// @ts-expect-error: a script without types
import { contentSecurityPolicy } from '../../../scripts/serving/content-security-policy.mjs';
import { everythingKept } from '../support/everything-kept.ts';
import { expect } from '../support/portal.ts';
import { essay, expectSaved, startExam } from './exam-attempt.ts';
import { examAddress, openReview, ready, reopensOffline, submitExam } from './exam-steps.ts';
import { test as base } from './exam-world.ts';

/** Copies the live build under another id, as a deploy does: its chunks are renamed, the old names are gone. */
const deployed = (from: string, to: string) => {
  fs.cpSync(from, to, { recursive: true });
  const assets = fs.readdirSync(path.join(to, 'assets')).filter((name) => name.endsWith('.js'));
  const renamed = new Map(assets.map((name) => [name, `n${name}`]));
  const { build } = JSON.parse(fs.readFileSync(path.join(to, 'version.json'), 'utf8')) as { build: string };
  const names = new RegExp(assets.map((name) => name.replace(/[-.]/g, '\\$&')).join('|'), 'g');
  for (const file of fs.readdirSync(to, { recursive: true }) as string[]) {
    if (!/\.(js|html|json)$/.test(file)) continue;
    const text = fs.readFileSync(path.join(to, file), 'utf8');
    const changed = text.replace(names, (name) => renamed.get(name) ?? name).replaceAll(build, nextBuild);
    fs.writeFileSync(path.join(to, file), changed);
  }
  for (const [name, other] of renamed) fs.renameSync(path.join(to, 'assets', name), path.join(to, 'assets', other));
};
const nextBuild = 'ffffffffff';

interface Portal {
  readonly url: string;
  deploy(): void;
  configure(change: object): void;
}

const test = base.extend<{ portal: Portal }>({
  portal: async ({ server }, use, { outputDir }) => {
    if (!server) throw new Error('of the live build');
    const { api } = (await (await fetch(`${server.url}/config.json`)).json()) as { api: { baseUrl: string } };
    const next = path.join(outputDir, 'next');
    deployed('dist', next);
    const serving = JSON.parse(fs.readFileSync('dist/.serving.json', 'utf8')) as {
      addresses: object;
      hashes: object;
    };
    let config = fullConfigFor(api.baseUrl) as object;
    let root = path.resolve('dist');
    const { url, stop } = (await listen(
      (request: never, response: never) => {
        const policy = contentSecurityPolicy({ config, hashes: serving.hashes, live: true });
        answerFrom({ root, addresses: serving.addresses, policy, config })(request, response);
      },
      { port: 0 },
    )) as { url: string; stop: () => Promise<void> };
    await use({
      url,
      deploy: () => {
        root = next;
      },
      configure: (change) => {
        config = { ...config, ...change };
      },
    });
    await stop();
  },
});

const ofExam = async (page: Page) => {
  const { local, rows } = await everythingKept(page);
  return [
    ...Object.keys(local).filter((name) => name.endsWith(':ujian')),
    ...rows.filter((row) => row.includes('luring/')),
  ];
};

/** The states of this portal's workers, also while no page of the portal is open: a page that looked would keep the next worker waiting. */
const workersOf = async (page: Page, origin: string): Promise<ReadonlyMap<string, string>> => {
  const states = new Map<string, string>();
  const session = await page.context().newCDPSession(page);
  session.on('ServiceWorker.workerVersionUpdated', ({ versions }) => {
    for (const { versionId, scriptURL, status } of versions)
      if (scriptURL.startsWith(origin)) states.set(versionId, status);
  });
  await session.send('ServiceWorker.enable');
  return states;
};

const buildOf = (page: Page) =>
  page.locator('meta[name=build]').evaluate((meta) => (meta as HTMLMetaElement).content.split('+')[1]);

const expectWhole = async (page: Page) => {
  const build = await buildOf(page);
  const scripts = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => new URL(name).pathname)
      .filter((name) => /^\/assets\/.*\.js$/.test(name)),
  );
  expect(scripts.length).toBeGreaterThan(5);
  expect(scripts.filter((name) => fs.existsSync(path.join('dist', name)) === (build === nextBuild))).toEqual([]);
  return build;
};

test('a deploy in the middle of an essay loses nothing and mixes no versions: the open page and an offline page keep the old build, a page from the network has the next one, and the feature switch removes everything (fault matrix 95, 96)', async ({
  page,
  portal,
  openWorld,
}) => {
  test.slow();
  await openWorld(page, 'sedang-ujian');
  await page.goto(portal.url + examAddress()); // the session survives: cookies ignore the port
  const address = await startExam(page, 'Ujian Esai');
  await ready(page);
  await essay(page).fill('Sebelum pembaruan.');
  await expectSaved(page);
  const before = await expectWhole(page);
  portal.deploy();
  await page.evaluate(async () => void (await (await navigator.serviceWorker.ready).update()));
  await expect
    .poll(() => page.evaluate(async () => (await navigator.serviceWorker.ready).waiting?.state), { timeout: 30_000 })
    .toBe('installed');
  expect(await page.evaluate(() => caches.keys())).toHaveLength(2);
  await openReview(page); // the page opens from the old cache, because the server no longer has the old chunks
  await page.goBack();
  await page.goto(address);
  await expect(essay(page)).toHaveValue('Sebelum pembaruan.');
  expect(await expectWhole(page)).toBe(nextBuild);
  await reopensOffline(page);
  expect(await expectWhole(page)).toBe(before); // the old worker still controls the page
  const all = 'Sebelum pembaruan, dan sesudahnya.';
  await essay(page).fill(all);
  await expectSaved(page, '1 jawaban belum terkirim');
  await page.context().setOffline(false);
  await expectSaved(page);

  const workers = await workersOf(page, portal.url);
  await page.goto('about:blank');
  await expect.poll(() => [...workers.values()].sort()).toEqual(['activated', 'redundant']);
  await page.goto(`${portal.url}/`);
  expect(await page.evaluate(() => caches.keys())).toEqual([`portal-ujian-${nextBuild}`]);
  const kept = await ofExam(page);
  expect(kept).toContain('portal-asesi:ujian');
  expect(kept.some((name) => name.includes('luring/'))).toBe(true);
  portal.configure({ features: { offlineExams: false } });
  await page.goto(`${portal.url}/`);
  const registered = () => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);
  await expect.poll(registered).toBe(0);
  await expect.poll(() => everythingKept(page)).toMatchObject({ caches: [] });
  await expect.poll(() => ofExam(page)).toEqual([]);
  await page.goto(address);
  await expect(essay(page)).toHaveValue(all);
  await openReview(page);
  await expect(await submitExam(page, 'Ujian Esai')).toContainText('1 dari 5');
});
