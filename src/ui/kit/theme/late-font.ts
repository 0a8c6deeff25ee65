import { fontAddress, fontFamily } from './font-face.ts';

let loading: Promise<FontFace> | undefined;
const load = () => {
  loading ??= new FontFace(fontFamily, `url(${fontAddress})`, { weight: '200 800' }).load().catch((error) => {
    loading = undefined; // the next page tries again
    throw error;
  });
  return loading;
};

/** Where the parts of the page begin, in pixels; those below the window all at its end. */
const topsInView = (): readonly number[] =>
  Array.from(document.querySelectorAll('main *'), (part) => Math.min(part.getBoundingClientRect().top, innerHeight));

/** A line that breaks elsewhere moves what is below it by more pixels; the letters of another font move within their line by less. */
const moved = 6;

/**
 * Shows a font that loaded late; with `font-display: optional` the browser would use it only after a reload. Not where a line would break
 * elsewhere and move what is in view: the layout before and after is compared before anything is painted.
 */
export const showLateFont = async (): Promise<void> => {
  if (!('FontFace' in globalThis)) return;
  const face = await load();
  if (document.fonts.has(face)) return;
  const before = topsInView();
  document.fonts.add(face);
  const after = topsInView();
  if (after.some((top, index) => Math.abs(top - (before[index] ?? top)) >= moved)) document.fonts.delete(face);
};
