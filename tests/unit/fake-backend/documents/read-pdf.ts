/** Decodes as Latin-1, which keeps the texts searchable, because simulated documents are not compressed. */
export const latin = (bytes: ArrayBuffer): string => Buffer.from(bytes).toString('latin1');

export const textsOf = (bytes: ArrayBuffer): string[] =>
  Array.from(latin(bytes).matchAll(/\(((?:\\.|[^\\()])*)\)\s*Tj/g), ([, text = '']) =>
    text.replace(/\\([()\\])/g, '$1').replaceAll('\x96', '–'),
  );

export const pagesOf = (bytes: ArrayBuffer): number => latin(bytes).match(/\/Type \/Page\b(?!s)/g)?.length ?? 0;
