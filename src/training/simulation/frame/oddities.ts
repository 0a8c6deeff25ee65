import { useEffect, useState } from 'react';
import type { SimulatedFault } from '../../../application/ports/simulation/simulated-network.ts';
import type { SimulationControl } from '../../../application/ports/simulation/simulation-control.ts';
import { placeless, shortDateTime } from '../../../ui/kit/format/date.ts';
import { spanText } from '../../../ui/kit/format/time-span.ts';

type TitleOf = ((fault: SimulatedFault) => string) | null;

const minute = 60_000;
const inSyncWithin = minute;
const day = 24 * 60 * minute;

const clockText = (control: SimulationControl): string | null => {
  const now = control.now().getTime();
  const ahead = now - Date.now();
  const rate = control.clockRate();
  if (rate === 1 && Math.abs(ahead) < inSyncWithin) return null;
  const days = Math.round(ahead / day);
  const pace = rate === 0 ? ', berhenti' : rate === 1 ? '' : `, ${rate} kali`;
  return `Jam server ${shortDateTime(now, placeless)}${days === 0 ? '' : ` (${days > 0 ? '+' : '−'}${Math.abs(days)} hari)`}${pace}`;
};

/** `7 menit lebih lambat` for a difference in milliseconds; empty if it is under half a minute. */
export const aheadText = (ahead: number): string => {
  const minutes = Math.round(ahead / minute);
  return minutes === 0 ? '' : `${spanText(Math.abs(minutes))} lebih ${minutes > 0 ? 'cepat' : 'lambat'}`;
};

const activeFaults = (control: SimulationControl): readonly SimulatedFault[] => {
  const matches = control.faultMatches();
  return control.faults().filter(({ id, nth }) => nth === 'every' || (matches[id] ?? 0) < nth);
};

const faultText = (faults: readonly SimulatedFault[], titleOf: TitleOf): string => {
  const [first, ...others] = faults;
  const title = first && titleOf?.(first);
  if (!title) return `${faults.length} gangguan aktif`;
  return `Gangguan: ${title}${others.length === 0 ? '' : `, dan ${others.length} lagi`}`;
};

const oddities = (
  control: SimulationControl,
  titleOf: TitleOf,
): readonly (readonly [section: string, text: string])[] => {
  const clock = clockText(control);
  const faults = activeFaults(control);
  const device = aheadText(control.deviceAhead());
  const latency = control.latency();
  return [
    ...(clock === null ? [] : [['waktu', clock] as const]),
    ...(device === '' ? [] : [['waktu', `Jam perangkat ${device}`] as const]),
    ...(faults.length === 0 ? [] : [['jaringan', faultText(faults, titleOf)] as const]),
    ...(latency < 1_000 ? [] : [['jaringan', `Jeda ${latency / 1_000} detik`] as const]),
  ];
};

const lookEvery = 1_000;

/** Polls each second, because other windows change the settings. */
export const useOddities = (control: SimulationControl) => {
  const [titleOf, setTitleOf] = useState<TitleOf>(null);
  const [shown, setShown] = useState(() => oddities(control, titleOf));
  const isFaulty = activeFaults(control).length > 0;
  useEffect(() => {
    const look = () =>
      setShown((before) => {
        const now = oddities(control, titleOf);
        return JSON.stringify(now) === JSON.stringify(before) ? before : now;
      });
    look();
    const looking = setInterval(look, lookEvery);
    return () => clearInterval(looking);
  }, [control, titleOf]);
  useEffect(() => {
    if (!isFaulty) return;
    // if the chunk fails to load, the band shows only the number
    import('../network/fault-actions.ts').then(
      ({ faultTitle }) => setTitleOf(() => faultTitle),
      () => undefined,
    );
  }, [isFaulty]);
  return shown;
};
