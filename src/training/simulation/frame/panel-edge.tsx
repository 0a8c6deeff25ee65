import type { KeyboardEvent, PointerEvent } from 'react';
import { styled } from 'styled-components';
import { color } from '../../../ui/kit/theme/theme.ts';
import { type PanelSide, panelState } from './panel-state.ts';

const Edge = styled.div<{ $side: PanelSide }>`
  cursor: ${({ $side }) => ($side === 'below' ? 'ns-resize' : 'ew-resize')};
  inset: ${({ $side }) => ({ start: '0 -4px 0 auto', end: '0 auto 0 -4px', below: '-4px 0 auto' })[$side]};
  position: absolute;
  touch-action: none;
  ${({ $side }) => ($side === 'below' ? 'block-size' : 'inline-size')}: 8px;

  &:is(:hover, :focus-visible) {
    background: ${color.brand};
  }
`;

/** Limits of the panel's size: the minimum in pixels and the maximum share of the window. */
const least = { beside: 300, below: 120 };
const most = { beside: 0.6, below: 0.75 };
const step = 24;

const limitsOf = (side: PanelSide) =>
  side === 'below'
    ? { min: least.below, max: Math.round(innerHeight * most.below) }
    : { min: least.beside, max: Math.round(innerWidth * most.beside) };

export const PanelEdge = ({ side, size }: { readonly side: PanelSide; readonly size: number }) => {
  const { min, max } = limitsOf(side);
  const resize = (wanted: number) => {
    panelState[side === 'below' ? 'height' : 'width'] = Math.round(Math.min(max, Math.max(min, wanted)));
  };
  const drag = ({ clientX, clientY, buttons }: PointerEvent) => {
    if (buttons === 0) return;
    if (side === 'below') resize(innerHeight - clientY);
    else resize(side === 'end' ? innerWidth - clientX : clientX);
  };
  const [grow, shrink] = {
    start: ['ArrowRight', 'ArrowLeft'],
    end: ['ArrowLeft', 'ArrowRight'],
    below: ['ArrowUp', 'ArrowDown'],
  }[side];
  const press = (event: KeyboardEvent) => {
    if (event.key !== grow && event.key !== shrink) return;
    event.preventDefault();
    resize(size + (event.key === grow ? step : -step));
  };
  return (
    <Edge
      $side={side}
      role="separator"
      aria-label="Ukuran Panel Simulasi"
      aria-orientation={side === 'below' ? 'horizontal' : 'vertical'}
      aria-valuemin={min}
      aria-valuemax={max}
      aria-valuenow={size}
      tabIndex={0}
      onKeyDown={press}
      onPointerDown={({ currentTarget, pointerId }) => currentTarget.setPointerCapture(pointerId)}
      onPointerMove={drag}
    />
  );
};
