/** At this window width and below the portal is "mobile" (specification 2). */
export const MOBILE_MAX_WIDTH = 992;

/** For `matchMedia`: the width of the mobile rule, whatever the reader's text size. */
export const MOBILE_QUERY = `(max-width: ${MOBILE_MAX_WIDTH}px)`;

/** For `matchMedia`: there is room for a column beside the content. */
export const WIDE_QUERY = '(min-width: 80em)';

/** In the text size that the reader has set in the browser: larger text needs the styles of a narrower window. */
const widthOf = (pixels: number): string => `(max-width: ${pixels / 16}em)`;
const mobileWidth = widthOf(MOBILE_MAX_WIDTH);

/** Media queries for styles. `desktop` is the exact complement of `mobile`, fractional widths included. */
export const media = {
  phone: `@media ${widthOf(600)}`,
  tablet: `@media not all and ${widthOf(600)}`,
  mobile: `@media ${mobileWidth}`,
  desktop: `@media not all and ${mobileWidth}`,
  /** The window of a small laptop at 200 %: no room for columns. */
  half: `@media ${widthOf(800)}`,
  /** So low is that of a small laptop from 150 % on. */
  low: '@media (max-height: 30em)',
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

/** The width that the header has, in its own text size: what has no room beside the rest goes into the menu. */
export const headerWidth = {
  container: 'container: header / inline-size;',
  folded: `@container header (max-width: ${MOBILE_MAX_WIDTH / 16}rem)`,
  full: `@container header not (max-width: ${MOBILE_MAX_WIDTH / 16}rem)`,
  /** All of it is there, with little room to spare. */
  tight: '@container header (max-width: 75rem)',
  /** That of the smallest laptop: every pixel counts. */
  tightest: '@container header (max-width: 68rem)',
  /** That of a phone in twice the text size: the logo is there without its name. */
  tiny: '@container header (max-width: 16rem)',
} as const;

/** The width that the bars of the working layouts have, in their own text size: with little of it they stay one row. */
export const barWidth = {
  container: 'container: bar / inline-size;',
  /** That of a window of 800 px. */
  half: '@container bar (max-width: 50rem)',
} as const;

/** The width that a form has with the map of its parts, in its own text size: without room beside the form there is no map. */
export const formWidth = {
  container: 'container: form / inline-size;',
  /** That of a window of 800 px. */
  half: '@container form (max-width: 47rem)',
  /** That of a window of 992 px. */
  folded: '@container form (max-width: 59rem)',
} as const;

/**
 * For what must be seen in browsers that cannot mix colours (Chrome before 111). An earlier declaration is no way back: one with a
 * custom property is taken for right until its value is needed.
 */
export const withoutColorMix = '@supports not (color: color-mix(in srgb, red, red))';
