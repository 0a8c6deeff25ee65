import latin from '@fontsource-variable/plus-jakarta-sans/files/plus-jakarta-sans-latin-wght-normal.woff2?url';

export const fontAddress = latin;
export const fontFamily = 'Plus Jakarta Sans Variable';

/**
 * Brand font and its fallback. The overrides are measured with Indonesian text, so that both have about the same line lengths and heights.
 * A font that loads late is applied by `late-font.ts`.
 */
export const fontFaces = `
  @font-face {
    font-family: '${fontFamily}';
    font-style: normal;
    font-weight: 200 800;
    font-display: optional;
    src: url(${latin}) format('woff2');
  }

  @font-face {
    font-family: 'Plus Jakarta Sans Fallback';
    font-style: normal;
    font-weight: 200 500;
    src: local('Arial'), local('ArialMT'), local('Liberation Sans'), local('LiberationSans'), local('Roboto');
    size-adjust: 104.34%;
    ascent-override: 99.48%;
    descent-override: 21.28%;
    line-gap-override: 0%;
  }

  @font-face {
    font-family: 'Plus Jakarta Sans Fallback';
    font-style: normal;
    font-weight: 600 800;
    src: local('Arial Bold'), local('Arial-BoldMT'), local('Liberation Sans Bold'), local('LiberationSans-Bold'),
      local('Roboto Bold'), local('Roboto-Bold');
    size-adjust: 101.14%;
    ascent-override: 102.63%;
    descent-override: 21.95%;
    line-gap-override: 0%;
  }
`.replace(/\s+/g, ' ');
