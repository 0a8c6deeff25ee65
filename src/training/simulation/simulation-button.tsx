import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { createGlobalStyle, styled } from 'styled-components';
import type { SimulationControl } from '../../application/ports/simulation/simulation-control.ts';
import { lazyComponent } from '../../ui/core/lazy-component.ts';
import { politely } from '../../ui/kit/components/feedback/politely.ts';
import { media } from '../../ui/kit/theme/media.ts';
import { color, fontSize, layer, radius, shadow, space } from '../../ui/kit/theme/theme.ts';
import { bandHeight, ModeBand } from './frame/mode-band.tsx';
import { openPanel, panelState, projector, readHidden, usePanelState, useProjector } from './frame/panel-state.ts';
import { Projector } from './frame/projector.tsx';
import { SceneByLink } from './own-scenes/scene-by-link.tsx';
import { SceneStrip } from './own-scenes/scene-strip.tsx';
import { useSimulation } from './use-simulation.ts';
import { ScenarioByLink } from './world/scenario-by-link.tsx';

const Panel = lazyComponent(async () => ({ default: (await import('./simulation-panel.tsx')).SimulationPanel }), null);

/** Reserves space for the band of the simulation. Elements fixed to the foot of the window move up too. */
const Room = createGlobalStyle`
  ${media.screen} {
    :root { --below: calc(${bandHeight} + var(--scene, 0px)); }
    body { padding-block-end: var(--below); }
  }
`;

const SimulationButton = () => {
  const control = useSimulation();
  const { open } = usePanelState();
  const [hidden] = useState(readHidden);
  const projected = useProjector();
  const heading = useRef<HTMLHeadingElement>(null);
  const before = useRef<Element | null>(null);
  const [wanted, setWanted] = useState(0);
  useFollowedClock(control);

  const enter = () => {
    projector.on = false;
    const panel = heading.current?.closest('aside');
    if (!panel?.contains(document.activeElement)) before.current = document.activeElement;
    openPanel();
    setWanted((count) => count + 1);
  };
  const leave = () => {
    if (before.current instanceof HTMLElement) before.current.focus();
    if (document.activeElement?.closest('aside')) document.querySelector<HTMLElement>('main h1')?.focus();
  };
  const turns = useRef({ enter, leave });
  turns.current = { enter, leave };
  useEffect(() => {
    if (hidden) return;
    const press = (event: KeyboardEvent) => {
      if (event.key !== '.' || !event.ctrlKey || event.altKey || event.metaKey) return;
      event.preventDefault();
      const inPanel = heading.current?.closest('aside')?.contains(document.activeElement) ?? false;
      turns.current[inPanel ? 'leave' : 'enter']();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, [hidden]);

  if (!control) return null;
  return (
    <>
      <Room />
      <ModeBand control={control} open={open} onOpen={hidden ? null : enter} onNear={() => void Panel.preload()} />
      <StorageNotice control={control} />
      <SceneStrip control={control} />
      <ScenarioByLink control={control} />
      <SceneByLink control={control} />
      {projected && <Projector />}
      {open && !hidden && !projected && (
        <Panel
          control={control}
          heading={heading}
          focusWanted={wanted}
          onLeave={leave}
          onClose={() => {
            leave();
            panelState.open = false;
          }}
        />
      )}
    </>
  );
};

/** Milliseconds between refreshes while the simulated clock runs at another speed. */
const followEvery = 2_000;

/** The `online` event makes pages read the server time again when any window changes it. */
const useFollowedClock = (control: SimulationControl | null) => {
  const queries = useQueryClient();
  useEffect(() => {
    if (!control) return;
    const wake = () => dispatchEvent(new Event('online'));
    const stop = control.watchTime(() => {
      wake();
      void queries.invalidateQueries();
    });
    const following = setInterval(() => control.clockRate() !== 1 && wake(), followEvery);
    return () => {
      clearInterval(following);
      stop();
    };
  }, [control, queries]);
};

const Place = styled.div`
  inset: auto auto calc(${space(4)} + var(--foot, 0px) + var(--below, 0px)) ${space(4)};
  max-inline-size: min(26rem, calc(100vw - ${space(8)}));
  position: fixed;
  z-index: ${layer.menu};
`;

const Frame = styled.p`
  background: ${color.cautionTint};
  border: 1px solid ${color.caution};
  border-radius: ${radius.card};
  box-shadow: ${shadow.overlay};
  color: ${color.text};
  font-size: ${fontSize.small};
  padding: ${space(2)} ${space(3)};
`;

const memoryOnly =
  'Penyimpanan perangkat tidak tersedia. Simulasi tetap berjalan, tetapi isinya hilang bila halaman ini ditutup atau dimuat ulang.';
const noCookies = 'Cookie diblokir, sehingga Anda tidak dapat masuk. Izinkan cookie untuk alamat ini, lalu muat ulang.';
const alone = 'Browser ini tidak menghubungkan tab. Pakai simulasi ini hanya di satu tab.';
const updated =
  'Portal ini berubah versi dan dunia simulasi yang lama tidak dapat dibuka lagi. Dunia itu disimpan; yang sekarang baru.';

/** Warns about browser limits before work is lost (fault matrix 68). */
const StorageNotice = ({ control }: { control: SimulationControl }) => {
  const [lasting, setLasting] = useState(true);
  useEffect(() => control.watchStorage(setLasting), [control]);
  const texts = [
    lasting ? null : memoryOnly,
    navigator.cookieEnabled ? null : noCookies,
    typeof BroadcastChannel === 'undefined' ? alone : null,
    control.foundOtherVersion() ? updated : null,
  ].filter((text) => text !== null);
  return (
    <Place {...politely} data-print="hidden">
      {texts.map((text) => (
        <Frame key={text}>{text}</Frame>
      ))}
    </Place>
  );
};

export default SimulationButton;
