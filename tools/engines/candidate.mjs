import { setTimeout as pause } from 'node:timers/promises';
import { findElement } from './find-element.mjs';

const patience = 20_000;
const interval = 50;

/**
 * Calls `look` until it returns something; rejects with the message `missed`. A driver's `waitForFunction` needs `eval`, which the content
 * security policy forbids.
 */
const until = async (missed, look) => {
  const end = performance.now() + patience;
  for (;;) {
    const found = await look().catch((error) => {
      if (performance.now() > end) throw error; // a page that is being left rejects calls, so the next attempt follows
    });
    if (found) return found;
    if (performance.now() > end) throw new Error(missed);
    await pause(interval);
  }
};

const patternOf = (name) => (name instanceof RegExp ? name.source : `^${name}`);

/** The actions of a person in a browser, the same in every engine; `page` is its driver (see `driven-page.mjs` and `webkit.mjs`). */
export const candidateAt = (page, origin) => {
  const find = (role, name, within) => {
    const query = { role, pattern: patternOf(name), ...(within && { within }) };
    return until(`tidak ada ${role} "${patternOf(name)}"`, () => page.element(findElement, query));
  };
  // biome-ignore lint/performance/useDomNodeTextContent: excludes hidden text, which a person cannot read
  const innerText = () => page.evaluate(() => document.body.innerText.replace(/\s+/g, ' '));

  return {
    open: (path) => page.goto(origin + path),
    reload: () => page.reload(),
    evaluate: (inPage, argument) => page.evaluate(inPage, argument),
    /** Finds an element and presses it; finds it again if it moves away before the press. */
    press: (role, name, within) =>
      until(`${role} "${patternOf(name)}" tidak dapat ditekan`, async () => {
        await page.click(await find(role, name, within));
        return true;
      }),
    fill: async (name, text) => page.type(await find('textbox', name), text),
    see: async (role, name, within) => void (await find(role, name, within)),
    read: (pattern) => until(`tidak ada teks ${pattern}`, async () => pattern.exec(await innerText())?.[0]),
    haveFetched: (part) =>
      until(`${part} belum diambil`, () =>
        page.evaluate(
          (name) => performance.getEntriesByType('resource').some((entry) => entry.name.includes(name)),
          part,
        ),
      ),
    arriveAt: (pattern) =>
      until(`alamat bukan ${pattern}`, async () => pattern.test(await page.evaluate(() => location.href))),
  };
};
