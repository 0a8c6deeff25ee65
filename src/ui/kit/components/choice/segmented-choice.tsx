import { type ComponentType, useId } from 'react';
import { styled } from 'styled-components';
import { media } from '../../theme/media.ts';
import { ringAround, seeThrough } from '../../theme/surfaces.ts';
import { color, duration, fontSize, fontWeight, radius, shadow, space, touchTarget } from '../../theme/theme.ts';

const Legend = styled.legend`
  font-weight: ${fontWeight.semibold};
  margin-block-end: ${space(1.5)};
`;

const Track = styled.div`
  background: ${color.surfaceSunken};
  border-radius: ${radius.control};
  display: inline-grid;
  gap: ${space(1)};
  grid-auto-columns: 1fr;
  grid-auto-flow: column;
  max-inline-size: 100%;
  padding: ${space(1)};

  ${media.phone} {
    display: grid;
  }
`;

const Segment = styled.label`
  align-items: center;
  border: 1px solid transparent;
  border-radius: 6px;
  color: ${color.textMuted};
  cursor: pointer;
  display: flex;
  font-weight: ${fontWeight.semibold};
  gap: ${space(2)};
  justify-content: center;
  min-block-size: ${touchTarget};
  overflow-wrap: break-word; /* a column is at least as wide as its longest word */
  padding: ${space(1)} ${space(4)};
  position: relative;
  transition: background-color ${duration.fast}, color ${duration.fast};

  &:hover {
    color: ${color.brand};
  }

  &[data-checked='true'] {
    background: ${color.surfaceRaised};
    border-color: ${color.borderControl};
    box-shadow: ${shadow.card};
    color: ${color.brand};
  }

  ${ringAround}

  ${media.phone} {
    font-size: ${fontSize.small};
    padding-inline: ${space(2)};
  }

  ${media.forcedColors} {
    &[data-checked='true'] {
      outline: 2px solid Highlight;
    }
  }
`;

const Input = styled.input`
  ${seeThrough}
  outline: none;
`;

export type SegmentedChoiceProps<Value extends string> = {
  readonly label: string;
  readonly options: readonly {
    readonly value: Value;
    readonly title: string;
    readonly icon?: ComponentType<{ size: number; 'aria-hidden': 'true' }>;
  }[];
  readonly value: Value;
  readonly onValue: (value: Value) => void;
};

export const SegmentedChoice = <Value extends string>(props: SegmentedChoiceProps<Value>) => {
  const { label, options, value, onValue } = props;
  const name = useId();
  return (
    <fieldset>
      <Legend>{label}</Legend>
      <Track>
        {options.map(({ value: own, title, icon: Icon }) => (
          <Segment key={own} data-checked={own === value}>
            <Input type="radio" name={name} value={own} checked={own === value} onChange={() => onValue(own)} />
            {Icon && <Icon size={18} aria-hidden="true" />}
            {title}
          </Segment>
        ))}
      </Track>
    </fieldset>
  );
};
