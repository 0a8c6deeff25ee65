import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Page, Request } from '@playwright/test';
// @ts-expect-error: a script without types
import { fullConfigFor } from '../../../scripts/api-config.mjs';
// @ts-expect-error: a script without types
import { readCatalog, renderCatalog, shellOf, writeCatalog } from '../../../scripts/pages/catalog-pages.mjs';
// @ts-expect-error: a script without types
import { serveBuild } from '../../../scripts/serving/build-files.mjs';
import { watchShifts } from '../support/layout-shifts.ts';
import { expect, test } from '../support/portal.ts';
import { ports } from '../support/ports.ts';

const api = `http://localhost:${ports.api}`;
const hostile = '</script><img src=x onerror=alert(1)>\u2028';

interface Told {
  readonly slug: string;
  readonly title: string;
}

let url = '';
let stop = async () => {};
const root = fs.mkdtempSync(path.join(os.tmpdir(), 'portal-catalog-'));

test.describe.configure({ mode: 'serial' });
test.use({ contextOptions: {} }); // with animations, which could shift something

test.beforeAll(async () => {
  fs.cpSync('dist', root, { recursive: true });
  const { rendererFile, shellFile } = shellOf('dist-maps');
  const catalog = await readCatalog(api);
  const schemes = catalog.schemes.map((scheme: Told) =>
    scheme.slug === 'barista' ? { ...scheme, title: `Barista lama ${hostile}`, description: hostile } : scheme,
  );
  const renderer = await import(pathToFileURL(rendererFile).href);
  const rendered = await renderCatalog(renderer, { ...catalog, schemes });
  writeCatalog(root, JSON.parse(fs.readFileSync(shellFile, 'utf8')), rendered);
  ({ url, stop } = await serveBuild({ dir: root, mode: 'production', config: fullConfigFor(api) }));
});
test.afterAll(async () => {
  await stop();
  fs.rmSync(root, { recursive: true, force: true });
});

test('the page of a scheme in the catalog is complete without JavaScript', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${url}/schema/junior-web-programmer`);
  await expect(page).toHaveTitle('Junior Web Programmer · Portal Asesi');
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toHaveText('Junior Web Programmer');
  await expect(page.getByRole('list', { name: 'Biaya, alat, dan jadwal terdekat' })).toBeVisible();
  await page.getByText(/^Lihat \d+ unit kompetensi$/).click();
  await expect(page.getByText('J.620100.004.02')).toBeVisible();
  await expect(page.locator('meta[name=description]')).toHaveAttribute('content', /^Skema ini menguji/);
  await context.close();
});

const heldBack = async (page: Page) => {
  let answer = () => {};
  const held = new Promise<void>((done) => {
    answer = done;
  });
  await page.route(`${api}/**`, async (route) => {
    await held;
    // the API accepts only the origin of the live build
    const headers = { ...route.request().headers(), origin: `http://localhost:${ports.live}` };
    const response = await route.fetch({ headers });
    await route.fulfill({ response, headers: { ...response.headers(), 'access-control-allow-origin': url } });
  });
  return () => answer();
};

test('the page of a scheme shows its prerendered data, as text, until the server has answered, and shifts nothing when the server confirms them', async ({
  page,
}) => {
  const shifted = await watchShifts(page);
  const answer = await heldBack(page);
  await page.goto(`${url}/schema/barista`);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Barista lama </script><img');
  await expect(page.getByRole('main').getByText('onerror=alert(1)')).toHaveCount(2);
  answer();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Barista');
  await expect(page.getByText('onerror')).toHaveCount(0);

  await page.unrouteAll({ behavior: 'wait' }); // without its route, a call on its way could not be answered
  const confirm = await heldBack(page);
  await page.goto(`${url}/schema/junior-web-programmer`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Junior Web Programmer');
  await page.evaluate(() => document.fonts.ready);
  const before = await shifted();
  confirm();
  await expect(page.getByRole('complementary').getByText('WIB')).toBeVisible();
  expect((await shifted()) - before).toBeLessThan(0.01);
});

test('a page asks the API for its first replies before its code has arrived, and for none of them twice', async ({
  page,
}) => {
  for (const [address, shown, ...first] of [
    ['/', 'Jadwal terdekat', '/api/schedule', '/api/schema/thumbnail'],
    ['/schema/barista', 'WIB', '/api/schema/barista/detail', '/api/schedule?schema=barista'],
  ] as const) {
    const asked: string[] = [];
    const note = (request: Request) => {
      if (request.method() === 'GET' && request.url().startsWith(api)) asked.push(request.url().slice(api.length));
    };
    let arrive = () => {};
    const code = new Promise<void>((done) => {
      arrive = done;
    });
    page.on('request', note);
    await page.route('**/assets/*.js', (route) => code.then(() => route.continue()));
    await page.goto(address, { waitUntil: 'commit' });
    await expect.poll(() => asked.toSorted(), address).toEqual([...first].sort());
    arrive();
    await expect(page.getByRole('main').getByText(shown).first()).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect(asked.filter((each) => first.some((early) => early === each)).toSorted(), address).toEqual(
      [...first].sort(),
    );
    page.off('request', note);
    await page.unrouteAll();
  }
});
