import { VisuallyHidden } from './visually-hidden.tsx';

/** Maximum lengths of displayed texts (specification 5). */
export const CARD_TITLE_LIMIT = 50;
export const DESCRIPTION_LIMIT = 40;

/** Screen readers and the tooltip get the full text. */
export const Truncated = ({ text, limit }: { readonly text: string; readonly limit: number }) => {
  const characters = [...text];
  if (characters.length <= limit) return <span>{text}</span>;
  return (
    <span title={text}>
      <span aria-hidden="true">{`${characters.slice(0, limit).join('').trimEnd()}…`}</span>
      <VisuallyHidden>{text}</VisuallyHidden>
    </span>
  );
};
