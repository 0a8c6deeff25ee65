import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { showLateFont } from '../../../src/ui/kit/theme/late-font.ts';

const shown = new Set<object>();
const network = { there: true };
/** By how many pixels the new letters move each part of the page that is below the first. */
const page = { movedBy: 0, firstTop: 100 };

beforeEach(() => {
  shown.clear();
  Object.assign(network, { there: true });
  vi.stubGlobal(
    'FontFace',
    class {
      async load() {
        if (!network.there) throw new Error('no network');
        return this;
      }
    },
  );
  Object.defineProperty(document, 'fonts', { value: shown, configurable: true });
  document.body.innerHTML = '<main><p>Satu</p><p>Dua</p></main>';
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    const isBelow = this.previousElementSibling !== null;
    return { top: page.firstTop + (isBelow && shown.size > 0 ? page.movedBy : 0) } as DOMRect;
  });
});

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  Reflect.deleteProperty(document, 'fonts');
  document.body.replaceChildren();
});

describe('a font that came after the first paint', () => {
  it.each([
    ['is shown where its letters move within their lines', { movedBy: 3, firstTop: 100 }, 1],
    ['waits for a page where no line in view breaks elsewhere', { movedBy: 24, firstTop: 100 }, 0],
    ['is shown where only what is below the window moves', { movedBy: 24, firstTop: 10_000 }, 1],
  ])('%s', async (_, of, faces) => {
    Object.assign(page, of);
    await showLateFont();
    expect(shown.size).toBe(faces);
  });

  it('is shown on the next page, after one that it would have moved, and stays one font', async () => {
    Object.assign(page, { movedBy: 24, firstTop: 100 });
    await showLateFont();
    expect(shown.size).toBe(0);
    page.movedBy = 0;
    await showLateFont();
    await showLateFont();
    expect(shown.size).toBe(1);
  });

  it('is asked for again on the next page, after a load that failed', async () => {
    Object.assign(page, { movedBy: 0 });
    vi.resetModules();
    const { showLateFont: fresh } = await import('../../../src/ui/kit/theme/late-font.ts');
    network.there = false;
    await expect(fresh()).rejects.toThrow('no network');
    network.there = true;
    await fresh();
    expect(shown.size).toBe(1);
  });
});
