import CircleAlert from 'lucide-react/icons/circle-exclamation-point';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { color, fontSize, fontWeight, space } from '../../theme/theme.ts';
import { Note } from '../text/note.tsx';
import { Text } from '../text/text.tsx';

const Frame = styled.div`
  align-content: start;
  display: grid;
  gap: ${space(1.5)};
  grid-template-columns: minmax(0, 1fr);
  min-inline-size: 0;
`;

const Optional = styled.span`
  color: ${color.textMuted};
  font-weight: ${fontWeight.regular};
`;

const ErrorText = styled.p`
  color: ${color.critical};
  display: flex;
  font-size: ${fontSize.small};
  font-weight: ${fontWeight.medium};
  gap: ${space(1.5)};

  svg {
    margin-block-start: 0.15em;
  }
`;

export type FieldTexts = {
  readonly label: string;
  readonly hint?: ReactNode;
  readonly error?: string | undefined;
  readonly optional?: boolean;
  readonly note?: ReactNode;
};

export const fieldAria = (id: string, { hint, error, note }: Pick<FieldTexts, 'hint' | 'error' | 'note'>) => {
  const describedBy = [hint && `${id}-hint`, note && `${id}-note`, error && `${id}-error`].filter(Boolean).join(' ');
  return {
    ...(describedBy && { 'aria-describedby': describedBy }),
    ...(error && { 'aria-invalid': true as const }),
  };
};

export const FieldErrorText = ({ id, children }: { readonly id: string; readonly children: ReactNode }) => (
  <ErrorText id={`${id}-error`}>
    <CircleAlert size={16} aria-hidden="true" />
    {children}
  </ErrorText>
);

/** The control needs the same `id` and `fieldAria(id, …)`. */
export const Field = ({
  id,
  label,
  hint,
  error,
  optional = false,
  note,
  children,
}: FieldTexts & { readonly id: string; readonly children: ReactNode }) => (
  <Frame>
    <Text as="label" $weight="semibold" htmlFor={id}>
      {label}
      {optional && <Optional> (opsional)</Optional>}
    </Text>
    {hint && <Note id={`${id}-hint`}>{hint}</Note>}
    {note && <div id={`${id}-note`}>{note}</div>}
    {children}
    {error && <FieldErrorText id={id}>{error}</FieldErrorText>}
  </Frame>
);
