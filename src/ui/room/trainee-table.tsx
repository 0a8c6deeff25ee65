import { useState } from 'react';
import { styled } from 'styled-components';
import type { RoomExam, RoomTrainee, RoomView } from '../../application/ports/simulation/room-control.ts';
import { Button } from '../components/button/button.tsx';
import { Checkbox } from '../components/choice/checkbox.tsx';
import { Meter } from '../components/feedback/meter.tsx';
import { type DataColumn, DataTable } from '../components/layout/data-table.tsx';
import { Badge } from '../components/text/badge.tsx';
import { relativeTime } from '../format/relative-time.ts';
import { clockText } from '../format/remaining-time.ts';
import { color, fontSize, fontWeight, space } from '../theme/theme.ts';
import { byNeed, inOrder, needOf } from './needs-help.ts';

const Small = styled.span`
  color: ${color.textMuted};
  display: block;
  font-size: ${fontSize.small};
  font-weight: ${fontWeight.regular};
  overflow-wrap: anywhere;
`;

const Lines = styled.div`
  display: grid;
  gap: ${space(1)};
  justify-items: start;

  > [role='meter'] {
    inline-size: 8rem;
  }
`;

const All = styled.div`
  align-items: center;
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)} ${space(6)};
  justify-content: space-between;

  h2 {
    font-size: ${fontSize.title};
  }
`;

const leftText = ({ until, closed }: RoomExam, now: number): string => {
  if (closed !== null) return `ditutup: ${closed}`;
  const left = Date.parse(until) - now;
  return left > 0 ? `sisa ${clockText(left)}` : 'waktu habis, belum dikumpulkan';
};

const Exams = ({ exams, now }: { readonly exams: readonly RoomExam[]; readonly now: number }) => {
  const running = exams.filter(({ submitted }) => !submitted);
  const sent = exams.length - running.length;
  return (
    <Lines>
      {running.map((exam) => (
        <Lines key={exam.id}>
          <span>
            {exam.answered} dari {exam.total}
            <Small>
              {exam.title}, {leftText(exam, now)}
            </Small>
          </span>
          <Meter
            label={`Terjawab di ${exam.title}`}
            percent={exam.total === 0 ? 0 : Math.round((exam.answered / exam.total) * 100)}
          />
        </Lines>
      ))}
      {sent > 0 && <Small>{sent} ujian terkirim</Small>}
      {exams.length === 0 && '–'}
    </Lines>
  );
};

const PresenceBadge = ({ trainee, realNow }: { readonly trainee: RoomTrainee; readonly realNow: number }) => {
  const need = needOf(trainee, realNow);
  if (need) return <Badge $tone={need.tone}>{need.text}</Badge>;
  return (
    <Badge $tone={trainee.online ? 'positive' : 'neutral'}>{trainee.online ? 'Terhubung' : 'Tidak terhubung'}</Badge>
  );
};

const Presence = ({ trainee, realNow }: { readonly trainee: RoomTrainee; readonly realNow: number }) => (
  <Lines>
    <PresenceBadge trainee={trainee} realNow={realNow} />
    {trainee.frozen && <Badge $tone="info">Melihat layar pengajar</Badge>}
    {trainee.read !== null && <Small>{trainee.read ? 'Pesan sudah dibaca' : 'Pesan belum dibaca'}</Small>}
    {trainee.pointed === false && <Small>Tombol yang ditunjuk tidak ada di halamannya</Small>}
    {trainee.page && <Small>{trainee.page}</Small>}
    <Small>
      {trainee.seen === null
        ? 'Belum masuk'
        : [trainee.did, relativeTime(trainee.seen, realNow)].filter((text) => text !== null).join(', ')}
    </Small>
  </Lines>
);

interface TraineeTableProps {
  readonly view: RoomView;
  readonly chosen: ReadonlySet<string>;
  readonly onChoose: (chosen: ReadonlySet<string>) => void;
  readonly onRead: (email: string) => void;
}

export const TraineeTable = ({ view, chosen, onChoose, onRead }: TraineeTableProps) => {
  const { faults } = view;
  const [isSorted, setSorted] = useState(true);
  const [now, realNow] = [Date.parse(view.now), Date.parse(view.realNow)];
  const [held, setHeld] = useState<readonly string[] | null>(null);
  const sorted = isSorted ? byNeed(view.trainees, realNow) : view.trainees;
  const trainees = held ? inOrder(sorted, held) : sorted;
  // a row must not move away under the pointer or the focus
  const hold = () => setHeld((before) => before ?? sorted.map(({ email }) => email));
  const choose = (email: string, wanted: boolean) => {
    const next = new Set(chosen);
    if (wanted) next.add(email);
    else next.delete(email);
    onChoose(next);
  };
  const columns: readonly DataColumn<RoomTrainee>[] = [
    {
      key: 'name',
      title: 'Peserta',
      primary: true,
      cell: ({ email, fullname }) => (
        <Checkbox
          label={
            <>
              {fullname}
              <Small>{email}</Small>
            </>
          }
          checked={chosen.has(email)}
          onChecked={(wanted) => choose(email, wanted)}
        />
      ),
    },
    {
      key: 'step',
      title: 'Langkah',
      cell: ({ email, fullname, step, waits }) => (
        <Lines>
          {step}
          {waits === 'staff' && <Badge $tone="caution">Menunggu petugas</Badge>}
          <Button variant="secondary" size="small" aria-label={`Baca isian ${fullname}`} onClick={() => onRead(email)}>
            Baca isian
          </Button>
        </Lines>
      ),
    },
    { key: 'exam', title: 'Ujian', cell: ({ exams }) => <Exams exams={exams} now={now} /> },
    { key: 'presence', title: 'Kehadiran', cell: (trainee) => <Presence trainee={trainee} realNow={realNow} /> },
    {
      key: 'faults',
      title: 'Gangguan',
      cell: (trainee) => (
        <Lines>
          {trainee.faults.map((id) => (
            <Badge key={id} $tone="critical">
              {faults.find((fault) => fault.id === id)?.title ?? id}
            </Badge>
          ))}
          {trainee.faults.length === 0 && '–'}
        </Lines>
      ),
    },
  ];
  return (
    <section aria-labelledby="peserta">
      <All>
        <h2 id="peserta">Peserta</h2>
        <Checkbox label="Yang perlu bantuan di atas" checked={isSorted} onChecked={setSorted} />
        <Checkbox
          label="Pilih semua"
          checked={trainees.length > 0 && chosen.size === trainees.length}
          onChecked={(wanted) => onChoose(new Set(wanted ? trainees.map(({ email }) => email) : []))}
        />
      </All>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the handlers only keep rows where they are */}
      <div
        onPointerEnter={hold}
        onPointerLeave={({ currentTarget }) => !currentTarget.contains(document.activeElement) && setHeld(null)}
        onFocus={hold}
        onBlur={({ currentTarget, relatedTarget }) => !currentTarget.contains(relatedTarget) && setHeld(null)}
      >
        <DataTable caption="Peserta kelas" columns={columns} rows={trainees} rowKey={({ email }) => email} />
      </div>
    </section>
  );
};
