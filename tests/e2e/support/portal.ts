import AxeBuilder from '@axe-core/playwright';
import { type BrowserContext, test as base, expect, type Page, type TestInfo } from '@playwright/test';
import { plainHost, ports } from './ports.ts';

export const demoPassword = 'contoh123';
export const email = (name: string) => `${name}@contoh.example`;

/** Journeys that must never break: `npm test` runs these, with `--all` or `npm run test:browser` all. */
export const core = { tag: '@core' };

/** No page may break the content security policy, throw, or mismatch its prerendered HTML. */
const watch = (context: BrowserContext, complaints: string[]) => {
  context.on('weberror', (error) => complaints.push(`exception: ${error.error().message}`));
  context.on('console', (message) => {
    // ignores a picture opened by its blob address, because the browser provides its document and styles
    if (message.page()?.url().startsWith('blob:')) return;
    if (/Content Security Policy|Trusted Type|[Hh]ydrat|Minified React error/.test(message.text()))
      complaints.push(message.text());
  });
};

/** Plays a test of the simulation on plain http. Its worker stays, which another project would replace. */
export const onPlainHttp = { baseURL: `http://${plainHost}:${ports.demo}`, contextOptions: {} };

export const headers = { tag: '@headers' };

/** A failure without a screenshot leaves open whether the page's script or only its frames stand still. */
const sayWhetherScriptRuns = async (page: Page) => {
  const silence = new Promise((resolve) => setTimeout(resolve, 3_000, 'does not answer'));
  const answer = page.evaluate(() => document.visibilityState).catch((error) => `answers ${error}`);
  console.log(`script of ${page.url()}: ${await Promise.race([answer, silence])}`);
};

/** Where the running test plays. */
let played = '';

export const test = base.extend<{ complaints: string[] }>({
  complaints: [
    async ({ browser, baseURL }, use) => {
      played = baseURL ?? '';
      const complaints: string[] = [];
      const opened = (context: BrowserContext) => watch(context, complaints);
      browser.on('context', opened);
      await use(complaints);
      browser.off('context', opened);
      expect(complaints).toEqual([]);
    },
    { auto: true },
  ],
  // a route may still handle a request that the test does not wait for
  page: async ({ page }, use, { expectedStatus }) => {
    await use(page);
    if (test.info().status !== expectedStatus) await sayWhetherScriptRuns(page);
    await page.unrouteAll({ behavior: 'ignoreErrors' }).catch(() => undefined); // rejects if the test has closed or crashed the page
  },
});

export { expect };

export const isLive = ({ name }: Pick<TestInfo['project'], 'name'>): boolean => name.startsWith('live');

export const openPanel = async (page: Page) => {
  await page.getByRole('button', { name: 'Panel Simulasi' }).click();
  return page.getByRole('complementary', { name: 'Panel Simulasi' });
};

/** The section may already be open, because the panel remembers it. */
export const openSection = async (page: Page, name: string) => {
  const panel = await openPanel(page);
  const title = panel.locator('summary').getByText(name, { exact: true }); // buttons may have the same name
  await expect(title).toBeVisible();
  const section = panel.getByRole('region', { name });
  if (!(await section.isVisible())) await title.click();
  return section;
};

/** Uses the close button, because Esc only moves the focus back to the page. */
export const closePanel = async (page: Page) => {
  const panel = page.getByRole('complementary', { name: 'Panel Simulasi' });
  await panel.getByRole('button', { name: 'Tutup', exact: true }).click();
  await expect(panel).toBeHidden();
};

export const fillLogIn = async (page: Page, name: string) => {
  await page.getByLabel('Email').fill(email(name));
  await page.getByLabel('Kata sandi', { exact: true }).fill(demoPassword);
  await page.getByRole('button', { name: 'Masuk', exact: true }).click();
};

export const logIn = async (page: Page, name: string) => {
  await page.goto('/login');
  await fillLogIn(page, name);
  await expect(page).not.toHaveURL(/login/, { timeout: 30_000 }); // creating the world and the first load take time
};

/** Logs in by a link of the simulation. Its server then answers without latency. */
const enterAs = async (page: Page, name: string) => {
  await page.goto(`/login?persona=${name}&jaringan=cepat`);
  await expect(page).not.toHaveURL(/login/, { timeout: 30_000 });
};

