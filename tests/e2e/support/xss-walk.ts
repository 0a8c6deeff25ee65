import type { Page } from '@playwright/test';
import { statusText } from '../../../src/ui/core/failure-text.ts';
import { openPage } from './every-page.ts';
import { expect } from './portal.ts';
import { dangersOf, shownLiterally } from './xss-corpus.ts';

export const noticeDialogs = (page: Page): readonly string[] => {
  const dialogs: string[] = [];
  page.on('dialog', (dialog) => {
    if (dialog.type() === 'beforeunload') return void dialog.accept();
    dialogs.push(dialog.message());
    void dialog.dismiss();
  });
  return dialogs;
};

export const expectHarmless = async (page: Page, where: string) => {
  expect(await dangersOf(page), where).toEqual([]);
};

/** Also checks the print layout, which shows other parts of the page. */
const expectHarmlessOnPaper = async (page: Page, where: string) => {
  const tell = (type: string) => page.evaluate((name) => void dispatchEvent(new Event(name)), type);
  await page.emulateMedia({ media: 'print' });
  await tell('beforeprint');
  await expectHarmless(page, `${where}, printed`);
  await tell('afterprint');
  await page.emulateMedia({ media: null });
};

const withoutData: ReadonlySet<string> = new Set(
  'login resetPassword verifyEmail payment about contact terms privacy cookies certificateCheck appealDocument rehearsal'.split(
    ' ',
  ),
);

const nothingShown = new RegExp(
  ['belum tersedia', 'Tidak ada', statusText(403), statusText(404), 'Halaman Tidak Ditemukan'].join('|'),
);

export const walk = async (page: Page, addresses: readonly (readonly [string, string])[]) => {
  const seen = new Set<string>();
  for (const [name, address] of addresses) {
    await openPage(page, address);
    let shown: string[] = [];
    const told = page.getByText(nothingShown);
    const saysSomething = async () => {
      shown = await shownLiterally(page);
      return withoutData.has(name) || shown.length > 0 || (await told.count()) > 0;
    };
    await expect.soft.poll(saysSomething, `${address} shows a text of the server`).toBe(true);
    for (const entry of shown) seen.add(entry);
    await expectHarmless(page, address);
    await expectHarmlessOnPaper(page, address);
  }
  return seen;
};
