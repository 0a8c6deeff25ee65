import ChevronDown from 'lucide-react/icons/chevron-down';
import { type ReactNode, useId } from 'react';
import { styled } from 'styled-components';
import { media } from '../../kit/theme/media.ts';
import { raisedPanel } from '../../kit/theme/surfaces.ts';
import { color, fontSize, fontWeight, radius, space, touchTarget } from '../../kit/theme/theme.ts';
import { NavigatorLegend } from './navigator-legend.tsx';
import { NavigatorNumbers, type NavigatorNumbersProps } from './navigator-numbers.tsx';

const Frame = styled.div<{ $folded: boolean }>`
  ${raisedPanel}
  display: grid;
  gap: ${space(2)} ${space(4)};
  padding: ${space(1)} ${space(3)};

  h2 {
    font-size: ${fontSize.body};
  }

  nav {
    align-items: center;
    display: flex;
    flex-wrap: wrap;
    gap: ${space(1)} ${space(4)};
  }

  ${({ $folded }) =>
    $folded
      ? `
    align-items: center;
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;

    /* In a low window only the heading is left, in the line of the question's heading. */
    ${media.low} {
      background: none;
      border: 0;
      grid-area: 1 / 1;
      justify-self: end;
      padding: 0 ${space(2)};
      z-index: 1;

      > :not(nav), nav > :not(h2) {
        display: none;
      }
    }
  `
      : `
    nav > ol {
      flex: 1 0 100%;
    }

    ${media.wide} {
      align-self: start;
      inset-block-start: 6.5rem;
      position: sticky;
    }
  `}
`;

const Toggle = styled.button`
  align-items: center;
  background: none;
  border: 0;
  border-radius: ${radius.control};
  color: ${color.text};
  display: inline-flex;
  font-weight: ${fontWeight.bold};
  gap: ${space(2)};
  min-block-size: ${touchTarget};
  padding: 0 ${space(1)};

  svg {
    color: ${color.brand};
  }

  &[aria-expanded='true'] svg {
    rotate: 180deg;
  }
`;

interface QuestionNavigatorProps extends NavigatorNumbersProps {
  readonly folded: boolean;
  readonly onFold: (folded: boolean) => void;
  readonly children: ReactNode;
}

export const QuestionNavigator = (props: QuestionNavigatorProps) => {
  const { questions, source, current, onGo, folded, onFold, children } = props;
  const titleId = useId();
  return (
    <Frame $folded={folded} data-print="hidden">
      <nav aria-labelledby={titleId}>
        <h2 id={titleId}>
          <Toggle type="button" aria-expanded={!folded} onClick={() => onFold(!folded)}>
            Navigasi soal
            <ChevronDown size={18} aria-hidden="true" />
          </Toggle>
        </h2>
        {!folded && <NavigatorNumbers questions={questions} source={source} current={current} onGo={onGo} />}
        <NavigatorLegend questions={questions} source={source} />
      </nav>
      {children}
    </Frame>
  );
};
