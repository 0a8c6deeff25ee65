import { createContext, type ReactNode, use, useId } from 'react';
import { styled } from 'styled-components';
import { twoColumns } from '../../kit/components/layout/two-columns.ts';
import { media } from '../../kit/theme/media.ts';
import { raisedPanel } from '../../kit/theme/surfaces.ts';
import { color, fontSize, space } from '../../kit/theme/theme.ts';

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

const Plain = styled.section`
  border-block-start: 1px solid ${color.border};
  display: grid;
  gap: ${space(4)};
  grid-template-columns: minmax(0, 1fr);
  padding-block-start: ${space(5)};

  h3 {
    font-size: ${fontSize.body};
  }
`;

export const InsideSection = createContext(false);

const Lead = styled.p`
  color: ${color.textMuted};
  font-size: ${fontSize.small};
  margin-block-start: ${space(1)};
`;

export const Fields = styled.div`
  display: grid;
  gap: ${space(5)};
  ${twoColumns('14rem')}
`;

export const WholeRow = styled.div`
  grid-column: 1 / -1;
  min-inline-size: 0;
`;

export type FormSectionProps = {
  readonly title: string;
  readonly lead?: ReactNode | undefined;
  readonly children: ReactNode;
};

export const FormSection = ({ title, lead, children }: FormSectionProps) => {
  const id = useId();
  const inside = use(InsideSection);
  const Group = inside ? Plain : Frame;
  const Heading = inside ? 'h3' : 'h2';
  return (
    <Group aria-labelledby={id}>
      <div>
        <Heading id={id}>{title}</Heading>
        {lead && <Lead>{lead}</Lead>}
      </div>
      {children}
    </Group>
  );
};
