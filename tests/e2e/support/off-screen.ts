import type { Page } from '@playwright/test';

/**
 * Texts, controls and pictures outside the window that no scroll box reaches, and by how much the page is wider than the window. Runs in
 * the page.
 */
export const outsideWindow = (): string[] => {
  const inScroller = (element: Element): boolean => {
    for (let box = element.parentElement; box && box !== document.body; box = box.parentElement)
      if (/auto|scroll/.test(getComputedStyle(box).overflowX)) return true;
    return false;
  };
  const forEyes = (element: Element): boolean => {
    for (let box: Element | null = element; box; box = box.parentElement)
      if (getComputedStyle(box).clipPath !== 'none') return false;
    return element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
  };
  const saysSomething = (element: Element): boolean =>
    element.matches('a, button, input, select, textarea, svg, img') ||
    Array.from(element.childNodes).some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim());
  const found = Array.from(document.querySelectorAll('body :not(svg *)'))
    .filter((element) => {
      const { left, right, width } = element.getBoundingClientRect();
      const outside = width > 0 && (left < -1 || right > innerWidth + 1);
      return outside && saysSomething(element) && forEyes(element) && !inScroller(element);
    })
    .map((element) => `${element.tagName.toLowerCase()} “${element.textContent.trim().slice(0, 40)}”`);
  const wider = document.documentElement.scrollWidth - innerWidth;
  return wider > 0 ? [`${wider} px wider than the window`, ...found] : found;
};

export const offScreen = (page: Page): Promise<string[]> => page.evaluate(outsideWindow);
