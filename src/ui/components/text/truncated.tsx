import { VisuallyHidden } from './visually-hidden.tsx';

/** How much of a text is shown (specification 5). */
export const CARD_TITLE_LIMIT = 50;
export const DESCRIPTION_LIMIT = 40;

/** The text cut at `limit` characters. The whole of it is read out, and is in the tooltip; whoever has neither finds it where the card leads. */
export const Truncated = ({ text, limit }: { readonly text: string; readonly limit: number }) => {
  // By code points, so that a character outside the basic plane is never cut in half.
  const characters = [...text];
  if (characters.length <= limit) return text;
  return (
    <span title={text}>
      <span aria-hidden="true">{`${characters.slice(0, limit).join('')}…`}</span>
      <VisuallyHidden>{text}</VisuallyHidden>
    </span>
  );
};
