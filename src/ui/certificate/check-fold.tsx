import ChevronDown from 'lucide-react/icons/chevron-down';
import { type ReactNode, useEffect, useRef } from 'react';
import { styled } from 'styled-components';
import { media } from '../kit/theme/media.ts';
import { raisedPanel } from '../kit/theme/surfaces.ts';
import { color, fontWeight, space, touchTarget } from '../kit/theme/theme.ts';

const Frame = styled.details`
  ${media.print} {
    display: none;
  }
`;

const Summary = styled.summary`
  ${raisedPanel}
  align-items: center;
  color: ${color.brand};
  display: flex;
  font-weight: ${fontWeight.semibold};
  justify-content: space-between;
  list-style: none;
  min-block-size: ${touchTarget};
  padding: ${space(3)} ${space(5)};

  &::-webkit-details-marker {
    display: none;
  }

  &[hidden] {
    display: none;
  }

  [open] > & {
    margin-block-end: ${space(5)};

    svg {
      rotate: 180deg;
    }
  }
`;

interface CheckFoldProps {
  /** `open`: no certificate is shown. `folded`: one is shown. `gone`: the page waits for one and does not know its height. */
  readonly state: 'open' | 'folded' | 'gone';
  /** Folds again when it changes. */
  readonly answer: unknown;
  readonly children: ReactNode;
}

/** Keeps the form while a certificate is shown, because what was typed there must not be lost. */
export const CheckFold = ({ state, answer, children }: CheckFoldProps) => {
  const details = useRef<HTMLDetailsElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each answer folds what was opened by hand
  useEffect(() => {
    if (details.current) details.current.open = state === 'open';
  }, [state, answer]);
  return (
    <Frame ref={details} open={state === 'open'} hidden={state === 'gone'}>
      <Summary hidden={state !== 'folded'}>
        Periksa nomor lain
        <ChevronDown size={20} aria-hidden="true" />
      </Summary>
      {children}
    </Frame>
  );
};
