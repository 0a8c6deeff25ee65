import { type ReactNode, useId } from 'react';
import { styled } from 'styled-components';
import { fontSize, space } from '../kit/theme/theme.ts';

const Frame = styled.section`
  display: grid;
  gap: ${space(4)};
  grid-template-columns: minmax(0, 1fr);

  > h2 {
    font-size: ${fontSize.title};
  }
`;

export const ExamSection = ({ title, children }: { readonly title: string; readonly children: ReactNode }) => {
  const headingId = useId();
  return (
    <Frame aria-labelledby={headingId}>
      <h2 id={headingId}>{title}</h2>
      {children}
    </Frame>
  );
};
