/** The style of an element by all styles of the document, for tests of what a style does: see `set-up.ts`. */
export const computedStyle = globalThis.getComputedStyle;