/** Browser storage per address and world, as it was after the first creation in this worker. */
const worlds = new Map<string, Awaited<ReturnType<BrowserContext['storageState']>>>();

/** Opens an address in a world of the simulation. The first use in a worker creates the world by `make`; later uses restore its storage. */
export const openIn = async (page: Page, world: string, address: string, make: () => Promise<unknown>) => {
  const key = `${played} ${world}`;
  const kept = worlds.get(key);
  if (kept) {
    await page.context().setStorageState(kept);
  } else {
    await make();
    worlds.set(key, await page.context().storageState({ indexedDB: true }));
  }
  await page.goto(address);
};

/** Logs in as the form does, without loading it: a page costs a second of processor time. */
const logInByCall = async ({ request }: BrowserContext, name: string) => {
  const configuration = await request.get('/config.json');
  const { origin } = new URL(configuration.url());
  const { api } = await configuration.json();
  const address = api.baseUrl || origin;
  const headers = { origin, accept: 'application/json' };
  await request.get(`${address}/sanctum/csrf-cookie`, { headers });
  const { cookies } = await request.storageState();
  const token = decodeURIComponent(
    cookies.find((each) => each.name === 'XSRF-TOKEN' && each.path === '/')?.value ?? '',
  );
  const reply = await request.post(`${address}/api/login`, {
    data: { email: email(name), password: demoPassword },
    headers: { ...headers, 'X-XSRF-TOKEN': token },
  });
  expect(reply.ok(), await reply.text()).toBe(true);
};

export const openAs = async (page: Page, name: string, address: string) => {
  if (!isLive(test.info().project)) return openIn(page, name, address, () => enterAs(page, name));
  if (new URL(played).hostname === plainHost) {
    await page.goto(`/login?next=${encodeURIComponent(address)}`); // only the browser resolves this host
    await fillLogIn(page, name);
    await expect(page).not.toHaveURL(/login/);
    return;
  }
  await logInByCall(page.context(), name);
  await page.goto(address);
};

/**
 * Goes to another page of the open portal as a link does, and waits until the previous page is gone. A full load would cost a second of
 * processor time.
 */
export const follow = async (page: Page, address: string) => {
  const before = await page.locator('h1').first().elementHandle();
  const isOther = await page.evaluate((to) => {
    const from = location.pathname;
    history.pushState(null, '', to);
    return location.pathname !== from;
  }, address);
  if (isOther) await before?.waitForElementState('hidden'); // a tab of the same page keeps its heading
};

/** Waits for finite animations; skeletons and spinners never end. */
const settled = async (page: Page) => {
  await page.evaluate(() => {
    const passing = document
      .getAnimations()
      .filter((each) => Number.isFinite(each.effect?.getComputedTiming().endTime));
    return Promise.allSettled(passing.map((each) => each.finished)).then(() => undefined);
  });
};

/** Checks WCAG 2.2 A and AA. Legacy mode needs no second page, and suffices without frames of other origins. */
export const axeFindings = async (page: Page): Promise<string[]> => {
  await settled(page); // a text that is still fading in fails the contrast rule
  const { violations } = await new AxeBuilder({ page })
    .setLegacyMode()
    .options({ resultTypes: ['violations'] })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'])
    .analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${html}\n${failureSummary}`),
  );
};

/** The markup is the same on every server, so axe runs on the simulation only. */
export const expectNoAxeFindings = async (page: Page) => {
  if (test.info().project.name === 'simulation') expect(await axeFindings(page)).toEqual([]);
};

export const phone = { width: 390, height: 844 };
export const desktop = { width: 1440, height: 900 };

/** Chromium 156 sometimes lays a page out for a new size while its media queries keep the old one. */
export const resize = (page: Page, { width, height }: typeof phone) =>
  expect(async () => {
    await page.setViewportSize({ width, height: height + 1 });
    await page.setViewportSize({ width, height });
    const query = `(width: ${width}px) and (height: ${height}px)`;
    expect(await page.evaluate((wanted) => matchMedia(wanted).matches, query)).toBe(true);
  }).toPass();
