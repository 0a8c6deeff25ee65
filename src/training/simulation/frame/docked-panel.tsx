import PanelBottom from 'lucide-react/icons/panel-bottom';
import PanelLeft from 'lucide-react/icons/panel-left';
import PanelRight from 'lucide-react/icons/panel-right';
import X from 'lucide-react/icons/x';
import { type ReactNode, type Ref, useRef, useSyncExternalStore } from 'react';
import { createGlobalStyle, styled } from 'styled-components';
import { IconButton } from '../../../ui/kit/components/button/icon-button.tsx';
import { media } from '../../../ui/kit/theme/media.ts';
import { pressedInForcedColors } from '../../../ui/kit/theme/surfaces.ts';
import { color, fontSize, layer, space } from '../../../ui/kit/theme/theme.ts';
import { bandHeight } from './mode-band.tsx';
import { PanelEdge } from './panel-edge.tsx';
import { type PanelSide, panelSides, panelState, roomBeside, usePanelState } from './panel-state.ts';

/** Below the page, the panel leaves an open scene in the window, and something of the page that it plays on. */
const roomBelow = `100dvh - ${bandHeight} - var(--scene, 0px) - 9rem`;

const Room = createGlobalStyle<{ $side: PanelSide; $extent: string }>`
  ${media.screen} {
    :root {
      --below: calc(${bandHeight} + var(--scene, 0px) + ${({ $side, $extent }) => ($side === 'below' ? $extent : '0px')});
      --panel-${({ $side }) => $side}: ${({ $extent }) => $extent};
    }

    body {
      ${({ $side, $extent }) => $side !== 'below' && `padding-inline-${$side}: ${$extent};`}
    }
  }
`;

const insets: Readonly<Record<PanelSide, string>> = {
  start: `0 auto ${bandHeight} 0`,
  end: `0 0 ${bandHeight} auto`,
  below: `auto 0 ${bandHeight}`,
};

const Frame = styled.aside<{ $side: PanelSide }>`
  background: ${color.surfaceRaised};
  border: 0 solid ${color.border};
  border-${({ $side }) => ({ start: 'inline-end', end: 'inline-start', below: 'block-start' })[$side]}-width: 1px;
  display: grid;
  font-size: ${fontSize.small};
  grid-template: auto minmax(0, 1fr) / minmax(0, 1fr);
  inset: ${({ $side }) => insets[$side]};
  position: fixed;
  z-index: ${layer.menu};

  ${media.print} {
    display: none;
  }
`;

const Head = styled.div`
  align-items: center;
  border-block-end: 1px solid ${color.border};
  display: flex;
  gap: ${space(1)};
  padding: ${space(1.5)} ${space(2)} ${space(1.5)} ${space(4)};

  h2 {
    flex: 1;
    font-size: ${fontSize.body};
  }

  h2:focus {
    outline: none;
  }

  [aria-pressed='true'] {
    background: ${color.brandTint};
    color: ${color.brand};
  }

  ${pressedInForcedColors}
`;

const Content = styled.div`
  align-content: start;
  container: panel / size;
  display: grid;
  gap: ${space(2)};
  grid-template-columns: repeat(auto-fit, minmax(min(22rem, 100%), 1fr));
  overflow: auto;
  overscroll-behavior: contain;
  padding: ${space(3)};
`;

const sides = {
  start: { label: 'Di kiri halaman', Icon: PanelLeft },
  below: { label: 'Di bawah halaman', Icon: PanelBottom },
  end: { label: 'Di kanan halaman', Icon: PanelRight },
} as const;

/** From this width of the window on, in pixels, the panel is at the side by default, because an assessment page still fits beside it. */
const roomForAll = 1_300;

const listen = (changed: () => void) => {
  addEventListener('resize', changed);
  return () => removeEventListener('resize', changed);
};

const usePanelSide = (): { readonly side: PanelSide; readonly choosable: boolean } => {
  const width = useSyncExternalStore(listen, () => innerWidth);
  const { side } = usePanelState();
  const choosable = width >= roomBeside;
  if (!choosable) return { side: 'below', choosable };
  return { side: side ?? (width >= roomForAll ? 'end' : 'below'), choosable };
};

interface DockedPanelProps {
  readonly heading: Ref<HTMLHeadingElement>;
  readonly onLeave: () => void;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

export const DockedPanel = ({ heading, onLeave, onClose, children }: DockedPanelProps) => {
  const { width, height } = usePanelState();
  const { side, choosable } = usePanelSide();
  const frame = useRef<HTMLElement>(null);
  const size = side === 'below' ? height : width;
  const extent = side === 'below' ? `min(${size}px, ${roomBelow})` : `${size}px`;
  return (
    <Frame
      ref={frame}
      $side={side}
      aria-label="Panel Simulasi"
      data-print="hidden"
      style={side === 'below' ? { blockSize: extent } : { inlineSize: extent }}
      onKeyDown={(event) => {
        if (event.key === 'Escape' && !event.defaultPrevented) onLeave();
      }}
    >
      <Room $side={side} $extent={extent} />
      <PanelEdge side={side} size={size} />
      <Head>
        <h2 ref={heading} tabIndex={-1}>
          Panel Simulasi
        </h2>
        {choosable &&
          panelSides.map((each) => {
            const { label, Icon } = sides[each];
            return (
              <IconButton
                key={each}
                label={label}
                aria-pressed={each === side}
                onClick={() => {
                  panelState.side = each;
                }}
              >
                <Icon size={18} aria-hidden="true" />
              </IconButton>
            );
          })}
        <IconButton label="Tutup" onClick={onClose}>
          <X size={18} aria-hidden="true" />
        </IconButton>
      </Head>
      <Content data-panel="">{children}</Content>
    </Frame>
  );
};
