import { type PageText, readPageText } from '../../domain/information/page-text.ts';

/** Default text, in the same format as a certification body's text (docs/how-to-change-texts.md). */
export const shippedText = (source: string): PageText => {
  const text = readPageText(source);
  if (!text) throw new Error('a text of the portal itself cannot be read');
  return text;
};
