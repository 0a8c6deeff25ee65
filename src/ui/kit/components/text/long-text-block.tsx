import { ExternalLink } from '../navigation/external-link.tsx';
import { TextLink } from '../navigation/text-link.tsx';

export type LongTextPiece =
  | { readonly kind: 'text' | 'strong'; readonly text: string }
  | { readonly kind: 'link'; readonly text: string; readonly address: string };

export type LongTextBlock =
  | { readonly kind: 'heading'; readonly level: 2 | 3; readonly id: string; readonly text: string }
  | { readonly kind: 'paragraph'; readonly line: readonly LongTextPiece[] }
  | { readonly kind: 'list'; readonly start: number | null; readonly items: readonly (readonly LongTextPiece[])[] };

const Piece = ({ piece }: { readonly piece: LongTextPiece }) => {
  if (piece.kind !== 'link') return piece.kind === 'strong' ? <strong>{piece.text}</strong> : <span>{piece.text}</span>;
  const { address, text } = piece;
  if (address.startsWith('/')) return <TextLink to={address}>{text}</TextLink>;
  if (/^https?:/i.test(address)) return <ExternalLink href={address}>{text}</ExternalLink>;
  return <a href={address}>{text}</a>;
};

const Line = ({ line }: { readonly line: readonly LongTextPiece[] }) =>
  // biome-ignore lint/suspicious/noArrayIndexKey: the order of the pieces never changes
  line.map((piece, index) => <Piece key={index} piece={piece} />);

const Items = ({ items }: { readonly items: readonly (readonly LongTextPiece[])[] }) =>
  items.map((line, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the order of the items never changes
    <li key={index}>
      <Line line={line} />
    </li>
  ));

export const Block = ({ block }: { readonly block: LongTextBlock }) => {
  if (block.kind === 'heading') {
    const Heading = block.level === 2 ? 'h2' : 'h3';
    return (
      <Heading id={block.id} tabIndex={-1}>
        {block.text}
      </Heading>
    );
  }
  if (block.kind === 'paragraph') {
    return (
      <p>
        <Line line={block.line} />
      </p>
    );
  }
  return block.start === null ? (
    <ul>
      <Items items={block.items} />
    </ul>
  ) : (
    <ol start={block.start}>
      <Items items={block.items} />
    </ol>
  );
};
