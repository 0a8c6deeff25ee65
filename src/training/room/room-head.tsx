import { styled } from 'styled-components';
import type { RoomView } from '../../application/ports/simulation/room-control.ts';
import { Button } from '../../ui/kit/components/button/button.tsx';
import { Cluster } from '../../ui/kit/components/layout/cluster.tsx';
import { Container } from '../../ui/kit/components/layout/container.tsx';
import { longDateTime, placeless } from '../../ui/kit/format/date.ts';
import { darkArea } from '../../ui/kit/theme/surfaces.ts';
import { color, fontSize, fontWeight, space } from '../../ui/kit/theme/theme.ts';
import { isOverdue, isSitting } from './needs-help.ts';

const Head = styled.header`
  ${darkArea}
  padding-block: ${space(4)};

  h1 {
    color: inherit;
    font-size: ${fontSize.title};
  }

  p {
    color: ${color.onBrandMuted};
  }
`;

const Counts = styled.dl`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(3)} ${space(5)};
  margin: 0;
  padding-block-start: ${space(3)};

  div {
    align-items: baseline;
    display: flex;
    flex-direction: row-reverse;
    gap: ${space(2)};
    justify-content: start;
  }

  dd {
    font-size: ${fontSize.title};
    font-variant-numeric: tabular-nums;
    font-weight: ${fontWeight.heavy};
    margin: 0;
  }

  dt {
    color: ${color.onBrandMuted};
    font-size: ${fontSize.small};
  }
`;

const Earlier = styled.p`
  font-size: ${fontSize.small};
  padding-block-start: ${space(2)};
`;

const dayAndTime = new Intl.DateTimeFormat('id-ID', {
  dateStyle: 'full',
  timeStyle: 'medium',
  timeZone: 'Asia/Jakarta',
});

interface RoomHeadProps {
  readonly view: RoomView;
  readonly onReport: () => void;
}

export const RoomHead = ({ view, onReport }: RoomHeadProps) => {
  const { trainees, usedAt } = view;
  const now = Date.parse(view.now);
  const counts: readonly (readonly [string, number])[] = [
    ['Peserta', trainees.length],
    ['Terhubung', trainees.filter(({ online }) => online).length],
    ['Perangkat siap', trainees.filter(({ ready }) => ready).length],
    ['Sedang ujian', trainees.filter((trainee) => isSitting(trainee, now)).length],
    ['Waktu habis', trainees.filter((trainee) => isOverdue(trainee, now)).length],
    ['Angkat tangan', trainees.filter(({ hand }) => hand !== null).length],
    ['Layar tertutup', trainees.filter(({ frozen }) => frozen).length],
    ['Menunggu petugas', trainees.filter(({ waits }) => waits === 'staff').length],
    ['Kena gangguan', trainees.filter(({ faults }) => faults.length > 0).length],
  ];
  return (
    <Head data-print="hidden">
      <Container>
        <Cluster $gap={[1, 6]} $align="baseline" $justify="space-between">
          <h1>Kelas simulasi · Ruang pengajar</h1>
          <p>Waktu kelas: {dayAndTime.format(new Date(view.now))} WIB</p>
          <Button variant="secondary" size="small" onClick={onReport}>
            Laporan kelas
          </Button>
        </Cluster>
        <Counts>
          {counts.map(([title, count]) => (
            <div key={title}>
              <dt>{title}</dt>
              <dd>{count}</dd>
            </div>
          ))}
        </Counts>
        {usedAt !== null && (
          <Earlier>Kelas ini dilanjutkan. Terakhir dipakai: {longDateTime(usedAt, placeless)}.</Earlier>
        )}
      </Container>
    </Head>
  );
};
