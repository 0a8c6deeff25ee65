import { useQuery } from '@tanstack/react-query';
import { useEffect, useReducer, useState } from 'react';
import type { ClockRate } from '../../../application/ports/simulation/simulated-worlds.ts';
import type { SimulationControl } from '../../../application/ports/simulation/simulation-control.ts';
import { useSession } from '../../../ui/core/session/session-view.ts';
import { Button } from '../../../ui/kit/components/button/button.tsx';
import { SegmentedChoice } from '../../../ui/kit/components/choice/segmented-choice.tsx';
import { politely } from '../../../ui/kit/components/feedback/politely.ts';
import { SelectField } from '../../../ui/kit/components/form/select-field.tsx';
import { Cluster } from '../../../ui/kit/components/layout/cluster.tsx';
import { Stack } from '../../../ui/kit/components/layout/stack.tsx';
import { longDateTime, placeless } from '../../../ui/kit/format/date.ts';
import { aheadText } from '../frame/oddities.ts';

const minute = 60_000;
const hour = 60 * minute;
const journeys = [
  { title: '+1 menit', milliseconds: minute },
  { title: '+1 jam', milliseconds: hour },
  { title: '+1 hari', milliseconds: 24 * hour },
  { title: '+1 minggu', milliseconds: 7 * 24 * hour },
];

const devices = [-24 * hour, -2 * hour, -7 * minute, 0, 7 * minute, 2 * hour, 24 * hour];

const rates = [
  { value: '0', title: 'Berhenti' },
  { value: '1', title: 'Biasa' },
  { value: '10', title: '10 kali' },
] as const;

/** Includes the current clock difference, which can come from an imported file. */
const deviceOptions = (ahead: number) =>
  [...new Set([...devices, ahead])]
    .sort((a, b) => a - b)
    .map((each) => ({
      id: String(each),
      value: String(each),
      name: String(each),
      title: aheadText(each) || 'Sama dengan jam server',
    }));

interface TimeChoicesProps {
  readonly control: SimulationControl;
  readonly onChange: (doing: Promise<void>) => Promise<void>;
}

const lookEvery = 1_000;

/** `onMoved` must be stable. */
const useMovingTime = (control: SimulationControl, onMoved: (said: string) => void): void => {
  const [, look] = useReducer((count: number) => count + 1, 0);
  useEffect(() => {
    const stop = control.watchTime(() => {
      onMoved('');
      look();
    });
    const looking = setInterval(look, lookEvery);
    return () => {
      clearInterval(looking);
      stop();
    };
  }, [control, onMoved]);
};

export const TimeChoices = ({ control, onChange }: TimeChoicesProps) => {
  const [said, setSaid] = useState('');
  useMovingTime(control, setSaid);
  const { candidate } = useSession();
  const now = control.now().getTime();
  const { data: next } = useQuery({
    queryKey: ['simulation', 'next event'],
    queryFn: () => control.nextEvent(),
    staleTime: 0,
  });
  const go = (doing: Promise<unknown>, otherwise = '', after = '') =>
    onChange(doing.then((done) => setSaid(done === false ? otherwise : after)));
  return (
    <Stack $gap={3}>
      <p>{longDateTime(now, placeless)}</p>
      <Cluster>
        {journeys.map(({ title, milliseconds }) => (
          <Button key={title} variant="secondary" size="small" onClick={() => void go(control.travel(milliseconds))}>
            {title}
          </Button>
        ))}
        {candidate && (
          <Button
            variant="secondary"
            size="small"
            onClick={() =>
              void go(control.toAssessmentDay(candidate.email), 'Tidak ada hari asesmen di depan untuk akun ini.')
            }
          >
            Mulai hari asesmen
          </Button>
        )}
      </Cluster>
      {next && (
        <p>
          Kejadian berikutnya, {longDateTime(Math.max(now, Date.parse(next.at)), placeless)}:
          <br />
          <strong>{next.title}</strong>
        </p>
      )}
      <Cluster>
        <Button
          variant="secondary"
          size="small"
          onClick={() => void go(control.toNextEvent(), 'Tidak ada kejadian yang akan datang.')}
        >
          Ke kejadian berikutnya
        </Button>
        <Button
          variant="secondary"
          size="small"
          onClick={() =>
            void go(
              control.takeBack(),
              'Belum ada lompatan waktu yang dapat dibatalkan.',
              'Lompatan dibatalkan. Keadaan sebelum ini tersimpan di bagian Dunia simulasi.',
            )
          }
        >
          Batalkan lompatan terakhir
        </Button>
      </Cluster>
      <SegmentedChoice
        label="Jalannya waktu server"
        options={rates}
        value={String(control.clockRate()) as (typeof rates)[number]['value']}
        onValue={(value) => void go(control.setClockRate(Number(value) as ClockRate))}
      />
      <SelectField
        label="Jam perangkat ini"
        hint={`Portal percaya bahwa sekarang ${longDateTime(control.deviceNow(), placeless)}. Jam server tetap, dan batas waktu mengikutinya.`}
        options={deviceOptions(control.deviceAhead())}
        placeholder={null}
        value={String(control.deviceAhead())}
        onValue={(value) => void go(control.setDeviceAhead(Number(value)))}
      />
      <p {...politely}>{said}</p>
    </Stack>
  );
};
