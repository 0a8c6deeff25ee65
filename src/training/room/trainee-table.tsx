import { useState } from 'react';
import { styled } from 'styled-components';
import type { RoomTrainee, RoomView } from '../../application/ports/simulation/room-control.ts';
import { Button } from '../../ui/kit/components/button/button.tsx';
import { Checkbox } from '../../ui/kit/components/choice/checkbox.tsx';
import { Cluster } from '../../ui/kit/components/layout/cluster.tsx';
import { type DataColumn, DataTable } from '../../ui/kit/components/layout/data-table.tsx';
import { Badge } from '../../ui/kit/components/text/badge.tsx';
import { byNeed, inOrder } from './needs-help.ts';
import { Exams, Lines, Presence, Small } from './trainee-cells.tsx';

/** Fixed columns and cells that begin at the top, so that news in one cell does not move the buttons of the others. */
const Rows = styled.div`
  button {
    white-space: nowrap;
  }

  @container (min-width: 60rem) {
    table {
      table-layout: fixed;
    }

    tbody :is(th, td) {
      overflow-wrap: anywhere;
      vertical-align: top;
    }

    /* an email in one line */
    thead th:nth-child(1) {
      inline-size: 17rem;
    }

    thead th:nth-child(2) {
      inline-size: 10.5rem;
    }

    thead th:nth-child(3) {
      inline-size: 20%;
    }

    thead th:nth-child(5) {
      inline-size: 9rem;
    }
  }
`;

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
      <Cluster $gap={[2, 6]} $justify="space-between">
        <h2 id="peserta">Peserta</h2>
        <Checkbox label="Yang perlu bantuan di atas" checked={isSorted} onChecked={setSorted} />
        <Checkbox
          label="Pilih semua"
          checked={trainees.length > 0 && chosen.size === trainees.length}
          onChecked={(wanted) => onChoose(new Set(wanted ? trainees.map(({ email }) => email) : []))}
        />
      </Cluster>
      <Rows
        onPointerEnter={hold}
        onPointerLeave={({ currentTarget }) => !currentTarget.contains(document.activeElement) && setHeld(null)}
        onFocus={hold}
        onBlur={({ currentTarget, relatedTarget }) => !currentTarget.contains(relatedTarget) && setHeld(null)}
      >
        <DataTable caption="Peserta kelas" columns={columns} rows={trainees} rowKey={({ email }) => email} />
      </Rows>
    </section>
  );
};
