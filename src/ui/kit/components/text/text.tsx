import { styled } from 'styled-components';
import { type ColorName, color, fontSize, fontWeight } from '../../theme/theme.ts';

interface TextLook {
  readonly $size?: keyof typeof fontSize;
  readonly $tone?: ColorName;
  readonly $weight?: keyof typeof fontWeight;
  /** A line of its own in an element that may contain only phrases: a label, a button, a heading. */
  readonly $block?: boolean;
  /** With the line breaks that its author typed. */
  readonly $asTyped?: boolean;
}

/** A paragraph, or by `as` another element; what is not given is inherited. */
export const Text = styled.p<TextLook>`
  ${({ $block }) => $block && 'display: block;'}
  ${({ $tone }) => $tone && `color: ${color[$tone]};`}
  ${({ $size }) => $size && `font-size: ${fontSize[$size]};`}
  ${({ $weight }) => $weight && `font-weight: ${fontWeight[$weight]};`}
  ${({ $asTyped }) => $asTyped && 'white-space: pre-line;'}
`;
