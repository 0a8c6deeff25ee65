import { type ReactNode, useId } from 'react';
import { styled } from 'styled-components';
import { Card } from '../kit/components/layout/card.tsx';
import { fontSize, space } from '../kit/theme/theme.ts';

const Frame = styled(Card)`
  display: grid;
  gap: ${space(4)};
  grid-template-columns: minmax(0, 1fr);

  > h2 {
    font-size: ${fontSize.lead};
  }
`;

export const Section = ({ title, children }: { title: string; children: ReactNode }) => {
  const id = useId();
  return (
    <Frame as="section" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </Frame>
  );
};
