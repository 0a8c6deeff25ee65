import AxeBuilder from '@axe-core/playwright';
import { type BrowserContext, test as base, expect, type Page, type TestInfo } from '@playwright/test';
import { answerAtOnce } from './simulated-server.ts';

export const demoPassword = 'contoh123';
export const email = (name: string) => `${name}@contoh.example`;

/** Of the journeys that must never break: `npm test` plays these, `npm run test:browser` all. */
export const core = { tag: '@core' };

/** What no page may ever do, whoever opened it: break the content security policy, fail with an exception, or mismatch its prerendered HTML. */
const watch = (context: BrowserContext, complaints: string[]) => {
  context.on('weberror', (error) => complaints.push(`exception: ${error.error().message}`));
  context.on('console', (message) => {
    // a picture that is shown by its own address: the document around it, with its styles, is the browser's
    if (message.page()?.url().startsWith('blob:')) return;
    if (/Content Security Policy|Trusted Type|[Hh]ydrat|Minified React error/.test(message.text()))
      complaints.push(message.text());
  });
};

/** What plain http changes: played on an address that no browser calls secure as well. */
export const plainHttp = { tag: '@plain-http' };

/** What the web server before the build does: played on the project's own and on nginx. */
export const headers = { tag: '@headers' };

/** Every page of every device that a test opens: its complaints fail the test when it ends. */
export const test = base.extend<{ complaints: string[] }>({
  complaints: [
    async ({ browser }, use) => {
      const complaints: string[] = [];
      const opened = (context: BrowserContext) => watch(context, complaints);
      browser.on('context', opened);
      await use(complaints);
      browser.off('context', opened);
      expect(complaints).toEqual([]);
    },
    { auto: true },
  ],
  // what a test has put between the page and its server may still be at work on a reply that the test does not wait for
  page: async ({ page }, use) => {
    await use(page);
    await page.unrouteAll({ behavior: 'ignoreErrors' }).catch(() => undefined); // the test has closed or crashed the page
  },
});

export { expect };

/** Whether the tests run on the live build over a server, which has no Panel Simulasi. */
export const isLive = ({ name }: Pick<TestInfo['project'], 'name'>): boolean => name.startsWith('live');

/** The Panel Simulasi, opened where it was closed. */
export const openPanel = async (page: Page) => {
  await page.getByRole('button', { name: 'Panel Simulasi' }).click();
  return page.getByRole('complementary', { name: 'Panel Simulasi' });
};

/** This section of the Panel Simulasi, which is found as it was left. */
export const openSection = async (page: Page, name: string) => {
  const panel = await openPanel(page);
  const title = panel.getByText(name, { exact: true });
  await expect(title).toBeVisible();
  const section = panel.getByRole('region', { name });
  if (!(await section.isVisible())) await title.click();
  return section;
};

/** Closes the Panel Simulasi by its button: Esc leads back to the page only. */
export const closePanel = async (page: Page) => {
  const panel = page.getByRole('complementary', { name: 'Panel Simulasi' });
  await panel.getByRole('button', { name: 'Tutup', exact: true }).click();
  await expect(panel).toBeHidden();
};

/** Logs in through the form of the page that is open. */
export const fillLogIn = async (page: Page, name: string) => {
  await page.getByLabel('Email').fill(email(name));
  await page.getByLabel('Kata sandi', { exact: true }).fill(demoPassword);
  await page.getByRole('button', { name: 'Masuk', exact: true }).click();
};

export const logIn = async (page: Page, name: string) => {
  await page.goto('/login');
  await fillLogIn(page, name);
  await expect(page).not.toHaveURL(/login/, { timeout: 30_000 }); // the world is made, and all of it is loaded for the first time
};

/** What the browser kept when this worker first had a person, or a scenario, on the simulation at an address. */
const worlds = new Map<string, Awaited<ReturnType<BrowserContext['storageState']>>>();

/**
 * Opens an address in a world of the simulation: `make` makes it when this worker wants it for the first time; from then on the
 * browser begins with what it had kept, and its server answers at once.
 */
export const openIn = async (page: Page, world: string, address: string, make: () => Promise<unknown>) => {
  const key = `${test.info().project.use.baseURL} ${world}`;
  const kept = worlds.get(key);
  if (kept) {
    await page.context().setStorageState(kept);
  } else {
    await make();
    await answerAtOnce(page);
    worlds.set(key, await page.context().storageState({ indexedDB: true }));
  }
  await page.goto(address);
};

/** Logs in, where the log-in itself is not the subject, and opens an address. */
export const openAs = async (page: Page, name: string, address: string) => {
  if (!isLive(test.info().project)) return openIn(page, name, address, () => logIn(page, name));
  await page.goto(`/login?next=${encodeURIComponent(address)}`);
  await fillLogIn(page, name);
  await expect(page).not.toHaveURL(/login/);
};

/** Waits until nothing fades or slides any more; what turns without end (skeletons, spinners) is left to turn. */
const settled = async (page: Page) => {
  await page.evaluate(() => {
    const passing = document
      .getAnimations()
      .filter((each) => Number.isFinite(each.effect?.getComputedTiming().endTime));
    return Promise.allSettled(passing.map((each) => each.finished)).then(() => undefined);
  });
};

/** What axe finds by WCAG 2.2 A and AA. The portal has no frames of other origins, so the way of axe without a second page does. */
export const axeFindings = async (page: Page): Promise<string[]> => {
  await settled(page); // half faded in, no text has its contrast
  const { violations } = await new AxeBuilder({ page })
    .setLegacyMode()
    .options({ resultTypes: ['violations'] })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'])
    .analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${html}\n${failureSummary}`),
  );
};

/** Axe finds nothing, wherever the page is served from, so it looks on the simulation only. */
export const expectNoAxeFindings = async (page: Page) => {
  if (test.info().project.name === 'simulation') expect(await axeFindings(page)).toEqual([]);
};

export const phone = { width: 390, height: 844 };
export const desktop = { width: 1440, height: 900 };
