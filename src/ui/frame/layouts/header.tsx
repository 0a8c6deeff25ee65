import MenuIcon from 'lucide-react/icons/menu';
import { useEffect, useState } from 'react';
import { styled } from 'styled-components';
import { useLocation } from 'wouter';
import { lazyComponent } from '../../core/lazy-component.ts';
import { IconButton } from '../../kit/components/button/icon-button.tsx';
import { Container } from '../../kit/components/layout/container.tsx';
import { headerWidth } from '../../kit/theme/media.ts';
import { darkArea } from '../../kit/theme/surfaces.ts';
import { layer, space } from '../../kit/theme/theme.ts';
import { Brand } from './brand.tsx';
import { HeaderStrip } from './header-strip.tsx';
import { AccountCorner } from './menu/account-corner.tsx';
import { MainMenu } from './menu/main-menu.tsx';

const Bar = styled.header`
  ${darkArea}
  ${headerWidth.container}
  inset-block-start: 0;
  position: sticky;
  z-index: ${layer.sticky};
`;

const Row = styled(Container)`
  align-items: center;
  display: flex;
  gap: ${space(4)};
  min-block-size: 4.5rem;

  ${headerWidth.tightest} {
    gap: ${space(2)};
  }

  ${headerWidth.tiny} {
    > a > span {
      font-size: 0; /* hides the text, which remains the accessible name of the link */
    }
  }
`;

export const Header = () => (
  <Bar data-print="hidden">
    <Row>
      <Brand />
      <MainMenu />
      <AccountCorner />
      <MobileMenu />
    </Row>
    <HeaderStrip />
  </Bar>
);

const MobileOnly = styled.div`
  ${headerWidth.full} {
    display: none;
  }
`;

const Panel = lazyComponent(() => import('./menu/mobile-menu-panel.tsx'), null, true);

const MobileMenu = () => {
  const [open, setOpen] = useState(false);
  const [pathname] = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: every change of `pathname` closes the menu, whatever caused it
  useEffect(() => setOpen(false), [pathname]);
  return (
    <MobileOnly>
      <IconButton
        label="Buka menu"
        aria-haspopup="dialog"
        aria-expanded={open}
        onPointerEnter={Panel.preload}
        onClick={() => setOpen(true)}
      >
        <MenuIcon size={24} aria-hidden="true" />
      </IconButton>
      {open && <Panel onClose={() => setOpen(false)} />}
    </MobileOnly>
  );
};
