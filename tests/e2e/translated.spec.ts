import type { Page } from '@playwright/test';
import { beginExam, openReview, submitExam } from './exam/exam-steps.ts';
import { test } from './exam/exam-world.ts';
import { core, expect, openAs } from './support/portal.ts';

/** Does what the translation of Chrome does, on parts marked `translate="no"` too: each text is replaced, and later ones are. */
const translate = () => {
  const replace = (within: Node) => {
    const walker = document.createTreeWalker(within, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    if (within instanceof Text) texts.push(within);
    for (const text of texts) {
      if (text.data.trim() === '' || text.parentElement?.closest('font, script, style, textarea, title, svg')) continue;
      const [outer, inner] = [document.createElement('font'), document.createElement('font')];
      inner.textContent = text.data;
      outer.append(inner);
      text.replaceWith(outer);
    }
  };
  addEventListener('load', () => {
    replace(document.body);
    new MutationObserver((records) => {
      for (const { type, target, addedNodes } of records) {
        if (type === 'characterData') replace(target);
        for (const added of addedNodes) replace(added);
      }
    }).observe(document.body, { childList: true, characterData: true, subtree: true });
  });
};

const timeRuns = async (page: Page) => {
  const timer = page.getByRole('timer');
  await expect(timer.locator('font').last()).toBeVisible();
  const before = (await timer.textContent()) ?? '';
  await expect(timer).not.toHaveText(before);
};

const task = (page: Page) => page.getByRole('region', { name: 'Tugas 1', exact: true });

const exams: readonly (readonly [name: string, answer: (page: Page) => Promise<unknown>])[] = [
  ['Ujian Pilihan Ganda', (page) => page.getByRole('radiogroup').getByText('Peta (map)').click()],
  ['Ujian Benar–Salah', (page) => page.getByRole('radiogroup').getByText('Benar').first().click()],
  ['Ujian Esai', (page) => page.getByRole('textbox').first().pressSequentially('Peta.')],
  ['Ujian Observasi', (page) => page.getByRole('textbox').first().pressSequentially('Array.')],
  [
    'Ujian Demonstrasi',
    async (page) => {
      const buffer = Buffer.from('%PDF-1.4\n%contoh');
      await task(page)
        .locator('input[type=file]')
        .setInputFiles({ name: 'hasil.pdf', mimeType: 'application/pdf', buffer });
      await expect(task(page)).toContainText(/Sudah diunggah/);
    },
  ],
];

test(
  'an exam of each kind is taken to its receipt while the page is being translated, and its clock runs',
  core,
  async ({ page, openWorld }) => {
    test.slow();
    await page.addInitScript(translate);
    await openWorld(page, 'siap-ujian');
    for (const [name, answer] of exams) {
      await beginExam(page, name);
      await timeRuns(page);
      await answer(page);
      await timeRuns(page);
      await openReview(page);
      await expect(await submitExam(page, name)).toContainText(/1 dari \d+/);
    }
  },
);

test('APL 02 is filled in and sent while the page is being translated', core, async ({ page }) => {
  test.slow();
  await page.addInitScript(translate);
  const trxId = `TRX-${new Date(Date.now() - 10 * 24 * 3_600_000).getFullYear()}-000178`;
  await openAs(page, 'joko', `/myassessment/apl02/${Buffer.from(trxId).toString('base64url')}`);
  await expect(page.getByRole('list', { name: 'Elemen unit 4' })).toBeAttached();
  for (const each of await page.getByRole('radio', { name: 'K – Kompeten' }).all()) await each.check();
  for (const text of await page.getByLabel('Bukti yang relevan').all()) await text.fill('Laporan pekerjaan contoh.');
  await expect(page.getByText('9 dari 9 elemen lengkap')).toBeVisible();
  await page.getByRole('checkbox', { name: /^Saya menyatakan/ }).check();
  await page.getByRole('radio', { name: 'Ketik' }).check();
  await page.getByRole('textbox', { name: 'Nama Anda' }).fill('Joko Contoh');
  await page.getByRole('button', { name: 'Kirim asesmen mandiri', exact: true }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Ya, kirim' }).click();
  await expect(page.getByRole('region', { name: / terkirim, / })).toBeFocused();
});
