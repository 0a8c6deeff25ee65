import { useState } from 'react';
import { styled } from 'styled-components';
import type { RoomTime, RoomView } from '../../application/ports/simulation/room-control.ts';
import { Button } from '../../ui/kit/components/button/button.tsx';
import { Card } from '../../ui/kit/components/layout/card.tsx';
import { Cluster } from '../../ui/kit/components/layout/cluster.tsx';
import { Stack } from '../../ui/kit/components/layout/stack.tsx';
import { ConfirmDialog } from '../../ui/kit/components/overlay/confirm-dialog.tsx';
import { pressedInForcedColors } from '../../ui/kit/theme/surfaces.ts';
import { isSitting } from './needs-help.ts';

const Bar = styled(Card)`
  ${pressedInForcedColors}
`;

const minute = 60_000;
const journeys = [
  { title: '+5 menit', milliseconds: 5 * minute },
  { title: '+1 jam', milliseconds: 60 * minute },
  { title: '+1 hari', milliseconds: 24 * 60 * minute },
];
const rates = [
  { rate: 0, title: 'Hentikan waktu' },
  { rate: 1, title: 'Waktu biasa' },
  { rate: 10, title: '10 kali lebih cepat' },
] as const;

const when = new Intl.DateTimeFormat('id-ID', { dateStyle: 'medium', timeStyle: 'short', timeZone: 'Asia/Jakarta' });

interface TimeBarProps {
  readonly view: RoomView;
  readonly onChange: (title: string, change: RoomTime, otherwise?: string) => Promise<void>;
}

interface Asked {
  readonly question: string;
  readonly text: string;
  readonly title: string;
  readonly change: RoomTime;
  readonly otherwise?: string;
}

export const TimeBar = ({ view: { now, rate, nextEvent, undone, robots, trainees }, onChange }: TimeBarProps) => {
  const [asked, setAsked] = useState<Asked | null>(null);
  const running = trainees.filter((trainee) => isSitting(trainee, Date.parse(now))).length;
  const goOn = (title: string, change: RoomTime, short = false) => {
    if (short || running === 0) return void onChange(title, change);
    const text = `${running} peserta sedang ujian. Waktu ujian mereka ikut maju, dan dapat habis.`;
    setAsked({ question: 'Majukan waktu seluruh kelas?', text, title, change });
  };
  const undo = () =>
    setAsked({
      question: 'Batalkan lompatan terakhir?',
      text: 'Seluruh kelas kembali ke keadaan sebelum lompatan. Yang dikerjakan peserta sejak itu hilang, kecuali Anda menekan “Ulangi lompatan” sebelum mengubah waktu lagi.',
      title: 'Lompatan terakhir dibatalkan.',
      change: { type: 'undo' },
      otherwise: 'Belum ada lompatan yang dapat dibatalkan.',
    });
  const redo = () =>
    setAsked({
      question: 'Ulangi lompatan yang dibatalkan?',
      text: 'Seluruh kelas kembali ke keadaan tepat sebelum lompatan dibatalkan.',
      title: 'Lompatan yang dibatalkan berlaku lagi.',
      change: { type: 'redo' },
      otherwise: 'Tidak ada lompatan yang dapat diulangi.',
    });
  const agree = () => {
    setAsked(null);
    if (asked) void onChange(asked.title, asked.change, asked.otherwise);
  };
  return (
    <Bar as="section" $padding="small" aria-label="Waktu kelas">
      <Stack $gap={3}>
        <Cluster>
          <strong>Waktu kelas</strong>
          {journeys.map(({ title, milliseconds }) => (
            <Button
              key={title}
              variant="secondary"
              size="small"
              onClick={() =>
                goOn(`Waktu kelas maju: ${title}.`, { type: 'travel', milliseconds }, milliseconds === 5 * minute)
              }
            >
              {title}
            </Button>
          ))}
          <Button variant="secondary" size="small" onClick={undo}>
            Batalkan lompatan
          </Button>
          {undone && (
            <Button variant="secondary" size="small" onClick={redo}>
              Ulangi lompatan
            </Button>
          )}
          {rates.map((each) => (
            <Button
              key={each.rate}
              variant={each.rate === rate ? 'primary' : 'secondary'}
              size="small"
              aria-pressed={each.rate === rate}
              onClick={() => void onChange(`${each.title}.`, { type: 'rate', rate: each.rate })}
            >
              {each.title}
            </Button>
          ))}
          <Button
            variant={robots ? 'primary' : 'secondary'}
            size="small"
            aria-pressed={robots}
            onClick={() =>
              void onChange(
                robots ? 'Petugas simulasi berhenti bekerja sendiri.' : 'Petugas simulasi bekerja sendiri lagi.',
                {
                  type: 'robots',
                  on: !robots,
                },
              )
            }
          >
            Petugas bekerja sendiri
          </Button>
        </Cluster>
        {nextEvent && (
          <Cluster>
            <span>
              Berikutnya, {when.format(new Date(nextEvent.at))} WIB: {nextEvent.title}
            </span>
            <Button variant="quiet" size="small" onClick={() => goOn('Waktu kelas maju ke sana.', { type: 'next' })}>
              Lompat ke sana
            </Button>
          </Cluster>
        )}
      </Stack>
      <ConfirmDialog
        open={asked !== null}
        danger
        title={asked?.question ?? ''}
        confirmLabel="Ya, lakukan"
        onConfirm={agree}
        onCancel={() => setAsked(null)}
      >
        <p>{asked?.text}</p>
      </ConfirmDialog>
    </Bar>
  );
};
