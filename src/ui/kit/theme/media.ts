/** Maximum window width of "mobile" (specification 2). */
export const MOBILE_MAX_WIDTH = 992;

/** For `matchMedia`. The width is in pixels, so that the mobile rule does not depend on the text size. */
export const MOBILE_QUERY = `(max-width: ${MOBILE_MAX_WIDTH}px)`;

export const WIDE_QUERY = '(min-width: 80em)';

/** Widths are in em, so that a larger text gets the layout of a narrower window. */
const widthOf = (pixels: number): string => `(max-width: ${pixels / 16}em)`;
const mobileWidth = widthOf(MOBILE_MAX_WIDTH);

/**
 * Media queries. `desktop` is the exact complement of `mobile`, even for fractional widths. `half` is a small laptop at 200% zoom, `low` one
 * at 125% or more, `lowest` one at 150% or more.
 */
export const media = {
  phone: `@media ${widthOf(600)}`,
  tablet: `@media not all and ${widthOf(600)}`,
  mobile: `@media ${mobileWidth}`,
  desktop: `@media not all and ${mobileWidth}`,
  half: `@media ${widthOf(800)}`,
  low: '@media (max-height: 35em)',
  lowest: '@media (max-height: 30em)',
  laptop: '@media (max-height: 820px)',
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

/** Container queries that move items of the header into the menu. Their widths are in rem, so they depend on the text size. */
export const headerWidth = {
  container: 'container: header / inline-size;',
  folded: `@container header (max-width: ${MOBILE_MAX_WIDTH / 16}rem)`,
  full: `@container header not (max-width: ${MOBILE_MAX_WIDTH / 16}rem)`,
  tight: '@container header (max-width: 75rem)',
  tightest: '@container header (max-width: 68rem)',
  /** A phone with text in twice the size: the header shows the logo without the name. */
  tiny: '@container header (max-width: 16rem)',
} as const;

/** Container queries that keep the bars of the non-default layouts (`WorkingLayoutName`) one row high. */
export const barWidth = {
  container: 'container: bar / inline-size;',
  half: '@container bar (max-width: 50rem)',
  /** A small laptop at 300 % zoom or more. */
  third: '@container bar (max-width: 26rem)',
} as const;

/** Container queries that hide the section map of a form if it does not fit. */
export const formWidth = {
  container: 'container: form / inline-size;',
  half: '@container form (max-width: 47rem)',
  folded: '@container form (max-width: 59rem)',
} as const;

/**
 * For browsers without `color-mix` (Chrome before 111). A fallback declaration does not help, because custom properties are validated only
 * at computed-value time.
 */
export const withoutColorMix = '@supports not (color: color-mix(in srgb, red, red))';
