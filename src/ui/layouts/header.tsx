import { styled } from 'styled-components';
import { Container } from '../components/layout/container.tsx';
import { darkArea } from '../theme/surfaces.ts';
import { layer, space } from '../theme/theme.ts';
import { Brand } from './brand.tsx';
import { AccountCorner } from './menu/account-corner.tsx';
import { MainMenu } from './menu/main-menu.tsx';
import { MobileMenu } from './menu/mobile-menu.tsx';
import { RunningExam } from './running-exam.tsx';

const Bar = styled.header`
  ${darkArea}
  inset-block-start: 0;
  position: sticky;
  z-index: ${layer.sticky};
`;

const Row = styled(Container)`
  align-items: center;
  block-size: 4.5rem;
  display: flex;
  gap: ${space(4)};
`;

/** Brand, main menu and account; on mobile the menus stand behind one button (specification 2, Menus). */
export const Header = () => (
  <Bar data-print="hidden">
    <Row>
      <Brand />
      <MainMenu />
      <AccountCorner />
      <MobileMenu />
    </Row>
    <RunningExam />
  </Bar>
);
