import type { Locator, Page } from '@playwright/test';
import { oneByOne, painted, watchShifts } from './support/layout-shifts.ts';
import { desktop, expect, follow, logIn, openAs, phone, resize, test } from './support/portal.ts';

test.use({ contextOptions: {} }); // with animations, which could shift something

test('a candidate’s home shows no guest’s page before scripts run, and shifts nothing on a phone, however late each response of the server comes', async ({
  page,
}) => {
  await page.setViewportSize(phone);
  await logIn(page, 'oktavia'); // from a log-in on, the browser expects somebody
  const never = () => undefined;
  await page.route('**/assets/*.js', never);
  await page.goto('/', { waitUntil: 'commit' });
  await expect(page.getByRole('main').getByText('Memuat…').first()).toBeAttached();
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeHidden();
  await page.unroute('**/assets/*.js', never);
  const shifted = await watchShifts(page);
  await oneByOne(page);
  await page.reload();
  await expect(page.getByRole('main').getByRole('link', { name: 'Sertifikasi ulang' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Mulai dari sini' })).toBeVisible();
  expect(await shifted()).toBeLessThan(0.01);
});

const purchase = encodeURIComponent('/schema/junior-web-programmer/JDW-003/mandiri/ANG-1');

/** The query changes the words of these prerendered pages, and only scripts can read it. */
for (const [address, told] of [
  ['/login?next=%2Fprofile', 'Masuk dahulu untuk membuka halaman yang Anda tuju.'],
  [`/login?next=${purchase}`, 'Satu langkah lagi ke jadwal pilihan Anda'],
  [`/login?signup&next=${purchase}`, 'Satu langkah lagi ke jadwal pilihan Anda'],
  ['/schema/list?search=web', 'Hapus pencarian'],
  ['/schema/schedule?budget_source=mandiri', 'Hapus saringan'],
] as const)
  test(`${address} shifts nothing when it says what its query asks, however narrow it is`, async ({ page }) => {
    const shifted = await watchShifts(page);
    for (const width of [320, 390, 1366]) {
      await page.setViewportSize({ width, height: 657 });
      await page.goto(address);
      await expect(page.getByRole('main').getByText(told).first()).toBeVisible();
      await expect(page.getByText('Memuat…')).toHaveCount(0);
      await painted(page);
      expect.soft(await shifted(), `${width} pixels`).toBeLessThan(0.01);
    }
  });

/** Lists the faults of the header: a wrong height, words on more than one line, links or buttons that overlap the next. Runs in the page. */
const squeezedInPage = () => {
  const header = document.querySelector('header');
  const all = [...(header?.querySelectorAll<HTMLElement>('a, button') ?? [])];
  const shown = all
    .filter((each) => each.checkVisibility({ visibilityProperty: true }))
    .map((each) => ({ name: each.textContent || each.ariaLabel, ...each.getBoundingClientRect().toJSON() }))
    .sort((one, other) => one.left - other.left);
  const inLines = all.slice(1).filter((each) => {
    const range = document.createRange();
    range.selectNodeContents(each);
    return (
      each.childElementCount === 0 &&
      new Set(Array.from(range.getClientRects(), ({ bottom }) => Math.round(bottom / 12))).size > 1
    );
  });
  const lineHeight = 50;
  const wrong = shown.filter(
    ({ height, right }, no) => height > lineHeight || right > (shown[no + 1]?.left ?? innerWidth) + 0.5,
  );
  return [
    ...(header?.clientHeight === 72 ? [] : [`${header?.clientHeight} px high`]),
    ...inLines.map((each) => each.textContent),
    ...wrong.map(({ name }) => name),
  ];
};

const laptop = { width: 1024, height: 768 };

/** Doubles the text as a reader’s style sheet does. No media query reacts to it, so the layout itself must adapt. */
const twiceTheText = (page: Page) =>
  page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });

const names = ['Lembaga Sertifikasi Profesi Teknologi Informasi dan Komunikasi Nusantara', 'LSP Contoh Nusantara'];

test('the header of a guest and of a candidate has one row without a broken word at each width and for each name of a body, the side menu shows from 993 px on, and with doubled text bell and menu stay and numbered steps do not overlap', async ({
  page,
}) => {
  let bodyName = '';
  await page.route('**/config.json', async (route) => {
    const response = await route.fetch();
    const config = await response.json();
    await route.fulfill({ response, json: { ...config, brand: { ...config.brand, name: bodyName } } });
  });
  const expectRoom = async (widths: readonly number[]) => {
    for (const width of widths) {
      await page.setViewportSize({ width, height: 700 });
      await page.waitForFunction((wanted) => innerWidth === wanted, width);
      await expect.poll(() => page.evaluate(squeezedInPage), `${bodyName} at ${width} px`).toEqual([]);
    }
  };
  const some = [320, 390, 1024, 1093, 1280];
  const all = [
    320, 360, 390, 600, 601, 992, 993, 1000, 1010, 1022, 1023, 1056, 1057, 1088, 1089, 1093, 1200, 1201, 1280,
  ];
  const banner = page.getByRole('banner');
  for (const open of [() => page.goto('/'), () => openAs(page, 'kusuma', '/transaction')])
    for (const [index, name] of names.entries()) {
      bodyName = name;
      await page.setViewportSize({ width: 1440, height: 700 });
      if (index === 0) await open();
      else await page.reload();
      await expect(banner.getByRole('link', { name: /^(Masuk|Sertifikasi Saya)$/ })).toBeVisible();
      await expectRoom(index === names.length - 1 ? all : some);
    }
  const side = page.getByRole('navigation', { name: 'Menu akun' });
  for (const width of [992, 993]) {
    await page.setViewportSize({ width, height: 700 });
    await expect(side).toBeVisible({ visible: width > 992 });
  }

  await twiceTheText(page);
  for (const size of [desktop, laptop, phone]) {
    await resize(page, size);
    await expect(banner.getByRole('link', { name: /^Notifikasi/ })).toBeInViewport({ ratio: 1 });
    await expect(banner.getByRole('button', { name: 'Buka menu' })).toBeInViewport({ ratio: 1 });
  }
  await page.goto('/schema/barista/JDW-029/mandiri/ANG-029-1');
  const steps = page.getByRole('navigation').getByRole('listitem');
  await expect(steps.first()).toBeVisible();
  await twiceTheText(page);
  for (const size of [desktop, laptop, phone]) {
    await resize(page, size);
    const covered = await steps.evaluateAll((items) => {
      const boxes = items.flatMap((item) => Array.from(item.children, (part) => part.getBoundingClientRect()));
      const seen = boxes.filter(({ width, height }) => width > 1 && height > 1);
      return seen.some((one, index) =>
        seen
          .slice(index + 1)
          .some((two) => one.left < two.right && two.left < one.right && one.top < two.bottom && two.top < one.bottom),
      );
    });
    expect(covered, `${size.width} px`).toBe(false);
  }
});

test('in forced colours the finished part of a progress bar is visible, and on a small phone a date in two lines is not cut off', async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await openAs(page, 'gita', '/myassessment');
  const way = page.locator('p', { hasText: /dari \d+ tahap selesai/ }).first();
  const parts = way.locator('xpath=preceding-sibling::div/span');
  await expect(parts.last()).toBeVisible();
  const lookOf = (part: Locator) =>
    part.evaluate((node) => {
      const { outlineColor, borderBlockEndColor, borderColor, backgroundColor } = getComputedStyle(node);
      return [outlineColor, borderBlockEndColor, borderColor, backgroundColor].join();
    });
  expect(await lookOf(parts.first())).not.toBe(await lookOf(parts.last()));

  await page.emulateMedia({ forcedColors: null });
  await follow(page, '/notifications');
  await page.setViewportSize({ width: 340, height: 700 });
  const times = page.getByRole('main').getByRole('listitem').getByRole('time');
  await expect(times.first()).toBeVisible();
  const cutOff = await times.evaluateAll((all) =>
    all.filter((time) => {
      const words = document.createRange();
      words.selectNodeContents(time);
      const shown = time.parentElement?.parentElement?.getBoundingClientRect();
      const lines = [...words.getClientRects()];
      return lines.length < 2 || !shown || lines.some(({ left }) => left < shown.left - 1);
    }),
  );
  expect(cutOff).toEqual([]);
});
