/** How much of a text is shown (specification 5). */
export const CARD_TITLE_LIMIT = 50;
export const DESCRIPTION_LIMIT = 40;

/** The first `limit` characters at most, up to the end of a word where that leaves more than half of them. */
const cut = (characters: readonly string[], limit: number): string => {
  const space = characters.slice(0, limit + 1).lastIndexOf(' ');
  return characters
    .slice(0, space > limit / 2 ? space : limit)
    .join('')
    .replace(/[\s.,;:–-]+$/, '');
};

/** The text cut at `limit` characters; the whole of it is in the tooltip. */
export const Truncated = ({ text, limit }: { readonly text: string; readonly limit: number }) => {
  // By code points, so that a character outside the basic plane is never cut in half.
  const characters = [...text];
  if (characters.length <= limit) return text;
  return <span title={text}>{`${cut(characters, limit)}…`}</span>;
};
