import type { Locator } from '@playwright/test';

/** The texts that leave their box to the right or below. */
export const textsOutside = (boxes: Locator): Promise<readonly string[]> =>
  boxes.evaluateAll((elements) =>
    elements.flatMap((element) => {
      const { right, bottom } = element.getBoundingClientRect();
      const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
      const range = document.createRange();
      const outside: string[] = [];
      for (let text = texts.nextNode(); text; text = texts.nextNode()) {
        range.selectNodeContents(text);
        const leaves = [...range.getClientRects()].some((box) => box.right > right + 1 || box.bottom > bottom + 1);
        if (leaves) outside.push(text.textContent ?? '');
      }
      return outside;
    }),
  );
