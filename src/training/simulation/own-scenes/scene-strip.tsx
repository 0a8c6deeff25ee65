import ChevronDown from 'lucide-react/icons/chevron-down';
import ChevronUp from 'lucide-react/icons/chevron-up';
import Circle from 'lucide-react/icons/circle';
import CircleCheck from 'lucide-react/icons/circle-check';
import X from 'lucide-react/icons/x';
import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import type { OpenOwnScene } from '../../../application/ports/simulation/simulated-own-scenes.ts';
import type { SimulationControl } from '../../../application/ports/simulation/simulation-control.ts';
import { useAlerts } from '../../../ui/core/alerts/alerts-view.ts';
import { Button } from '../../../ui/kit/components/button/button.tsx';
import { IconButton } from '../../../ui/kit/components/button/icon-button.tsx';
import { politely } from '../../../ui/kit/components/feedback/politely.ts';
import { VisuallyHidden } from '../../../ui/kit/components/text/visually-hidden.tsx';
import { media } from '../../../ui/kit/theme/media.ts';
import { color, fontSize, fontWeight, layer, space } from '../../../ui/kit/theme/theme.ts';
import { ScenePlayer } from './scene-player.tsx';

const Frame = styled.aside`
  background: ${color.surfaceRaised};
  border-block-start: 2px solid ${color.accent};
  color: ${color.text};
  font-size: ${fontSize.small};
  inset: auto var(--panel-end, 0px) calc(var(--below) - var(--scene, 0px)) var(--panel-start, 0px);
  max-block-size: 40vh;
  overflow: auto;
  padding: ${space(1)} ${space(2)} ${space(1)} ${space(4)};
  position: fixed;
  z-index: ${layer.menu};

  p {
    overflow-wrap: anywhere;
    padding-block-end: ${space(1)};
    padding-inline-end: ${space(2)};
  }

  ${media.print} {
    display: none;
  }
`;

const Head = styled.div`
  align-items: center;
  display: flex;
  gap: ${space(1)};

  strong {
    flex: 1;
    font-weight: ${fontWeight.semibold};
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }
`;

const Steps = styled.ol`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(1)} ${space(4)};
  list-style: none;
  padding: 0 0 ${space(1)};

  li {
    align-items: center;
    display: flex;
    gap: ${space(1)};
  }
`;

const lookEvery = 1_000;

/** Polls each second, because other windows open and leave scenes. */
const useOwnScene = (control: SimulationControl) => {
  const [scene, setScene] = useState(() => control.ownScene());
  const look = useCallback(() => {
    const now = control.ownScene();
    setScene((before) => (JSON.stringify(before) === JSON.stringify(now) ? before : now));
  }, [control]);
  useEffect(() => {
    const looking = setInterval(look, lookEvery);
    return () => clearInterval(looking);
  }, [look]);
  return { scene, look };
};

export const SceneStrip = ({ control }: { readonly control: SimulationControl }) => {
  const { scene, look } = useOwnScene(control);
  const alerts = useAlerts();
  const leave = () => void control.leaveOwnScene().then(look, alerts.failed);
  return (
    scene && (
      <Strip key={scene.title + scene.task} scene={scene} onLeave={leave}>
        <ScenePlayer control={control} />
      </Strip>
    )
  );
};

interface StripProps {
  readonly scene: OpenOwnScene;
  readonly onLeave: () => void;
  readonly children: ReactNode;
}

const Strip = ({ scene: { title, sentence, task, hint, steps }, onLeave, children }: StripProps) => {
  const frame = useRef<HTMLElement>(null);
  // keeps a tick when a form is returned, because the candidate has sent it nevertheless
  const { current: ticked } = useRef(new Set<number>());
  for (const [index, { done }] of steps.entries()) if (done) ticked.add(index);
  const finished = steps.length > 0 && ticked.size === steps.length;
  const [small, setSmall] = useState(false);
  const [hinted, setHinted] = useState(false);
  useEffect(() => {
    const { style } = document.documentElement;
    const measure = () => style.setProperty('--scene', `${frame.current?.offsetHeight ?? 0}px`);
    measure();
    const sizes = new ResizeObserver(measure);
    if (frame.current) sizes.observe(frame.current);
    return () => {
      sizes.disconnect();
      style.removeProperty('--scene');
    };
  }, []);
  return (
    <Frame ref={frame} aria-label="Adegan" data-print="hidden">
      <Head>
        <strong>{title}</strong>
        {hint !== '' && !small && (
          <Button variant="quiet" size="small" aria-expanded={hinted} onClick={() => setHinted(!hinted)}>
            Petunjuk
          </Button>
        )}
        <IconButton
          label={small ? 'Tampilkan adegan' : 'Ciutkan adegan'}
          aria-expanded={!small}
          onClick={() => setSmall(!small)}
        >
          {small ? <ChevronUp size={18} aria-hidden="true" /> : <ChevronDown size={18} aria-hidden="true" />}
        </IconButton>
        <IconButton label="Tutup adegan" onClick={onLeave}>
          <X size={18} aria-hidden="true" />
        </IconButton>
      </Head>
      {!small && (
        <>
          {sentence !== '' && <p>{sentence}</p>}
          {task !== '' && (
            <p>
              <strong>Tugas:</strong> {task}
            </p>
          )}
          {steps.length > 0 && (
            <Steps aria-label="Langkah adegan">
              {steps.map((step, index) => {
                const done = step.done || ticked.has(index);
                const Sign = done ? CircleCheck : Circle;
                return (
                  <li key={step.title}>
                    <Sign size={18} aria-hidden="true" {...(done && { color: color.positive })} />
                    <span>
                      {step.title}
                      {done && <VisuallyHidden> (selesai)</VisuallyHidden>}
                    </span>
                  </li>
                );
              })}
            </Steps>
          )}
          {children}
          <div {...politely}>
            {finished && <p>Adegan selesai: semua langkah sudah dilakukan.</p>}
            {hinted && (
              <p>
                <strong>Petunjuk:</strong> {hint}
              </p>
            )}
          </div>
        </>
      )}
    </Frame>
  );
};
