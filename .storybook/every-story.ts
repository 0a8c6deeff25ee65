import { expect, waitFor } from 'storybook/test';
import { roomInPage } from '../tests/e2e/exam/exam-room.ts';
import { stuckInWindow } from '../tests/e2e/support/half-window.ts';
import { outsideWindow } from '../tests/e2e/support/off-screen.ts';

const isSeen = (element: Element): boolean => {
  const { width, height } = element.getBoundingClientRect();
  return width > 0 && height > 0 && element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
};

export const expectSomethingSeen = async (canvas: HTMLElement): Promise<void> => {
  // biome-ignore lint/performance/useDomNodeTextContent: text that is in the document but not on screen does not count
  const blank = canvas.innerText.trim() === '' && !Array.from(canvas.querySelectorAll('*')).some(isSeen);
  await expect(blank, 'the story is blank').toBe(false);
};

/** Links with an unknown protocol, and links to another site without `_blank`, `noopener`, `noreferrer` or “(buka di tab baru)”. */
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

/** The computed colours and opacity of an element, its label and the next element, which may draw the frame of the element. */
const lookOf = (element: Element): string =>
  [element, element.closest('label'), element.nextElementSibling]
    .filter((part) => part !== null)
    .map((part) => {
      const { outlineStyle, outlineColor, borderColor, backgroundColor, color, opacity } = getComputedStyle(part);
      return [outlineStyle === 'none' ? '' : outlineColor, borderColor, backgroundColor, color, opacity].join();
    })
    .join(' | ');

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

const oddIcons = (): string[] =>
  Array.from(document.querySelectorAll('summary > svg, a > svg, button > svg'))
    .filter((icon) => isSeen(icon) && icon.parentElement)
    .filter((icon) => getComputedStyle(icon).color !== getComputedStyle(icon.parentElement as Element).color)
    .map((icon) => icon.parentElement?.outerHTML.slice(0, 120) ?? '');

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
/** The size of the page in a window of 1366 × 657 at 200 % zoom. */
const halfLaptop = [683, 329] as const;
/** The same at 125 %. */
const zoomedLaptop = [1093, 526] as const;

type Size = readonly [width: number, height: number];

const evaluateMediaQueries = () => {
  for (const sheet of document.styleSheets) {
    sheet.disabled = true;
    document.body.getBoundingClientRect(); // applies the removal before the sheet returns
    sheet.disabled = false;
  }
};

/** Resizes again for up to 15 s until nothing overflows, because Chromium sometimes keeps the rules of the previous size. */
const expectWithin = async (size: Size, resize: (size: Size) => Promise<void>, where: string) => {
  await resize(size);
  const inside = async () => {
    const outside = outsideWindow();
    if (outside.length > 0) {
      await resize([size[0] + 1, size[1]]);
      await resize(size);
      evaluateMediaQueries();
    }
    await expect(outside, where).toEqual([]);
  };
  await waitFor(inside, { timeout: 15_000, onTimeout: (error) => error });
};

/** Waits, because a page takes some frames to lay itself out for another size. */
const expectNothingHidden = (where: string) =>
  waitFor(() => expect(roomInPage().hidden, where).toEqual([]), { timeout: 5_000, onTimeout: (error) => error });

const expectWayOn = async (canvas: HTMLElement, name: string): Promise<void> => {
  scrollTo(0, 0);
  const way = Array.from(canvas.querySelectorAll('main :is(a, button)')).find(({ textContent }) =>
    textContent.startsWith(name),
  );
  const { top, bottom } = way?.getBoundingClientRect() ?? { top: -1, bottom: -1 };
  await expect(top >= 0 && bottom <= innerHeight, `“${name}” is in sight at 125 %: ${top} to ${bottom}`).toBe(true);
};

/**
 * Fails if a link is unsafe or an element overflows the window: on a desktop, and with twice the text size on a phone, or on a laptop for
 * assessment pages. These must also fit at 200 % zoom, with less than half of the window under sticky and fixed elements; a running exam
 * hides none of its parts there and at 125 %. `wayOn`: what leads on is in sight at 125 %.
 */
export const expectWholePage = async (canvas: HTMLElement, address: string, wayOn?: string): Promise<void> => {
  await expect(wrongLinks(canvas), 'links').toEqual([]);
  if (!globalThis.windowControl) return;
  const { resize } = globalThis.windowControl;
  const before = [innerWidth, innerHeight] as const;
  const isAssessment = address.includes('myassessment');
  const { style } = document.documentElement;
  const outer = Object.getOwnPropertyDescriptor(window, 'outerWidth');
  try {
    await expectWithin(desktop, resize, 'on a desktop');
    if (wayOn !== undefined) {
      await expectWithin(zoomedLaptop, resize, 'at 125 %');
      await expectWayOn(canvas, wayOn);
    }
    style.fontSize = '200%';
    await expectWithin(isAssessment ? laptop : phone, resize, 'in twice the text');
    style.fontSize = '';
    if (!isAssessment) return;
    // in a window as wide as that of a laptop, as zoom leaves it: a narrow window would end a running exam
    Object.defineProperty(window, 'outerWidth', { configurable: true, get: () => 1366 });
    await expectWithin(halfLaptop, resize, 'at 200 %');
    await expect(stuckInWindow(), 'share of the window under what sticks to it').toBeLessThan(0.5);
    if (!document.querySelector('[role=timer]')) return;
    await expectNothingHidden('at 200 %');
    await expect(document.querySelector('[role=timer]'), 'the exam at 200 %').toBeTruthy();
    await expectWithin(zoomedLaptop, resize, 'at 125 %');
    await expectNothingHidden('at 125 %');
  } finally {
    style.fontSize = '';
    await resize(before);
    if (outer) Object.defineProperty(window, 'outerWidth', outer);
  }
};
