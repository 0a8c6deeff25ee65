/** At this window width and below the portal is "mobile" (specification 2). */
export const MOBILE_MAX_WIDTH = 992;

/** For `matchMedia`: true exactly when the `mobile` styles apply. */
export const MOBILE_QUERY = `(max-width: ${MOBILE_MAX_WIDTH}px)`;

/** For `matchMedia`: there is room for a column beside the content. */
export const WIDE_QUERY = '(min-width: 1280px)';

/** Media queries for styles. `desktop` is the exact complement of `mobile`, fractional widths included. */
export const media = {
  phone: '@media (max-width: 600px)',
  tablet: '@media not all and (max-width: 600px)',
  mobile: `@media ${MOBILE_QUERY}`,
  desktop: `@media not all and ${MOBILE_QUERY}`,
  /** The window of a small laptop at 200 %: no room for columns. */
  half: '@media (max-width: 800px)',
  /** So low is that of a small laptop from 150 % on. */
  low: '@media (max-height: 480px)',
  /** A small laptop's window: everything that is needed at once has to be close together. */
  laptop: '@media (max-height: 820px)',
  /** The same, where the window is as wide as an assessment needs it. */
  laptopColumns: `@media (max-height: 820px) and (min-width: ${MOBILE_MAX_WIDTH + 1}px)`,
  wide: `@media ${WIDE_QUERY}`,
  belowWide: `@media not all and ${WIDE_QUERY}`,
  hover: '@media (hover: hover)',
  touch: '@media (pointer: coarse)',
  reducedMotion: '@media (prefers-reduced-motion: reduce)',
  motion: '@media (prefers-reduced-motion: no-preference)',
  forcedColors: '@media (forced-colors: active)',
  print: '@media print',
  screen: '@media screen',
} as const;

/**
 * For what must be seen in browsers that cannot mix colours (Chrome before 111). An earlier declaration is no way back: one with a
 * custom property is taken for right until its value is needed.
 */
export const withoutColorMix = '@supports not (color: color-mix(in srgb, red, red))';
