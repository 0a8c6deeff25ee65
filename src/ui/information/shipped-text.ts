import { type PageText, readPageText } from '../../domain/information/page-text.ts';

/** A text that comes with the portal, written like those of a body (docs/how-to-change-texts.md). */
export const shippedText = (source: string): PageText => {
  const text = readPageText(source);
  if (!text) throw new Error('a text of the portal itself cannot be read');
  return text;
};
