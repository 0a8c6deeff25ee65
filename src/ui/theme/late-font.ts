import { fontAddress, fontFamily } from './font-face.ts';

/** The browser would use a font that has come late only for its next load of the portal; from here on it is used. */
if ('FontFace' in globalThis) {
  new FontFace(fontFamily, `url(${fontAddress})`, { weight: '200 800' }).load().then(
    (face) => document.fonts.add(face),
    () => undefined, // the stand-in stays
  );
}
