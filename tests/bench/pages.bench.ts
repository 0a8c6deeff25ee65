import { type Browser, expect, type Page, test } from '@playwright/test';
import { encodeTrxId } from '../../src/domain/assessment/trx-id.ts';
import { paths } from '../../src/ui/core/paths.ts';
import { fillLogIn } from '../e2e/support/portal.ts';
import { ports } from '../e2e/support/ports.ts';
import { serveFloor } from './floor.ts';
import { median, slowDown, slowNetwork } from './measure.ts';

/** `RUNS=9 PAGES=/,/login npm run tools -- bench pages` loads only these pages and the floor page, alternately, 9 times each. */
const runs = Number(process.env.RUNS ?? 5);
const asked = process.env.PAGES?.split(',');
const slower = 4;
const live = `http://localhost:${ports.live}`;

/** `shows` proves that the page loaded, so that an error page is never measured. */
const guestPages: readonly { readonly path: string; readonly shows: string; readonly largest: number }[] = [
  { path: paths.home.to({}), shows: 'Junior Web Programmer', largest: 0.55 },
  { path: paths.login.to({}), shows: 'Kata sandi', largest: 0.55 },
  { path: paths.resetPassword.to({}), shows: 'Kirim tautan', largest: 0.65 },
  { path: paths.schemes.to({}), shows: 'Junior Web Programmer', largest: 0.65 },
  { path: paths.schedules.to({}), shows: 'Junior Web Programmer', largest: 0.65 },
  { path: paths.scheme.to({ slug: 'junior-web-programmer' }), shows: 'Unit kompetensi', largest: 1.5 },
  { path: paths.certificateCheck.to({}), shows: 'Periksa sertifikat', largest: 0.65 },
  { path: paths.about.to({}), shows: 'Apa yang kami lakukan', largest: 0.65 },
  { path: paths.contact.to({}), shows: 'Pengaduan', largest: 0.65 },
];
/** Pages of Gita, who has a certificate and a second assessment in review. Without `largest`, their paint times are not limited. */
const candidatePages = [
  { path: paths.home.to({}), shows: 'Admin LSP sedang' },
  { path: paths.profile.to({}), shows: 'Kebangsaan' },
  { path: paths.notifications.to({}), shows: 'Sertifikat Staf SDM sudah terbit' },
  { path: paths.transactions.to({}), shows: 'Tanpa biaya' },
  { path: paths.assessments.to({}), shows: 'Admin LSP sedang' },
  {
    path: paths.timeline.to({ id: encodeTrxId(`TRX-${new Date().getFullYear()}-000190`) }),
    shows: 'Admin LSP sedang memeriksa APL 01 Anda',
  },
];
const mostShifted = 0.01;
const mostBlocked = 300;
const mostTasks = 3;

interface Load {
  readonly paint: number;
  readonly firstPaint: number;
  /** Sum of the durations of all tasks over 50 ms; `blocked` is the sum of their parts beyond 50 ms. */
  readonly tasks: number;
  readonly blocked: number;
  readonly shifted: number;
}

const watch = () => {
  const seen = { paint: 0, tasks: 0, blocked: 0, shifted: 0 };
  Object.assign(globalThis, { seen });
  const observe = (
    type: string,
    note: (entry: PerformanceEntry & { value?: number; hadRecentInput?: boolean }) => void,
  ) => new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true });
  observe('largest-contentful-paint', ({ startTime }) => {
    seen.paint = startTime;
  });
  observe('longtask', ({ duration }) => {
    seen.tasks += duration;
    seen.blocked += duration - 50;
  });
  observe('layout-shift', ({ value = 0, hadRecentInput }) => {
    if (!hadRecentInput) seen.shifted += value;
  });
};

