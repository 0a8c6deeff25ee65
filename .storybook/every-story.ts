import { expect, waitFor } from 'storybook/test';
import { stuckInWindow } from '../tests/e2e/support/half-window.ts';
import { outsideWindow } from '../tests/e2e/support/off-screen.ts';

const isSeen = (element: Element): boolean => {
  const { width, height } = element.getBoundingClientRect();
  return width > 0 && height > 0 && element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
};

/** A story shows something. */
export const expectSomethingSeen = async (canvas: HTMLElement): Promise<void> => {
  // biome-ignore lint/performance/useDomNodeTextContent: text that is in the document but not on screen does not count
  const blank = canvas.innerText.trim() === '' && !Array.from(canvas.querySelectorAll('*')).some(isSeen);
  await expect(blank, 'the story is blank').toBe(false);
};

/** Links that lead nowhere, and links to another site that open here, do not say so or tell that site where they were. */
const wrongLinks = (canvas: HTMLElement): string[] =>
  Array.from(canvas.querySelectorAll<HTMLAnchorElement>('a[href]'))
    .filter(({ protocol, origin, target, relList, textContent }) => {
      if (['mailto:', 'tel:', 'blob:'].includes(protocol) || origin === location.origin) return false;
      const isSafe = target === '_blank' && relList.contains('noopener') && relList.contains('noreferrer');
      return !(/^https?:$/.test(protocol) && isSafe && textContent.includes('(buka di tab baru)'));
    })
    .map((link) => `${link.getAttribute('href')} (${link.textContent.trim()})`);

const chosen = '[aria-current]:not([aria-current="false"]), [aria-selected="true"], [aria-pressed="true"], :checked';
const choices = 'a, button, [role="tab"], input:is([type="checkbox"], [type="radio"])';

/** The parts of a look that are left in colours of the reader's own, of the element or of the frame that its label draws. */
const lookOf = (element: Element): string =>
  [element, element.closest('label'), element.nextElementSibling]
    .filter((part) => part !== null)
    .map((part) => {
      const { outlineStyle, outlineColor, borderColor, backgroundColor, color, opacity } = getComputedStyle(part);
      return [outlineStyle === 'none' ? '' : outlineColor, borderColor, backgroundColor, color, opacity].join();
    })
    .join(' | ');

/** Choices that look like one beside them that is not chosen. */
const lookalikes = (): string[] =>
  Array.from(document.querySelectorAll(choices))
    .filter((element) => element.matches(chosen) && isSeen(element) && document.activeElement !== element)
    .flatMap((element) => {
      const group = element.closest('ul, ol, nav, fieldset, [role="tablist"], [role="group"], [role="radiogroup"]');
      const other = Array.from(group?.querySelectorAll(choices) ?? []).find(
        (each) =>
          each.tagName === element.tagName && !each.matches(chosen) && isSeen(each) && !each.matches(':disabled'),
      );
      return other && lookOf(other) === lookOf(element) ? [element.outerHTML.slice(0, 120)] : [];
    });

/** Icons that do not have the colour of the text beside them. */
const oddIcons = (): string[] =>
  Array.from(document.querySelectorAll('summary > svg, a > svg, button > svg'))
    .filter((icon) => isSeen(icon) && icon.parentElement)
    .filter((icon) => getComputedStyle(icon).color !== getComputedStyle(icon.parentElement as Element).color)
    .map((icon) => icon.parentElement?.outerHTML.slice(0, 120) ?? '');

/** In forced colours a choice looks unlike the others. */
export const expectChoicesSeenInForcedColours = async (): Promise<void> => {
  if (!globalThis.windowControl || !document.querySelector(chosen)) return;
  try {
    await globalThis.windowControl.forceColours(true);
    await expect(lookalikes(), 'chosen, and like the others in forced colours').toEqual([]);
    await expect(oddIcons(), 'in another colour than their text in forced colours').toEqual([]);
  } finally {
    await globalThis.windowControl.forceColours(false);
  }
};

export const desktop = [1440, 900] as const;
const laptop = [1024, 768] as const;
export const phone = [390, 844] as const;
/** What a window of 1366 × 657 has left for the page at 200 %. */
const halfLaptop = [683, 329] as const;

type Size = readonly [width: number, height: number];

/** Resizes the window again until nothing is outside, because on a busy machine Chromium can leave media queries at the size of before. */
const expectWithin = async (size: Size, resize: (size: Size) => Promise<void>, where: string) => {
  await resize(size);
  const inside = async () => {
    const outside = outsideWindow();
    if (outside.length > 0) {
      await resize([size[0] + 1, size[1]]);
      await resize(size);
    }
    await expect(outside, where).toEqual([]);
  };
  await waitFor(inside, { timeout: 15_000, onTimeout: (error) => error });
};

/**
 * Links are safe, and nothing leaves the window: as it is on a desktop, in twice the text on the least wide window that the page is for, and
 * at 200 % zoom, where a page of an assessment also leaves half of the window to read.
 */
export const expectWholePage = async (canvas: HTMLElement, address: string): Promise<void> => {
  await expect(wrongLinks(canvas), 'links').toEqual([]);
  if (!globalThis.windowControl) return;
  const { resize } = globalThis.windowControl;
  const before = [innerWidth, innerHeight] as const;
  const isAssessment = address.includes('myassessment');
  const { style } = document.documentElement;
  try {
    await expectWithin(desktop, resize, 'on a desktop');
    style.fontSize = '200%';
    await expectWithin(isAssessment ? laptop : phone, resize, 'in twice the text');
    style.fontSize = '';
    if (!isAssessment) return;
    await expectWithin(halfLaptop, resize, 'at 200 %');
    await expect(stuckInWindow(), 'share of the window under what sticks to it').toBeLessThan(0.5);
  } finally {
    style.fontSize = '';
    await resize(before);
  }
};
