const blocks = 'p, div, li, tr, pre, figure, figcaption, blockquote, table, ul, ol, h1, h2, h3, h4, h5, h6, br';

const wordsOf = (node: Node): string => {
  if (node instanceof Text) return node.data;
  if (!(node instanceof Element) || node.matches('[hidden], [aria-hidden=true], button')) return '';
  if (node instanceof HTMLImageElement) return node.alt && ` Gambar: ${node.alt}. `;
  const words = Array.from(node.childNodes, wordsOf).join('');
  if (node.matches('td, th')) return `${words}, `;
  return node.matches(blocks) ? ` ${words}. ` : words;
};

/** What a voice reads of a part of the page: its words, the descriptions of its pictures, and a pause after each block. */
export const spokenText = (element: Element | null): string =>
  element
    ? wordsOf(element)
        .replaceAll(/\s+/g, ' ')
        .replaceAll(/\s*([.,!?:;])(?:[\s,]*[.,])*(?=\s|$)/g, '$1')
        .trim()
    : '';
