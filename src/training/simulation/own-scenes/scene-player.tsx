import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useId, useState } from 'react';
import { styled } from 'styled-components';
import type { PlayedAct, PlayedScene } from '../../../application/ports/simulation/simulated-own-scenes.ts';
import type { SimulationControl } from '../../../application/ports/simulation/simulation-control.ts';
import { inWib } from '../../../domain/calendar/calendar.ts';
import { useAlerts } from '../../../ui/core/alerts/alerts-view.ts';
import { Button } from '../../../ui/kit/components/button/button.tsx';
import { Cluster } from '../../../ui/kit/components/layout/cluster.tsx';
import { color, fontWeight, space } from '../../../ui/kit/theme/theme.ts';
import { useEnterOwnScene } from '../world/use-scenes.ts';

const Acts = styled.ol`
  border-block: 1px solid ${color.border};
  list-style: none;
  margin-block: ${space(1)};
  max-block-size: 9rem;
  overflow: auto;
  padding: 0;

  li {
    color: ${color.textMuted};
    overflow-wrap: anywhere;
    padding-block: ${space(0.5)};
  }

  [data-played] {
    color: ${color.text};
  }

  [aria-current] {
    font-weight: ${fontWeight.semibold};
  }
`;

/** What the page says after an act: its heading, and what it announces. */
const saidByPage = (): string =>
  [...document.querySelectorAll('main h1, main [role="alert"], main [role="status"], main [aria-live]')]
    .map(({ textContent }) => textContent.trim())
    .filter(Boolean)
    .join(' · ')
    .slice(0, 300);

const traceText = ({ call, events, refused }: PlayedAct): string =>
  [
    ...(refused === null ? [] : [`tidak dapat: ${refused}`]),
    ...(call === null ? [] : [call.status === null ? 'tanpa balasan' : `dibalas ${call.status}`]),
    ...(call?.code ? [`ditolak ${call.code}`] : []),
    ...(call && !call.asExpected ? ['lain dari catatan'] : []),
    ...(events.length === 0 ? [] : [`kabar: ${events.join(', ')}`]),
  ].join(' · ');

/** Plays the acts of the open scene step by step, forward and to any of them; nothing for a scene without acts. */
export const ScenePlayer = ({ control }: { readonly control: SimulationControl }) => {
  const id = useId();
  const alerts = useAlerts();
  const queries = useQueryClient();
  const enterScene = useEnterOwnScene(control);
  const [busy, setBusy] = useState(false);
  const [said, setSaid] = useState<Readonly<Record<number, string>>>({});
  const [playing, setPlaying] = useState<PlayedScene | null>(null);
  const look = () => control.playing().then(setPlaying, alerts.failed);
  const lookFirst = useEffectEvent(look);
  useEffect(() => void lookFirst(), []);
  if (playing === null) return null;
  const { acts, trace } = playing;
  const to = async (count: number) => {
    setBusy(true);
    try {
      const scene = await control.playTo(count);
      if (scene) await enterScene(scene);
      await queries.invalidateQueries();
      const now = saidByPage();
      setSaid((before) => (Object.values(before).at(-1) === now ? before : { ...before, [count]: now }));
    } finally {
      await look();
      setBusy(false);
    }
  };
  const play = (count: number) => void to(count).catch(alerts.failed);
  const played = trace.length;
  return (
    <section aria-labelledby={id}>
      <Cluster $gap={2}>
        <Button size="small" variant="secondary" disabled={busy || played === 0} onClick={() => play(played - 1)}>
          Mundur
        </Button>
        <Button
          size="small"
          variant="secondary"
          disabled={busy || played === acts.length}
          onClick={() => play(played + 1)}
        >
          Maju
        </Button>
        <label>
          <span id={id}>
            Langkah {played} dari {acts.length}
          </span>{' '}
          <input
            type="range"
            min={0}
            max={acts.length}
            value={played}
            disabled={busy}
            onChange={({ currentTarget }) => play(Number(currentTarget.value))}
          />
        </label>
      </Cluster>
      <Acts tabIndex={0} aria-labelledby={id}>
        {acts.map((text, index) => {
          const line = trace[index];
          const key = `${index} ${text}`;
          if (!line) return <li key={key}>{text}</li>;
          return (
            <li key={key} data-played {...(index === played - 1 && { 'aria-current': 'step' })}>
              {[inWib(line.at, 'HH.mm.ss'), text, traceText(line)].filter(Boolean).join(' · ')}
              {said[index + 1] && <em> Halaman: {said[index + 1]}</em>}
            </li>
          );
        })}
      </Acts>
    </section>
  );
};
