import { styled } from 'styled-components';
import { media } from '../../theme/media.ts';
import { raisedPanel } from '../../theme/surfaces.ts';
import { color, fontSize, fontWeight, space, textCardWidth, touchTarget } from '../../theme/theme.ts';

export const Frame = styled.div<{ $contents: boolean }>`
  align-items: start;
  display: grid;
  gap: ${space(6)} ${space(10)};
  grid-template-columns: minmax(0, 1fr);

  ${media.desktop} {
    ${({ $contents }) => $contents && `grid-template-columns: minmax(0, ${textCardWidth}) minmax(12rem, 1fr);`}
  }

  ${media.print} {
    display: block;
  }
`;

export const Article = styled.article`
  ${raisedPanel}
  max-inline-size: ${textCardWidth};
  min-inline-size: 0;
  padding: ${space(10)};

  ${media.phone} {
    padding: ${space(5)} ${space(4)};
  }

  h2 {
    margin-block: ${space(10)} ${space(3)};
  }

  h3 {
    margin-block: ${space(6)} ${space(2)};
  }

  > :first-child {
    margin-block-start: 0;
  }

  p,
  li {
    line-height: 1.65;
    overflow-wrap: anywhere;
  }

  p:not(:last-child),
  ul:not(:last-child),
  ol:not(:last-child) {
    margin-block-end: ${space(4)};
  }

  li + li {
    margin-block-start: ${space(1.5)};
  }

  li::marker {
    color: ${color.textMuted};
  }

  strong {
    font-weight: ${fontWeight.semibold};
  }

  /* a link to another site wraps like the words around it */
  a[target] {
    display: inline;

    svg {
      display: inline;
      margin-inline-start: ${space(1)};
      vertical-align: -0.05em;
    }
  }

  ${media.print} {
    background: none;
    border: 0;
    break-inside: auto;
    max-inline-size: none;
    padding: 0;

    :is(h2, h3) {
      outline: none;
    }

    a[target]::after {
      content: ' (' attr(href) ')';
    }

    a[target] svg {
      display: none;
    }
  }
`;

const links = `
  > ul {
    display: grid;
    list-style: none;
    padding: 0;
  }
`;

export const Aside = styled.nav`
  border-inline-start: 2px solid ${color.border};
  font-size: ${fontSize.small};
  inset-block-start: 6.5rem;
  max-block-size: calc(100dvh - 8rem);
  overflow-y: auto;
  padding-block-end: 5px; /* room for the focus ring */
  padding-inline: ${space(5)} 5px;
  position: sticky;
  ${links}

  > p {
    font-weight: ${fontWeight.semibold};
    margin-block-end: ${space(2)};
  }

  a {
    color: ${color.textMuted};
    display: block;
    padding-block: ${space(1.5)};
    text-decoration: none;
  }

  a:hover {
    color: ${color.brand};
    text-decoration: underline;
  }

  ${media.mobile} {
    display: none;
  }
`;

export const Above = styled.nav`
  ${links}

  ul {
    list-style: none;
    padding: 0;
  }

  a {
    align-items: center;
    display: flex;
    min-block-size: ${touchTarget};
    text-decoration: none;
  }

  ${media.desktop} {
    display: none;
  }
`;
