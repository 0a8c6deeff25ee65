import { MOBILE_MAX_WIDTH } from '../theme/media.ts';

/** What a browser tells about its window; lengths in CSS pixels as this browser counts them. */
export interface WindowMeasures {
  readonly inner: number;
  readonly outer: number;
  readonly screen: { readonly width: number; readonly height: number };
  readonly pixelRatio: number;
  /** The device is used with a finger first: a phone or a tablet. */
  readonly touch: boolean;
  /** The page is in a frame of another page. */
  readonly framed: boolean;
}

/** The widest borders that a window has around its page, both together: they are no zoom. */
const borders = 16;
/**
 * Firefox counts window and screen in pixels of the zoomed page; Chrome, Edge and Safari do not. A lying screen that is too narrow for
 * any assessment is therefore one that is zoomed: no device with a mouse has it.
 */
const outerWithoutZoom = ({ outer, screen, pixelRatio }: WindowMeasures): number => {
  const zoomed = screen.width <= MOBILE_MAX_WIDTH && screen.width > screen.height && outer <= screen.width + borders;
  return zoomed ? Math.round(outer * pixelRatio) : outer;
};

/**
 * How wide the window is, in pixels of a page that is not zoomed (decision 20): the outer width where it can be believed, otherwise
 * that of the page. Touch devices do not count: their outer width may be that of the screen beside a second app, or in device pixels.
 */
export const windowWidth = (measures: WindowMeasures): number => {
  const { inner, touch, framed } = measures;
  if (touch || framed) return inner;
  const outer = outerWithoutZoom(measures);
  return outer > inner + borders ? outer : inner;
};

/** What this browser tells now. */
export const measureWindow = (): WindowMeasures => ({
  inner: window.innerWidth,
  outer: window.outerWidth,
  screen: { width: window.screen.width, height: window.screen.height },
  pixelRatio: window.devicePixelRatio,
  touch: matchMedia('(pointer: coarse)').matches,
  framed: window.self !== window.top,
});
