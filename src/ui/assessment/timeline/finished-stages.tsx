import { type ReactNode, useEffect, useRef } from 'react';
import { styled } from 'styled-components';
import { color, fontWeight, space } from '../../kit/theme/theme.ts';

const Frame = styled.details`
  summary {
    color: ${color.brand};
    font-weight: ${fontWeight.medium};
    inline-size: fit-content;
    padding-block: ${space(2)};

    &:hover {
      text-decoration: underline;
    }
  }

  &[open] summary {
    margin-block-end: ${space(3)};
  }
`;

interface FinishedStagesProps {
  readonly count: number;
  /** Whether an answered appeal, which does not count, is among them. */
  readonly appealed: boolean;
  readonly children: ReactNode;
}

export const FinishedStages = ({ count, appealed, children }: FinishedStagesProps) => {
  const details = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    let folded = false;
    const unfold = () => {
      if (!details.current) return;
      folded = !details.current.open;
      details.current.open = true;
    };
    const fold = () => {
      if (folded && details.current) details.current.open = false;
    };
    addEventListener('beforeprint', unfold);
    addEventListener('afterprint', fold);
    return () => {
      removeEventListener('beforeprint', unfold);
      removeEventListener('afterprint', fold);
    };
  }, []);
  return (
    <Frame ref={details}>
      <summary>{`${count} tahap${appealed ? ' dan banding' : ''} sudah selesai`}</summary>
      {children}
    </Frame>
  );
};
