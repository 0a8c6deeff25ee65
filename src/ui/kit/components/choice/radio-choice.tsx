import type { ComponentPropsWithRef, ReactNode } from 'react';
import { styled } from 'styled-components';
import { chosenMark } from '../../theme/surfaces.ts';
import { color, duration, radius, space } from '../../theme/theme.ts';
import { known } from '../form/known.ts';
import { Text } from '../text/text.tsx';

const Frame = styled.label`
  align-items: start;
  background: ${color.surfaceRaised};
  border: 1px solid ${color.borderControl};
  border-radius: ${radius.control};
  cursor: pointer;
  display: flex;
  gap: ${space(3)};
  min-inline-size: 0;
  padding: ${space(2.5)} ${space(3)};
  transition: background-color ${duration.fast}, border-color ${duration.fast};

  &:hover {
    border-color: ${color.brand};
  }

  &:has(:checked) {
    background: ${color.brandTint};
    border-color: ${color.brand};
    box-shadow: inset 0 0 0 1px ${color.brand};
    ${chosenMark}
  }

  &:has(:disabled) {
    background: ${color.surface};
    border-color: ${color.border};
    color: ${color.textMuted};
    cursor: not-allowed;
  }
`;

const Input = styled.input`
  accent-color: ${color.brand};
  block-size: 1.25rem;
  cursor: inherit;
  flex: none;
  inline-size: 1.25rem;
  margin-block-start: ${space(0.5)};
`;

export type RadioChoiceProps = Omit<ComponentPropsWithRef<'input'>, 'type' | 'children'> & {
  readonly label: ReactNode;
  readonly hint?: ReactNode;
};

export const RadioChoice = ({ label, hint, ...input }: RadioChoiceProps) => (
  <Frame>
    <Input {...input} {...known(input.checked)} type="radio" />
    <span>
      {label}
      {hint && (
        <Text as="span" $block $size="small" $tone="textMuted">
          {hint}
        </Text>
      )}
    </span>
  </Frame>
);
