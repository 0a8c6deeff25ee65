import { type ReactNode, useId } from 'react';
import { styled } from 'styled-components';
import { media } from '../theme/media.ts';
import { raisedPanel } from '../theme/surfaces.ts';
import { color, fontSize, space } from '../theme/theme.ts';

const Frame = styled.section`
  ${raisedPanel}
  display: grid;
  gap: ${space(5)};
  grid-template-columns: minmax(0, 1fr);
  padding: ${space(6)};

  h2 {
    font-size: ${fontSize.lead};
  }

  ${media.mobile} {
    background: none;
    border: 0;
    border-block-start: 1px solid ${color.border};
    border-radius: 0;
    padding: ${space(5)} 0 0;
  }
`;

const Lead = styled.p`
  color: ${color.textMuted};
  font-size: ${fontSize.small};
  margin-block-start: ${space(1)};
`;

/** Fields beside each other where there is room. */
export const Fields = styled.div`
  display: grid;
  gap: ${space(5)};
  grid-template-columns: minmax(0, 1fr);

  ${media.tablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;

/** What takes the whole width among `Fields`. */
export const WholeRow = styled.div`
  grid-column: 1 / -1;
  min-inline-size: 0;
`;

export type FormSectionProps = {
  readonly title: string;
  readonly lead?: ReactNode;
  readonly children: ReactNode;
};

/** One titled group of fields. */
export const FormSection = ({ title, lead, children }: FormSectionProps) => {
  const id = useId();
  return (
    <Frame aria-labelledby={id}>
      <div>
        <h2 id={id}>{title}</h2>
        {lead && <Lead>{lead}</Lead>}
      </div>
      {children}
    </Frame>
  );
};
