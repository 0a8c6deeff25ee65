import { useQueryClient } from '@tanstack/react-query';
import { FlaskConical } from 'lucide-react';
import { useEffect, useState } from 'react';
import { styled } from 'styled-components';
import { useLocation } from 'wouter';
import type { SimulationControl } from '../../application/ports/simulation/simulation-control.ts';
import { lazyComponent } from '../lazy-component.ts';
import { outOfSight } from '../theme/surfaces.ts';
import { color, fontSize, fontWeight, layer, radius, shadow, space, touchTarget } from '../theme/theme.ts';
import { useSimulation } from './use-simulation.ts';
import { ScenarioByLink } from './world/scenario-by-link.tsx';

const Floating = styled.button`
  align-items: center;
  background: ${color.accent};
  border: 0;
  border-radius: ${radius.pill};
  box-shadow: ${shadow.overlay};
  color: ${color.onAccent};
  display: flex;
  font-size: ${fontSize.small};
  font-weight: ${fontWeight.semibold};
  gap: ${space(2)};
  inset: auto ${space(4)} calc(${space(4)} + var(--foot, 0px)) auto;
  min-block-size: ${touchTarget};
  padding-inline: ${space(4)};
  position: fixed;
  z-index: ${layer.menu};

  @media (max-width: 37.5em), (max-height: 43.75em) {
    inline-size: ${touchTarget};
    justify-content: center;
    padding: 0;

    > span {
      ${outOfSight}
    }
  }
`;

const Panel = lazyComponent(async () => ({ default: (await import('./simulation-panel.tsx')).SimulationPanel }));

/** Opens the Panel Simulasi from any page; its panel comes with the first press. */
const SimulationButton = () => {
  const control = useSimulation();
  const [open, setOpen] = useState(false);
  const [pathname] = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page is no place for an open panel
  useEffect(() => setOpen(false), [pathname]);
  useFollowedClock(control);
  return (
    <>
      <Floating type="button" data-print="hidden" onPointerEnter={Panel.preload} onClick={() => setOpen(true)}>
        <FlaskConical size={18} aria-hidden="true" />
        <span>Panel Simulasi</span>
      </Floating>
      {control && <StorageNotice control={control} />}
      {control && <ScenarioByLink control={control} />}
      {open && control && <Panel control={control} onClose={() => setOpen(false)} />}
    </>
  );
};

/** How often a page asks for the time of a clock that does not go like its own (ms). */
const followEvery = 2_000;

/** Pages learn of the server's new time as after a sleep of the device, in whichever window somebody has moved it. */
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
  inset: auto auto calc(${space(4)} + var(--foot, 0px)) ${space(4)};
  max-inline-size: min(26rem, calc(100vw - ${space(24)}));
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

/** The simulated server lives in this browser: what it cannot do here is told before work is lost (fault matrix 68). */
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
    <Place role="status" data-print="hidden">
      {texts.map((text) => (
        <Frame key={text}>{text}</Frame>
      ))}
    </Place>
  );
};

export default SimulationButton;
