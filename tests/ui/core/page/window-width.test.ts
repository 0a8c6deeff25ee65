import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type WindowMeasures, windowWidth } from '../../../../src/ui/core/page/window-width.ts';

const laptop: WindowMeasures = {
  inner: 1366,
  outer: 1366,
  screen: { width: 1366, height: 768 },
  pixelRatio: 1,
  touch: false,
  framed: false,
};
const on = (width: number, height: number) => ({ screen: { width, height } });
const firefox = (inner: number, width: number, height: number) => ({
  ...{ inner, outer: inner, pixelRatio: 1.5, ...on(width, height) },
});
const phone = (inner: number, outer: number, width: number, height: number, pixelRatio = 3) => ({
  ...{ inner, outer, pixelRatio, touch: true, ...on(width, height) },
});

describe('the width of the window', () => {
  it.each<[string, number, Partial<WindowMeasures>]>([
    ['the page’s, without zoom', 1366, {}],
    ['the outer one at 150 % in Chrome and Edge', 1366, { inner: 911, pixelRatio: 1.5 }],
    ['the outer one at 150 % in Safari, which keeps its pixel ratio', 1366, { inner: 911, pixelRatio: 2 }],
    ['the page’s in a window with borders of 8 px', 992, { inner: 992, outer: 1000, ...on(1920, 1080) }],
    ['the page’s in a maximised window of Windows', 1920, { inner: 1920, outer: 1936, ...on(1920, 1080) }],
    ['narrow, however much it is zoomed', 980, { inner: 653, outer: 980, ...on(1920, 1080), pixelRatio: 1.5 }],
    ['the page’s when it is made smaller', 1225, { inner: 1225, outer: 980, ...on(1920, 1080), pixelRatio: 0.8 }],
    ['the whole window beside docked tools or a side panel', 1366, { inner: 700 }],
    ['that of its device pixels in Firefox, which zooms the screen as well', 1367, firefox(911, 911, 512)],
    ['narrow in Firefox where half of the zoomed screen is used', 683, firefox(455, 911, 512)],
    ['the page’s in Firefox where the screen does not tell of a zoom', 867, firefox(867, 1707, 960)],
    ['the page’s in a browser that counts all the same', 900, { inner: 900, outer: 900, ...on(900, 600) }],
    ['the page’s where the outer one is zero', 980, { inner: 980, outer: 0 }],
    ['the page’s where the outer one is smaller (no window at all)', 911, { inner: 911, outer: 500 }],
    ['the frame’s within another page', 600, { inner: 600, framed: true }],
    ['the page’s on a phone that tells its outer width in device pixels', 360, phone(360, 1080, 360, 800)],
    ['the page’s on a tablet that shows two apps', 678, phone(678, 1366, 1366, 1024, 2)],
    ['narrow all the same where a phone is only emulated', 500, { ...phone(390, 500, 390, 844), touch: false }],
    ['narrow where the window of an emulated phone is as narrow', 390, { ...phone(390, 390, 390, 844), touch: false }],
    ['the outer one where a lying phone is only emulated', 900, { ...phone(844, 900, 844, 390), touch: false }],
  ])('is %s: %i', (_, width, measures) => {
    expect(windowWidth({ ...laptop, ...measures })).toBe(width);
  });

  it('is never less than the inner width', () => {
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
