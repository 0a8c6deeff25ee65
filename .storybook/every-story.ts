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

const mostRing = 8;

/** Controls whose focus ring a scroll box cuts off, although it shows all of the control. */
const cutRings = (): string[] => {
  const before = document.activeElement;
  const isCut = (control: HTMLElement): boolean => {
    let box = control.parentElement;
    while (box && box !== document.body && getComputedStyle(box).overflowX === 'visible') box = box.parentElement;
    if (!box || box === document.body) return false;
    const [inner, outer] = [control.getBoundingClientRect(), box.getBoundingClientRect()];
    const room = Math.min(inner.left - outer.left, outer.right - inner.right);
    if (room < 0 || room > mostRing) return false;
    control.focus({ preventScroll: true });
    const { outlineOffset, outlineWidth, outlineStyle } = getComputedStyle(control);
    return outlineStyle !== 'none' && room < Number.parseFloat(outlineOffset) + Number.parseFloat(outlineWidth);
  };
  const cut = Array.from(document.querySelectorAll<HTMLElement>('a[href], button, summary')).filter(isCut);
  if (before instanceof HTMLElement) before.focus({ preventScroll: true });
  return cut.map((control) => control.outerHTML.slice(0, 160));
};

const pictures = 'svg, img, canvas, input, select, textarea';

/** Links, buttons and labels in sight with neither a text nor a picture in sight. */
const blankControls = (): string[] => {
  const range = document.createRange();
  const isLarge = ({ width, height }: DOMRect) => width >= 6 && height >= 6;
  const isClipped = (part: Element | null): boolean =>
    part !== null && (getComputedStyle(part).clipPath !== 'none' || isClipped(part.parentElement));
  const isForEyes = (part: Element) => isSeen(part) && !isClipped(part);
  const saysSomething = (part: Node): boolean => {
    if (part instanceof Element && part.matches(pictures))
      return isLarge(part.getBoundingClientRect()) && isForEyes(part);
    if (part.nodeType !== Node.TEXT_NODE) return Array.from(part.childNodes).some(saysSomething);
    range.selectNodeContents(part);
    return (
      Array.from(range.getClientRects()).some(isLarge) && part.parentElement !== null && isForEyes(part.parentElement)
    );
  };
  return Array.from(document.querySelectorAll('a[href], button, summary, label'))
    .filter((control) => isForEyes(control) && !saysSomething(control))
    .map((control) => control.outerHTML.slice(0, 160));
};

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
  Array.from(document.querySelectorAll(':is(summary, a, button) svg'))
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
/** The same at 400 %. */
const quarterLaptop = [342, 164] as const;
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

type Check = (where: string) => Promise<void>;

/** Resizes again for up to 15 s until the checks pass, because Chromium sometimes keeps the rules of the previous size. */
const expectAtSize = async (size: Size, where: string, ...checks: Check[]) => {
  const resize = async (to: Size) => globalThis.windowControl?.resize(to);
  await resize(size);
  const checkAll = async () => {
    try {
      for (const check of checks) await check(where);
    } catch (fault) {
      await resize([size[0] + 1, size[1]]);
      await resize(size);
      evaluateMediaQueries();
      throw fault;
    }
  };
  await waitFor(checkAll, { timeout: 15_000, onTimeout: (error) => error });
};

const within: Check = async (where) => {
  await expect(outsideWindow(), `outside the window ${where}`).toEqual([]);
  await expect(blankControls(), `blank controls ${where}`).toEqual([]);
};
const wholeRings: Check = (where) => expect(cutRings(), `cut focus rings ${where}`).toEqual([]);
const nothingHidden: Check = (where) => expect(roomInPage().hidden, where).toEqual([]);
const littleStuck: Check = (where) => expect(stuckInWindow(), `share under what sticks ${where}`).toBeLessThan(0.5);

const inSight =
  (canvas: HTMLElement, name: string): Check =>
  async (where) => {
    scrollTo(0, 0);
    const way = Array.from(canvas.querySelectorAll('main :is(a, button)')).find(({ textContent }) =>
      textContent.startsWith(name),
    );
    const { top, bottom } = way?.getBoundingClientRect() ?? { top: -1, bottom: -1 };
    await expect(top >= 0 && bottom <= innerHeight, `“${name}” is in sight ${where}: ${top} to ${bottom}`).toBe(true);
  };

/**
 * Fails if a link is unsafe or an element overflows the window: on a desktop, and with twice the text size on a phone, or on a laptop for
 * assessment pages. These must also fit at 200 % zoom, with less than half of the window under sticky and fixed elements, a running exam at
 * 400 %, too; it hides none of its parts at 200 % and at 125 %. `wayOn`: what leads on is in sight at 125 %.
 */
export const expectWholePage = async (canvas: HTMLElement, address: string, wayOn?: string): Promise<void> => {
  await expect(wrongLinks(canvas), 'links').toEqual([]);
  if (!globalThis.windowControl) return;
  const before = [innerWidth, innerHeight] as const;
  const isAssessment = address.includes('myassessment');
  const { style } = document.documentElement;
  const real = Object.getOwnPropertyDescriptors(window);
  try {
    await expectAtSize(desktop, 'on a desktop', within, wholeRings);
    if (wayOn !== undefined) await expectAtSize(zoomedLaptop, 'at 125 %', within, inSight(canvas, wayOn));
    style.fontSize = '200%';
    await expectAtSize(isAssessment ? laptop : phone, 'in twice the text', within);
    style.fontSize = '';
    if (!isAssessment) return;
    // in a window as wide as that of a laptop, as zoom leaves it, and in no frame: a narrow window leaves these pages
    Object.defineProperty(window, 'outerWidth', { configurable: true, get: () => 1366 });
    Object.defineProperty(window, 'self', { configurable: true, get: () => window.top });
    await expectAtSize(halfLaptop, 'at 200 %', within, littleStuck);
    if (!document.querySelector('[role=timer]')) return;
    await expectAtSize(halfLaptop, 'at 200 %', nothingHidden);
    await expectAtSize(quarterLaptop, 'at 400 %', within, littleStuck);
    await expect(document.querySelector('[role=timer]'), 'the exam at 200 %').toBeTruthy();
    await expectAtSize(zoomedLaptop, 'at 125 %', within, nothingHidden);
  } finally {
    style.fontSize = '';
    await globalThis.windowControl.resize(before);
    Object.defineProperties(window, { outerWidth: real.outerWidth, self: real.self });
  }
};
