import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type WindowMeasures, windowWidth } from '../../../src/ui/page/window-width.ts';

const laptop: WindowMeasures = {
  inner: 1366,
  outer: 1366,
  screen: { width: 1366, height: 768 },
  pixelRatio: 1,
  touch: false,
  framed: false,
};
const fullHd = { width: 1920, height: 1080 };

describe('the width of the window is', () => {
  it.each<[string, Partial<WindowMeasures>, number]>([
    ['the page’s, without zoom', {}, 1366],
    ['the outer one at 150 % in Chrome and Edge', { inner: 911, pixelRatio: 1.5 }, 1366],
    ['the outer one at 200 %', { inner: 683, pixelRatio: 2 }, 1366],
    ['the outer one at 500 %', { inner: 273, pixelRatio: 5 }, 1366],
    ['the outer one at 150 % in Safari, which keeps its pixel ratio', { inner: 911, pixelRatio: 2 }, 1366],
    ['the page’s in a window with borders of 8 px', { inner: 992, outer: 1000, screen: fullHd }, 992],
    ['the page’s in a maximised window of Windows', { inner: 1920, outer: 1936, screen: fullHd }, 1920],
    ['narrow, however much it is zoomed', { inner: 653, outer: 980, screen: fullHd, pixelRatio: 1.5 }, 980],
    ['the page’s when it is made smaller', { inner: 1225, outer: 980, screen: fullHd, pixelRatio: 0.8 }, 1225],
    ['the whole window beside docked tools or a side panel', { inner: 700 }, 1366],
    [
      'that of its device pixels in Firefox, which zooms the screen as well',
      { inner: 911, outer: 911, screen: { width: 911, height: 512 }, pixelRatio: 1.5 },
      1367,
    ],
    [
      'that of its device pixels in Firefox at 200 %',
      { inner: 683, outer: 683, screen: { width: 683, height: 384 }, pixelRatio: 2 },
      1366,
    ],
    [
      'narrow in Firefox where half of the zoomed screen is used',
      { inner: 455, outer: 455, screen: { width: 911, height: 512 }, pixelRatio: 1.5 },
      683,
    ],
    [
      'the page’s in Firefox where the screen does not tell of a zoom',
      { inner: 867, outer: 867, screen: { width: 1707, height: 960 }, pixelRatio: 1.5 },
      867,
    ],
    [
      'the page’s in a browser that counts all the same against fingerprints',
      { inner: 900, outer: 900, screen: { width: 900, height: 600 } },
      900,
    ],
    ['the page’s where the outer one is zero', { inner: 980, outer: 0 }, 980],
    ['the page’s where the outer one is no number', { inner: 980, outer: Number.NaN }, 980],
    ['the page’s where the outer one is smaller (no window at all)', { inner: 911, outer: 500 }, 911],
    ['the frame’s within another page', { inner: 600, framed: true }, 600],
    [
      'the page’s on a phone',
      { inner: 390, outer: 390, screen: { width: 390, height: 844 }, pixelRatio: 3, touch: true },
      390,
    ],
    [
      'the page’s on a phone that tells its outer width in device pixels',
      { inner: 360, outer: 1080, screen: { width: 360, height: 800 }, pixelRatio: 3, touch: true },
      360,
    ],
    [
      'the page’s on a phone that lies on its side',
      { inner: 844, outer: 844, screen: { width: 844, height: 390 }, pixelRatio: 3, touch: true },
      844,
    ],
    [
      'the page’s on a tablet that shows two apps',
      { inner: 678, outer: 1366, screen: { width: 1366, height: 1024 }, pixelRatio: 2, touch: true },
      678,
    ],
    [
      'narrow all the same where an upright phone is only emulated',
      { inner: 390, outer: 500, screen: { width: 390, height: 844 }, pixelRatio: 3 },
      500,
    ],
  ])('%s', (_, measures, width) => {
    expect(windowWidth({ ...laptop, ...measures })).toBe(width);
  });

  it('never less than the page’s own', () => {
    const length = fc.oneof(fc.nat({ max: 8_000 }), fc.constant(Number.NaN));
    fc.assert(
      fc.property(
        fc.nat({ max: 8_000 }),
        length,
        length,
        length,
        fc.boolean(),
        (inner, outer, width, height, touch) => {
          const measures = { ...laptop, inner, outer, screen: { width, height }, touch };
          expect(windowWidth(measures)).toBeGreaterThanOrEqual(inner);
        },
      ),
    );
  });
});
