import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { media } from '../../theme/media.ts';
import { fontSize, space } from '../../theme/theme.ts';
import { Text } from '../text/text.tsx';

const Frame = styled.div`
  align-items: center;
  display: flex;
  flex-direction: column;
  gap: ${space(2)};
  margin-inline: auto;
  max-inline-size: 32rem;
  padding: ${space(8)} ${space(4)};
  text-align: center;
  text-wrap: pretty;

  h2 {
    font-size: ${fontSize.title};
  }

  /* the way on stays in view */
  ${media.low} {
    padding-block: ${space(2)};

    > svg {
      block-size: auto;
      max-inline-size: 6.5rem;
    }
  }
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(3)};
  justify-content: center;
  margin-block-start: ${space(4)};
`;

export type MessagePanelProps = {
  readonly picture?: ReactNode;
  readonly title: string;
  readonly children?: ReactNode;
  readonly actions?: ReactNode;
  readonly role?: 'alert' | 'status';
};

export const MessagePanel = ({ picture, title, children, actions, role }: MessagePanelProps) => (
  <Frame role={role}>
    {picture}
    <h2>{title}</h2>
    {children && (
      <Text as="div" $tone="textMuted">
        {children}
      </Text>
    )}
    {actions && <Actions>{actions}</Actions>}
  </Frame>
);
