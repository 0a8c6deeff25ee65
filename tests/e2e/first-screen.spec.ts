import type { Page } from '@playwright/test';
import { desktop, expect, openAs, phone, test } from './support/portal.ts';

const zoomed = { width: 1093, height: 526 }; // a small laptop at 125 %

type State = 'read' | 'unreadable';

const refuse = (page: Page) =>
  page.route('**/api/**', async (route) => {
    if (route.request().method() !== 'GET' || /\/api\/asesi$/.test(route.request().url())) return route.continue();
    const response = await route.fetch(); // its headers let the portal read the reply
    return route.fulfill({ response, status: 500, json: { message: 'Server Error' } });
  });

const waysOn: readonly (readonly [what: string, who: string | null, address: string, state: State, way: string])[] = [
  ['the first page of a guest', null, '/', 'read', 'Daftar sekarang'],
  ['a scheme that does not exist', null, '/schema/tidak-ada', 'read', 'Lihat semua skema'],
  ['a scheme that cannot be read', null, '/schema/barista', 'unreadable', 'Coba lagi'],
  ['a certificate that cannot be checked', null, '/certificate-check?no=62010', 'unreadable', 'Coba lagi'],
  ['a list without certifications', 'ayu', '/myassessment', 'read', 'Lihat skema sertifikasi'],
  ['a list of certifications that cannot be read', 'gita', '/myassessment', 'unreadable', 'Coba lagi'],
  ['a list without notifications', 'ayu', '/notifications', 'read', 'Lihat skema sertifikasi'],
  ['a list of notifications that cannot be read', 'gita', '/notifications', 'unreadable', 'Coba lagi'],
  ['an account without certificates', 'ayu', '/certificate/psre', 'read', 'Lihat skema sertifikasi'],
  ['a certificate', 'gita', '/certificate/psre', 'read', 'Unduh sertifikat'],
  ['a certificate that cannot be read', 'gita', '/certificate/psre', 'unreadable', 'Coba lagi'],
  ['a check-out', 'citra', '/schema/barista', 'read', 'Bayar Rp'],
];

for (const [what, who, address, state, name] of waysOn)
  test(`at 125 % zoom on a small laptop ${what} shows its way on without scrolling`, async ({ page }) => {
    await page.setViewportSize(zoomed);
    if (who !== null) await openAs(page, who, address);
    if (state === 'unreadable') await refuse(page);
    await page.goto(address);
    const main = page.getByRole('main');
    if (name.startsWith('Bayar'))
      await main
        .getByRole('link', { name: /^Pilih jadwal ./ })
        .first()
        .click();
    const way = main.getByRole('link', { name }).or(main.getByRole('button', { name })).first();
    await expect(way).toBeVisible({ timeout: 30_000 }); // a page asks a failing server several times
    await page.evaluate(() => scrollTo(0, 0));
    await expect(way).toBeInViewport({ ratio: 1 });
  });

interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** The panels on the first screen, without those inside others and those of menus. Runs in the page. */
const panelsInPage = (): Box[] => {
  const isPanel = (each: Element): boolean => {
    const { borderTopWidth, borderTopLeftRadius } = getComputedStyle(each);
    const { width, height } = each.getBoundingClientRect();
    return (
      Number.parseFloat(borderTopWidth) > 0 &&
      Number.parseFloat(borderTopLeftRadius) >= 12 &&
      width > 200 &&
      height > 60
    );
  };
  const panels = [...document.querySelectorAll('main *')].filter((each) => !each.closest('nav') && isPanel(each));
  return panels
    .filter((each) => !panels.some((other) => other !== each && other.contains(each)))
    .map((each) => each.getBoundingClientRect())
    .filter(({ top }) => top < innerHeight)
    .map(({ left, right, top, bottom }) => ({ left, right, top, bottom: Math.min(bottom, innerHeight) }));
};

/** Share of the window’s height by which the end of a panel may move. */
const tolerance = 0.08;

/** A panel that begins near the lower edge may come just below it. */
const differences = (coming: readonly Box[], come: readonly Box[], { height }: { readonly height: number }): string[] =>
  coming
    .filter(({ top }) => top < height * (1 - tolerance))
    .flatMap((panel) => {
      const far = ({ left, top }: Box) => Math.abs(left - panel.left) + Math.abs(top - panel.top);
      const other = come.toSorted((one, another) => far(one) - far(another))[0];
      if (!other) return ['nothing comes'];
      const sides = (['left', 'right', 'top', 'bottom'] as const).filter(
        (side) => Math.abs(panel[side] - other[side]) > (side === 'left' || side === 'right' ? 4 : height * tolerance),
      );
      return sides.map((side) => `${side} ${Math.round(panel[side])}, then ${Math.round(other[side])}`);
    });

