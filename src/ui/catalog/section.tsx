import { type ReactNode, useId } from 'react';
import { styled } from 'styled-components';
import { media } from '../kit/theme/media.ts';
import { color, readingWidth, space } from '../kit/theme/theme.ts';

const Frame = styled.section`
  display: grid;
  gap: ${space(6)};
  grid-template-columns: minmax(0, 1fr);
  scroll-margin-block-start: 6rem;

  &:focus {
    outline: none; /* a place to begin reading, not a control */
  }

  ${media.phone} {
    gap: ${space(4)};
  }
`;

const Head = styled.div`
  align-items: end;
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)} ${space(6)};
  justify-content: space-between;

  p {
    color: ${color.textMuted};
    margin-block-start: ${space(1)};
    max-inline-size: ${readingWidth};
  }
`;

export interface SectionProps {
  readonly id?: string;
  readonly title: string;
  readonly lead?: ReactNode;
  readonly beside?: ReactNode;
  readonly children: ReactNode;
}

export const Section = ({ id, title, lead, beside, children }: SectionProps) => {
  const headingId = useId();
  return (
    <Frame id={id} {...(id && { tabIndex: -1 })} aria-labelledby={headingId}>
      <Head>
        <div>
          <h2 id={headingId}>{title}</h2>
          {lead && <p>{lead}</p>}
        </div>
        {beside}
      </Head>
      {children}
    </Frame>
  );
};