const load = async (page: Page, address: string, shows: string): Promise<Load> => {
  await slowNetwork(page);
  await slowDown(page, slower);
  await page.addInitScript(watch);
  await page.goto(address, { waitUntil: 'networkidle' });
  await expect(page.getByText(shows).filter({ visible: true }).first()).toBeVisible();
  await page.evaluate(() => new Promise<void>((done) => requestIdleCallback(() => done())));
  return page.evaluate(() => ({
    ...(globalThis as unknown as { seen: Omit<Load, 'firstPaint'> }).seen,
    firstPaint: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
  }));
};

type State = Awaited<ReturnType<ReturnType<Page['context']>['storageState']>>;

interface Subject {
  readonly name: string;
  readonly address: string;
  readonly shows: string;
  readonly largest?: number;
  readonly state?: State;
}

const coldLoad = async (browser: Browser, { address, shows, state: storageState }: Subject): Promise<Load> => {
  const context = await browser.newContext({
    viewport: { width: 1366, height: 768 },
    ...(storageState && { storageState }),
  });
  try {
    return await load(await context.newPage(), address, shows);
  } finally {
    await context.close();
  }
};

const logIn = async (browser: Browser): Promise<State> => {
  const page = await browser.newPage();
  await page.goto(`${live}/login`);
  await fillLogIn(page, 'gita');
  await expect(page).not.toHaveURL(/login/);
  const state = await page.context().storageState();
  await page.close();
  return state;
};

const figures = ['paint', 'firstPaint', 'tasks', 'blocked', 'shifted'] as const;
const medianOf = (loads: readonly Load[]): Load =>
  Object.fromEntries(figures.map((figure) => [figure, median(loads.map((each) => each[figure]))])) as unknown as Load;

test(`each page stays within its limits on slow 4G and a processor ${slower} × slower, relative to the floor, by the median of ${runs}`, async ({
  browser,
}) => {
  test.setTimeout(0);
  const floor = await serveFloor();
  const session = await logIn(browser);
  const subjects: readonly Subject[] = [
    { name: 'floor', address: floor.url, shows: 'Masuk' },
    ...guestPages.map(({ path, ...page }) => ({ name: path, address: live + path, ...page })),
    ...candidatePages.map(({ path, shows }) => ({
      name: `${path} (asesi)`,
      address: live + path,
      shows,
      state: session,
    })),
  ];
  const wanted = subjects.filter(({ name }) => name === 'floor' || !asked || asked.includes(name));
  const loads = new Map<string, Load[]>(wanted.map(({ name }) => [name, []]));
  for (let run = 0; run < runs; run += 1)
    for (const subject of run % 2 === 0 ? wanted : wanted.toReversed())
      loads.get(subject.name)?.push(await coldLoad(browser, subject));
  await floor.stop();

  const found = new Map([...loads].map(([name, all]) => [name, medianOf(all)]));
  const base = found.get('floor') as Load;
  const home = found.get('/') ?? base;
  console.log('page: largest paint / floor, first paint / home, long tasks / floor, blocked ms, shifted');
  for (const { name, largest } of wanted) {
    const { paint, firstPaint, tasks, blocked, shifted } = found.get(name) as Load;
    const ratios = [paint / base.paint, firstPaint / home.firstPaint, tasks / base.tasks];
    console.log(
      `${name}: ${ratios.map((ratio) => ratio.toFixed(2)).join(', ')}, ${blocked.toFixed(0)}, ${shifted.toFixed(4)}`,
    );
    if (name === 'floor') continue;
    const check = expect.soft;
    check(shifted, `${name} shifts`).toBeLessThanOrEqual(mostShifted);
    check(blocked, `${name} blocks`).toBeLessThanOrEqual(mostBlocked);
    check(tasks / base.tasks, `long tasks of ${name}, of the floor’s`).toBeLessThanOrEqual(mostTasks);
    if (largest === undefined) continue;
    check(paint / base.paint, `the largest paint of ${name}, of the floor’s`).toBeLessThanOrEqual(largest);
    check(firstPaint / home.firstPaint, `the first paint of ${name}, of home’s`).toBeLessThanOrEqual(1.2);
  }
});
