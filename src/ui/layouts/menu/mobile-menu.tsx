import { Menu as MenuIcon } from 'lucide-react';
import { useEffect, useState } from 'react';
import { styled } from 'styled-components';
import { useLocation } from 'wouter';
import { IconButton } from '../../components/button/icon-button.tsx';
import { lazyComponent } from '../../lazy-component.ts';
import { media } from '../../theme/media.ts';

const MobileOnly = styled.div`
  ${media.desktop} {
    display: none;
  }
`;

const Panel = lazyComponent(() => import('./mobile-menu-panel.tsx'), null, true);

/** On mobile: all menus behind one button, in a modal list. Any choice closes it. */
export const MobileMenu = () => {
  const [open, setOpen] = useState(false);
  const [pathname] = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new address closes the menu, however it was reached
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
