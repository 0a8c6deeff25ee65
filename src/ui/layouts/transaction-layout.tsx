import { styled } from 'styled-components';
import { Container } from '../components/layout/container.tsx';
import { SkipLink } from '../components/navigation/skip-link.tsx';
import { color, layer, space } from '../theme/theme.ts';
import { Brand } from './brand.tsx';
import { Frame } from './frame.ts';
import type { LayoutProps } from './layout-props.ts';
import { MainArea, mainId } from './main-area.tsx';
import { RunningExam } from './running-exam.tsx';

const Bar = styled.header`
  background: ${color.brandStrong};
  color: ${color.onBrand};
  position: relative;
  z-index: ${layer.sticky};
  --focus: ${color.accent};
`;

const Row = styled(Container)`
  padding-block: ${space(3)};
`;

/** Only the logo above: the page shows its numbered steps and nothing that leads away from them (specification 2, Layouts). */
export const TransactionLayout = ({ children }: LayoutProps) => (
  <Frame>
    <SkipLink target={mainId} />
    <Bar data-print="hidden">
      <Row>
        <Brand />
      </Row>
      <RunningExam />
    </Bar>
    <MainArea>{children}</MainArea>
  </Frame>
);