const shapes: readonly (readonly [
  what: string,
  who: string,
  address: string,
  asked: RegExp,
  known: string,
  come: string,
  onPhone: boolean,
])[] = [
  [
    'certifications',
    'gita',
    '/myassessment',
    /api\/(transaction|timeline)/,
    'Sertifikasi Saya',
    'Sertifikat berlaku',
    false,
  ],
  [
    'certifications whose steps are read',
    'gita',
    '/myassessment',
    /api\/timeline/,
    'Barista',
    'Sertifikat berlaku',
    false,
  ],
  ['notifications', 'gita', '/notifications', /api\/notification\?page/, 'Notifikasi', 'Halaman 1', true],
  [
    'a certificate',
    'gita',
    '/certificate/psre',
    /api\/(transaction|timeline)/,
    'Sertifikat Elektronik',
    'Siap diunduh',
    true,
  ],
  [
    'a check-out',
    'citra',
    '/schema/barista/JDW-029/mandiri/ANG-029-1',
    /api\/(schedule|schema)/,
    'Tinjau',
    'Total biaya',
    true,
  ],
  ['the next step', 'citra', '/', /api\/(transaction|timeline)/, 'Halo', 'Persetujuan Asesmen', false],
];

for (const [what, who, address, asked, known, come, onPhone] of shapes)
  test(`the skeleton of ${what} has panels where and as large as what comes`, async ({ page }) => {
    await openAs(page, who, '/profile');
    let held: (() => void)[] | null = null;
    await page.route(asked, async (route) => {
      await new Promise<void>((go) => (held ? held.push(go) : go()));
      await route.continue();
    });
    for (const size of onPhone ? [desktop, zoomed, phone] : [desktop, zoomed]) {
      await page.setViewportSize(size);
      const waiting: (() => void)[] = [];
      held = waiting;
      await page.goto(address);
      await expect(page.getByRole('main').getByText(known).first()).toBeVisible();
      await expect.poll(() => page.evaluate(panelsInPage)).not.toEqual([]);
      const coming = await page.evaluate(panelsInPage);
      held = null;
      for (const go of waiting) go();
      await expect(page.getByRole('main').getByText(come).first()).toBeVisible();
      await expect(page.getByText('Memuat…')).toHaveCount(0);
      const shown = await page.evaluate(panelsInPage);
      expect(differences(coming, shown, size), `${size.width} × ${size.height}`).toEqual([]);
    }
  });

const names = [
  'LSP',
  'LSP Contoh Nusantara',
  'Lembaga Sertifikasi Profesi Teknologi Informasi dan Komunikasi Nusantara',
];

/** The links and buttons of the header that are written in more than one line, and the height of the header. Runs in the page. */
const brokenInPage = () => {
  const header = document.querySelector('header');
  const broken = Array.from(header?.querySelectorAll('a, button') ?? []).flatMap((each, index) => {
    const range = document.createRange();
    range.selectNodeContents(each);
    const lines = new Set(Array.from(range.getClientRects(), ({ bottom }) => Math.round(bottom / 12)));
    return index > 0 && each.childElementCount === 0 && lines.size > 1 ? [each.textContent] : [];
  });
  return { broken, height: header?.clientHeight };
};

for (const name of names)
  test(`the header has one row, and no broken word, for a body with the name ${name}`, async ({ page }) => {
    await page.route('**/config.json', async (route) => {
      const response = await route.fetch();
      const config = await response.json();
      await route.fulfill({ response, json: { ...config, brand: { ...config.brand, name } } });
    });
    for (const who of [null, 'eka']) {
      if (who !== null) await openAs(page, who, '/');
      await page.goto('/');
      for (const width of [320, 360, 390, 1024, 1093, 1280, 1440]) {
        await page.setViewportSize({ width, height: 700 });
        await expect(page.getByRole('banner')).toBeVisible();
        await expect.poll(() => page.evaluate(brokenInPage)).toEqual({ broken: [], height: 72 });
      }
    }
  });
