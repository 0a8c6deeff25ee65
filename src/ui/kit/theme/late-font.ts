import { fontAddress, fontFamily } from './font-face.ts';

/** Applies a font that loaded late; with `font-display: optional` the browser would use it only after a reload. */
if ('FontFace' in globalThis) {
  new FontFace(fontFamily, `url(${fontAddress})`, { weight: '200 800' }).load().then(
    (face) => document.fonts.add(face),
    () => undefined,
  );
}
