import { MOBILE_MAX_WIDTH } from '../../kit/theme/media.ts';

export interface WindowMeasures {
  readonly inner: number;
  readonly outer: number;
  readonly screen: { readonly width: number; readonly height: number };
  readonly pixelRatio: number;
  readonly touch: boolean;
  readonly framed: boolean;
}

/** Maximum width of both window borders; a larger difference means zoom. */
const borders = 16;
/**
 * Firefox scales window and screen sizes with the zoom; Chrome, Edge and Safari do not. A landscape screen narrower than the limit must be
 * zoomed, because no device with a mouse has such a screen.
 */
const outerWithoutZoom = ({ outer, screen, pixelRatio }: WindowMeasures): number => {
  const zoomed = screen.width <= MOBILE_MAX_WIDTH && screen.width > screen.height && outer <= screen.width + borders;
  return zoomed ? Math.round(outer * pixelRatio) : outer;
};

/**
 * Window width at 100% zoom (decision 20): the outer width where it is reliable, otherwise the inner width. On touch devices the outer
 * width is not reliable: it can be the whole screen in split view, or in device pixels.
 */
export const windowWidth = (measures: WindowMeasures): number => {
  const { inner, touch, framed } = measures;
  if (touch || framed) return inner;
  const outer = outerWithoutZoom(measures);
  return outer > inner + borders ? outer : inner;
};

export const measureWindow = (): WindowMeasures => ({
  inner: window.innerWidth,
  outer: window.outerWidth,
  screen: { width: window.screen.width, height: window.screen.height },
  pixelRatio: window.devicePixelRatio,
  touch: matchMedia('(pointer: coarse)').matches,
  framed: window.self !== window.top,
});
