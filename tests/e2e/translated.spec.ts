import type { Page } from '@playwright/test';
import { beginExam, openReview, submitExam } from './exam/exam-steps.ts';
import { test } from './exam/exam-world.ts';
import { expect } from './support/portal.ts';

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

// the law Page takes every kind of exam and every other page through each way of changing a page, without a browser
test('an exam is taken to its receipt while the page is being translated, and its clock runs', async ({
  page,
  openWorld,
}) => {
  await page.addInitScript(translate);
  await openWorld(page, 'siap-ujian');
  const name = 'Ujian Pilihan Ganda';
  await beginExam(page, name);
  await timeRuns(page);
  await page.getByRole('radiogroup').getByText('Peta (map)').click();
  await timeRuns(page);
  await openReview(page);
  await expect(await submitExam(page, name)).toContainText(/1 dari \d+/);
});
