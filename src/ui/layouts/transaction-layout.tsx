import { styled } from 'styled-components';
import { Container } from '../components/container.tsx';
import { SkipLink } from '../components/skip-link.tsx';
import { color, space } from '../theme/theme.ts';
import { Brand } from './brand.tsx';
import { Frame } from './frame.ts';
import type { LayoutProps } from './layout-props.ts';
import { MainArea, mainId } from './main-area.tsx';

const Bar = styled.header`
  background: ${color.brandStrong};
  color: ${color.onBrand};
  padding-block: ${space(3)};
  --focus: ${color.accent};
`;

/** Only the logo above: the page shows its numbered steps and nothing that leads away from them (specification 2, Layouts). */
export const TransactionLayout = ({ children }: LayoutProps) => (
  <Frame>
    <SkipLink target={mainId} />
    <Bar data-print="hidden">
      <Container>
        <Brand />
      </Container>
    </Bar>
    <MainArea>{children}</MainArea>
  </Frame>
);
