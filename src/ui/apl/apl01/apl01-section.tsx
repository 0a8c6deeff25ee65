import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { raisedPanel } from '../../kit/theme/surfaces.ts';
import { color, fontSize, fontWeight, space } from '../../kit/theme/theme.ts';
import { InsideSection } from '../../profile/public/form-section.tsx';
import { type SectionId, sections } from './apl01-text.ts';

const Frame = styled.section`
  ${raisedPanel}
  display: grid;
  gap: ${space(5)};
  grid-template-columns: minmax(0, 1fr);
  padding: ${space(6)};
  scroll-margin-block-start: 6rem;

  > header {
    align-items: baseline;
    display: grid;
    gap: ${space(1)} ${space(3)};
    grid-template-columns: auto minmax(0, 1fr);
  }

  h2:focus {
    outline: none;
  }
`;

const Ordinal = styled.span`
  color: ${color.accentText};
  font-size: ${fontSize.title};
  font-weight: ${fontWeight.heavy};
  font-variant-numeric: tabular-nums;
`;

const Lead = styled.p`
  color: ${color.textMuted};
  grid-column: 1 / -1;
`;

export interface Apl01SectionProps {
  readonly id: SectionId;
  readonly lead?: ReactNode;
  readonly children: ReactNode;
}

export const Apl01Section = ({ id, lead, children }: Apl01SectionProps) => {
  const section = sections.find((each) => each.id === id);
  return (
    <Frame id={id} aria-labelledby={`${id}-judul`}>
      <header>
        {section?.no && <Ordinal aria-hidden="true">{section.no}</Ordinal>}
        <h2 id={`${id}-judul`} tabIndex={-1}>
          {section?.title}
        </h2>
        {lead && <Lead>{lead}</Lead>}
      </header>
      <InsideSection value={true}>{children}</InsideSection>
    </Frame>
  );
};
