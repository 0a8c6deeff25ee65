/** At this window width and below the portal is "mobile" (specification, section 2). */
const MOBILE_MAX_WIDTH = 992;

/** For `matchMedia`: true exactly when the `mobile` styles apply. */
export const MOBILE_QUERY = `(max-width: ${MOBILE_MAX_WIDTH}px)`;

/** Media queries for styles. `desktop` is the exact complement of `mobile`, fractional widths included. */
export const media = {
  phone: '@media (max-width: 600px)',
  tablet: '@media not all and (max-width: 600px)',
  mobile: `@media ${MOBILE_QUERY}`,
  desktop: `@media not all and ${MOBILE_QUERY}`,
  wide: '@media (min-width: 1280px)',
  hover: '@media (hover: hover)',
  touch: '@media (pointer: coarse)',
  reducedMotion: '@media (prefers-reduced-motion: reduce)',
  motion: '@media (prefers-reduced-motion: no-preference)',
  forcedColors: '@media (forced-colors: active)',
  print: '@media print',
  screen: '@media screen',
} as const;
