import type { Route } from '@playwright/test';
import { painted } from './support/layout-shifts.ts';
import { desktop, expect, openAs, phone, resize, test } from './support/portal.ts';

const zoomed = { width: 1093, height: 526 }; // a small laptop at 125 %

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

type Shape = readonly [what: string, address: string, asked: RegExp, known: string, come: string, onPhone: boolean];

const shapes: readonly (readonly [who: string, shapes: readonly Shape[]])[] = [
  [
    'gita',
    [
      [
        'certifications',
        '/myassessment',
        /api\/(transaction|timeline)/,
        'Sertifikasi Saya',
        'Sertifikat berlaku',
        false,
      ],
      ['certifications whose steps are read', '/myassessment', /api\/timeline/, 'Barista', 'Sertifikat berlaku', false],
      ['notifications', '/notifications', /api\/notification\?page/, 'Notifikasi', 'Halaman 1', true],
      [
        'a certificate',
        '/certificate/psre',
        /api\/(transaction|timeline)/,
        'Sertifikat Elektronik',
        'Siap diunduh',
        true,
      ],
    ],
  ],
  [
    'citra',
    [
      [
        'a check-out',
        '/schema/barista/JDW-029/mandiri/ANG-029-1',
        /api\/(schedule|schema)/,
        'Tinjau',
        'Total biaya',
        true,
      ],
      ['the next step', '/', /api\/(transaction|timeline)/, 'Halo', 'Persetujuan Asesmen', false],
    ],
  ],
];

for (const [who, ofThem] of shapes)
  test(`each skeleton that ${who} sees has panels where and as large as what comes`, async ({ page }) => {
    await openAs(page, who, '/profile');
    for (const [what, address, asked, known, come, onPhone] of ofThem) {
      let waiting: (() => void)[] | null = [];
      const hold = async (route: Route) => {
        await new Promise<void>((go) => (waiting ? waiting.push(go) : go()));
        await route.continue();
      };
      await page.route(asked, hold);
      const sizes = onPhone ? [phone, zoomed, desktop] : [zoomed, desktop];
      const panelsAt = async (size: (typeof sizes)[number]) => {
        await resize(page, size);
        await painted(page);
        return page.evaluate(panelsInPage);
      };
      await resize(page, desktop);
      await page.goto(address);
      await expect(page.getByRole('main').getByText(known).first()).toBeVisible();
      await expect.poll(() => page.evaluate(panelsInPage)).not.toEqual([]);
      const coming: Box[][] = [];
      for (const size of sizes) coming.push(await panelsAt(size));
      const held = waiting;
      waiting = null;
      for (const go of held) go();
      await expect(page.getByRole('main').getByText(come).first()).toBeVisible();
      await expect(page.getByText('Memuat…')).toHaveCount(0);
      for (const [index, size] of sizes.entries())
        expect
          .soft(
            differences(coming[index] ?? [], await panelsAt(size), size),
            `${what} at ${size.width} × ${size.height}`,
          )
          .toEqual([]);
      await page.unroute(asked, hold);
    }
  });
