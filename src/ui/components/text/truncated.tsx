/** How much of a text is shown (specification 5). */
export const CARD_TITLE_LIMIT = 50;
export const DESCRIPTION_LIMIT = 40;

/** The text cut at `limit` characters; the whole of it is in the tooltip. */
export const Truncated = ({ text, limit }: { readonly text: string; readonly limit: number }) => {
  // By code points, so that a character outside the basic plane is never cut in half.
  const characters = [...text];
  if (characters.length <= limit) return text;
  return <span title={text}>{`${characters.slice(0, limit).join('').trimEnd()}…`}</span>;
};
