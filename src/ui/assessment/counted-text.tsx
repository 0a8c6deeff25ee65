import { styled } from 'styled-components';
import { TextAreaField, type TextAreaFieldProps } from '../kit/components/form/text-area-field.tsx';
import { Stack } from '../kit/components/layout/stack.tsx';
import { grouped } from '../kit/components/text/grouped.ts';
import { color, fontSize, fontWeight } from '../kit/theme/theme.ts';

const Count = styled.p<{ $over: boolean }>`
  color: ${({ $over }) => ($over ? color.critical : color.textMuted)};
  font-size: ${fontSize.small};
  font-variant-numeric: tabular-nums;
  font-weight: ${({ $over }) => ($over ? fontWeight.semibold : fontWeight.regular)};
  justify-self: end;
`;

export type CountedTextProps = TextAreaFieldProps & {
  readonly text: string;
  /** Limit in characters, without surrounding white space. */
  readonly most: number;
};

export const CountedText = ({ text, most, ...field }: CountedTextProps) => {
  const count = [...text.trim()].length;
  return (
    <Stack $gap={1}>
      <TextAreaField {...field} />
      <Count $over={count > most}>
        {grouped(count)} dari {grouped(most)} karakter
      </Count>
    </Stack>
  );
};
