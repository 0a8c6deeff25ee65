import { brokenWords } from '../e2e/support/broken-words.ts';
import { everyAddress, examAddresses, openPage, ownAddresses } from '../e2e/support/every-page.ts';
import { painted } from '../e2e/support/layout-shifts.ts';
import { expect, openAs, phone, resize, test } from '../e2e/support/portal.ts';

const laptops = [
  { width: 1366, height: 657 },
  { width: 1093, height: 526 },
  { width: 1006, height: 657 },
];

for (const who of [null, 'dewi', 'gita', 'eka'])
  test(`no page of ${who ?? 'a guest'} breaks a word into two lines`, async ({ page }) => {
    test.setTimeout(400_000);
    if (who) await openAs(page, who, '/profile');
    const own = who ? await ownAddresses(page) : [];
    const exams = who === 'eka' ? examAddresses.map(([, address]) => address) : [];
    const broken: string[] = [];
    for (const address of [...everyAddress.map(([, each]) => each), ...own, ...exams]) {
      await resize(page, { width: 1366, height: 657 });
      await openPage(page, address);
      for (const size of /myassessment\/./.test(address) ? laptops : [...laptops, phone]) {
        await resize(page, size);
        await painted(page);
        const words = await brokenWords(page);
        if (words.length > 0) broken.push(`${address} at ${size.width}: ${words.slice(0, 5).join()}`);
      }
    }
    expect(broken).toEqual([]);
  });
