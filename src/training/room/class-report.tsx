import { useEffect, useRef } from 'react';
import { styled } from 'styled-components';
import type {
  RoomReportExam,
  RoomReportTrainee,
  RoomReportUnit,
} from '../../application/ports/simulation/room-control.ts';
import { PaperTable } from '../../ui/forms/document/paper-table.ts';
import { Button } from '../../ui/kit/components/button/button.tsx';
import { Cluster } from '../../ui/kit/components/layout/cluster.tsx';
import { Stack } from '../../ui/kit/components/layout/stack.tsx';
import { longDateTime, placeless, timeText } from '../../ui/kit/format/date.ts';
import { media } from '../../ui/kit/theme/media.ts';
import { color, fontSize } from '../../ui/kit/theme/theme.ts';
import { examStateText, feedbackText, resultText } from './report-csv.ts';

const Sheet = styled.div`
  overflow-x: auto;

  th {
    min-inline-size: 7rem;
  }

  tbody th {
    overflow-wrap: anywhere;
  }

  th:nth-child(3) {
    inline-size: 50%;
    min-inline-size: 16rem;
  }

  p {
    color: ${color.textMuted};
    font-size: ${fontSize.small};
  }

  ul {
    list-style: none;
    padding: 0;
  }

  ${media.print} {
    overflow: visible;
  }
`;

const examText = ({ state, startedAt, minutesUsed, minutes, asked, answered, right }: RoomReportExam): string => {
  if (startedAt === null) return examStateText[state];
  const answers = asked > 0 ? `, ${answered} dari ${asked} terjawab, ${right} benar` : '';
  return `${examStateText[state]}, mulai ${timeText(startedAt)}, ${minutesUsed} dari ${minutes} menit${answers}`;
};

const unitText = ({ code, title }: RoomReportUnit): string => [code, title].filter(Boolean).join(' ');

const unitsToRepeat = (trainees: readonly RoomReportTrainee[]): readonly (readonly [unit: string, count: number])[] => {
  const counts = new Map<string, number>();
  for (const { exams } of trainees) {
    const units = new Set(exams.flatMap(({ weakUnits }) => weakUnits).map(unitText));
    for (const unit of units) counts.set(unit, (counts.get(unit) ?? 0) + 1);
  }
  return [...counts].sort(([, one], [, other]) => other - one);
};

const Exams = ({ exams }: Pick<RoomReportTrainee, 'exams'>) => (
  <ul>
    {exams.map((exam) => (
      <li key={exam.title}>
        {exam.title}: {examText(exam)}
        {exam.weakUnits.map((unit) => (
          <p key={unit.code}>
            Perlu diulang: {unitText(unit)}, {unit.right} dari {unit.asked} benar
          </p>
        ))}
      </li>
    ))}
  </ul>
);

const Outcome = ({ result, feedback }: Pick<RoomReportTrainee, 'result' | 'feedback'>) => (
  <>
    {result ? resultText(result) : '–'}
    {result && result.note !== '' && <p>Asesor: {result.note}</p>}
    {feedback && <p>Umpan balik: {feedbackText(feedback)}</p>}
  </>
);

interface ClassReportProps {
  readonly trainees: readonly RoomReportTrainee[];
  /** An ISO instant of the simulated clock. */
  readonly at: string;
  readonly onSave: () => void;
  readonly onClose: () => void;
}

export const ClassReport = ({ trainees, at, onSave, onClose }: ClassReportProps) => {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const units = unitsToRepeat(trainees);
  const submitted = trainees.filter(({ exams }) => exams.some(({ state }) => state === 'submitted')).length;
  return (
    <Stack $gap={5}>
      <Cluster data-print="hidden">
        <Button variant="secondary" onClick={onClose}>
          Kembali ke kelas
        </Button>
        <Button variant="secondary" onClick={onSave}>
          Unduh CSV
        </Button>
        <Button onClick={() => window.print()}>Cetak</Button>
      </Cluster>
      <h2 ref={heading} tabIndex={-1}>
        Laporan kelas, {longDateTime(at, placeless)}
      </h2>
      {units.length > 0 && (
        <section aria-labelledby="unit-diulang">
          <Stack $gap={2}>
            <h3 id="unit-diulang">Unit yang perlu diulang</h3>
            <ul>
              {units.map(([unit, count]) => (
                <li key={unit}>
                  {unit}: {count} dari {submitted} peserta yang mengumpulkan ujian
                </li>
              ))}
            </ul>
          </Stack>
        </section>
      )}
      <Sheet>
        <PaperTable>
          <caption>Peserta</caption>
          <thead>
            <tr>
              <th scope="col">Peserta</th>
              <th scope="col">Langkah</th>
              <th scope="col">Ujian</th>
              <th scope="col">Hasil</th>
            </tr>
          </thead>
          <tbody>
            {trainees.map(({ email, fullname, step, ...reached }) => (
              <tr key={email}>
                <th scope="row">{fullname}</th>
                <td>{step}</td>
                <td>
                  <Exams {...reached} />
                </td>
                <td>
                  <Outcome {...reached} />
                </td>
              </tr>
            ))}
          </tbody>
        </PaperTable>
      </Sheet>
    </Stack>
  );
};
