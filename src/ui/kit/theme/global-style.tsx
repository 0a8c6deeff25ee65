import { useInsertionEffect } from 'react';
import { createGlobalStyle } from 'styled-components';
import { fontFaces } from './font-face.ts';
import { media } from './media.ts';
import { color, colorDefaults, colorProperties, fontFamily, fontSize, fontWeight } from './theme.ts';

const rootColors = colorProperties(colorDefaults)
  .map(([property, value]) => `${property}: ${value};`)
  .join('\n');

const Rules = createGlobalStyle`
  :root {
    ${rootColors}
    color-scheme: light;
    /* Focused and linked-to elements must not hide under a sticky header, nor behind a bar at the foot of the window. */
    scroll-padding-block: max(6rem, 1rem + var(--head, 0px) + var(--strip, 0px)) max(6rem, 1rem + var(--foot, 0px) + var(--below, 0px));
    overflow-y: scroll;
    -webkit-text-size-adjust: 100%;
    text-size-adjust: 100%;

    ${media.low} {
      scroll-padding-block: calc(0.5rem + var(--head, 4.5rem) + var(--strip, 0px)) calc(0.5rem + var(--foot, 0px) + var(--below, 0px));
    }
  }

  *, *::before, *::after { box-sizing: border-box; }

  body {
    background: ${color.surface};
    color: ${color.text};
    font-family: ${fontFamily};
    font-size: ${fontSize.body};
    line-height: 1.5;
    margin: 0;
    min-height: 100dvh;
    overflow-wrap: anywhere; /* a long word must not make a box wider than the window */
    /* The spaces of the font are very narrow. */
    word-spacing: 0.07em;
    -webkit-font-smoothing: antialiased;
  }

  h1, h2, h3, h4, p, ul, ol, dl, dd, figure, blockquote, fieldset { margin: 0; padding: 0; }
  table { overflow-wrap: break-word; } /* with the value anywhere, its columns would shrink to one letter */
  fieldset { border: 0; min-inline-size: 0; }
  legend { padding: 0; }
  :where(ul[class], ol[class]) { list-style: none; } /* no specificity, so that a styled list can bring its marks back */
  ul:not([class]), ol:not([class]) { padding-inline-start: 1.25rem; }

  h1, h2, h3, h4 {
    font-weight: ${fontWeight.bold};
    letter-spacing: -0.01em;
    line-height: 1.25;
    text-wrap: balance;
  }
  h1 { font-size: ${fontSize.heading}; }
  h2 { font-size: ${fontSize.title}; }
  h3 { font-size: ${fontSize.lead}; }
  h4 { font-size: ${fontSize.body}; }
  h1:focus { outline: none; }
  p, dd, li { text-wrap: pretty; }

  button, input, select, textarea { color: inherit; font: inherit; letter-spacing: inherit; margin: 0; word-spacing: inherit; }
  button { cursor: pointer; }
  textarea { resize: vertical; }
  img, svg { display: block; max-width: 100%; }
  svg { flex: none; }
  table { border-collapse: collapse; font-variant-numeric: tabular-nums; }
  summary { cursor: pointer; }
  a { color: ${color.brand}; text-decoration-thickness: 1px; text-underline-offset: 0.2em; }
  hr { border: 0; border-block-start: 1px solid ${color.border}; margin: 0; width: 100%; }
  [hidden] { display: none !important; }

  :focus-visible {
    outline: 3px solid ${color.focus};
    outline-offset: 2px;
  }
  ::selection { background: ${color.brand}; color: ${color.onBrand}; }

  ${media.reducedMotion} {
    *, *::before, *::after {
      animation-duration: 0.01ms !important;
      animation-iteration-count: 1 !important;
      scroll-behavior: auto !important;
      transition-duration: 0.01ms !important;
    }
  }

  ${media.forcedColors} {
    /* Forced colours change the background, but not the own colour of an icon. */
    svg { color: inherit !important; }
  }

  ${media.print} {
    @page { margin: 18mm 16mm; }
    html { font-size: 11pt; }
    body { background: none; min-height: 0; }
    h1, h2, h3, h4 { break-after: avoid; }
    tr, figure, img, svg { break-inside: avoid; }
    thead { display: table-header-group; }
    [data-print='hidden'] { display: none !important; }
  }
`;

/** A separate sheet, because a change in a sheet with font faces relayouts all text. Prerendered HTML already has the faces. */
const Fonts = () => {
  useInsertionEffect(() => {
    if (document.querySelector('style[data-fonts]') || facesOf.has(document)) return;
    facesOf.add(document);
    const sheet = new CSSStyleSheet(); // the content security policy allows constructed style sheets
    sheet.replaceSync(fontFaces);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  }, []);
  return null;
};
const facesOf = new WeakSet<Document>();

export const GlobalStyle = () => (
  <>
    <Fonts />
    <Rules />
  </>
);
