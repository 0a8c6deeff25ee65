import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Stack } from '../../kit/components/layout/stack.tsx';
import { media } from '../../kit/theme/media.ts';
import { color, fontSize, readingWidth, space } from '../../kit/theme/theme.ts';

const Head = styled.div`
  align-items: end;
  display: flex;
  flex-wrap: wrap;
  gap: ${space(3)} ${space(6)};
  justify-content: space-between;

  > div {
    flex: 1 1 18rem;
  }

  h2 {
    border-radius: 4px;
    font-size: ${fontSize.title};
    scroll-margin-block: 9rem; /* below the success alert */
  }

  p {
    color: ${color.textMuted};
    margin-block-start: ${space(1)};
    max-inline-size: ${readingWidth};
  }

  /* The accordion directly above already shows this heading. */
  ${media.mobile} {
    h2 {
      block-size: 1px;
      clip-path: inset(50%);
      overflow: hidden;
      position: absolute;
    }

    p {
      margin-block-start: 0;
    }
  }

  ${media.phone} {
    > button {
      flex: 1 1 100%;
    }
  }
`;

export interface RecordsFrameProps {
  readonly headingId: string;
  readonly title: string;
  readonly lead: string;
  readonly action: ReactNode;
  readonly children: ReactNode;
}

export const RecordsFrame = ({ headingId, title, lead, action, children }: RecordsFrameProps) => (
  <Stack as="section" $gap={5} aria-labelledby={headingId}>
    <Head>
      <div>
        <h2 id={headingId} tabIndex={-1}>
          {title}
        </h2>
        <p>{lead}</p>
      </div>
      {action}
    </Head>
    {children}
  </Stack>
);
