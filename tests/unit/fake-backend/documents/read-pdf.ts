/** The bytes as Latin-1, in which the papers' texts can be searched: they are not compressed. */
export const latin = (bytes: ArrayBuffer): string => Buffer.from(bytes).toString('latin1');

/** The texts of an uncompressed PDF in the order in which they were written. Of Windows-1252 only the dash is beyond Latin-1 here. */
export const textsOf = (bytes: ArrayBuffer): string[] =>
  Array.from(latin(bytes).matchAll(/\(((?:\\.|[^\\()])*)\)\s*Tj/g), ([, text = '']) =>
    text.replace(/\\([()\\])/g, '$1').replaceAll('\x96', '–'),
  );

export const pagesOf = (bytes: ArrayBuffer): number => latin(bytes).match(/\/Type \/Page\b(?!s)/g)?.length ?? 0;
