import type { ChangeEvent } from 'react';
import { styled } from 'styled-components';
import { groupedPrakerjaCode } from '../../../domain/purchase/voucher.ts';
import { TextField, type TextFieldProps } from '../../kit/components/form/text-field.tsx';
import { fontWeight } from '../../kit/theme/theme.ts';

const Code = styled(TextField)`
  font-variant-numeric: tabular-nums;
  font-weight: ${fontWeight.semibold};
  letter-spacing: 0.08em;
  max-inline-size: 20rem;

  &::placeholder {
    font-weight: ${fontWeight.regular};
  }
`;

/** No regrouping while the caret is in the middle, because regrouping would move the caret. */
const regroup = (input: HTMLInputElement): void => {
  const caret = input.selectionStart ?? input.value.length;
  const atEnd = caret === input.value.length;
  const grouped = groupedPrakerjaCode(input.value);
  const shown = atEnd ? grouped : input.value.replace(/[a-z]/g, (letter) => letter.toUpperCase());
  if (shown === input.value) return;
  input.value = shown;
  if (!atEnd) input.setSelectionRange(caret, caret);
};

export const PrakerjaCodeField = ({ onChange, ...rest }: Omit<TextFieldProps, 'label' | 'type'>) => {
  const change = (event: ChangeEvent<HTMLInputElement>) => {
    regroup(event.currentTarget);
    onChange?.(event);
  };
  return (
    <Code
      label="Kode Prakerja"
      hint="Kode dari akun Prakerja Anda. Spasi dan tanda hubung boleh ikut ditempel."
      placeholder="XXXX-XXXX-XXXX"
      autoComplete="off"
      autoCapitalize="characters"
      autoCorrect="off"
      spellCheck={false}
      {...rest}
      onChange={change}
    />
  );
};
