import { useState } from 'react';
import { styled } from 'styled-components';
import type { AwaitedExam } from '../../application/ports/simulation/simulation-control.ts';
import { Button } from '../../ui/kit/components/button/button.tsx';
import { TextField } from '../../ui/kit/components/form/text-field.tsx';
import { Cluster } from '../../ui/kit/components/layout/cluster.tsx';
import { color, fontSize, fontWeight, space } from '../../ui/kit/theme/theme.ts';
import { idPrefixOf, type StaffFormProps } from './staff-form.ts';

const Frame = styled.section`
  display: grid;
  gap: ${space(3)};
  grid-template-columns: minmax(0, 1fr);

  h4 {
    font-size: ${fontSize.body};
    font-weight: ${fontWeight.semibold};
  }

  li {
    border-block-start: 1px solid ${color.border};
    display: grid;
    gap: ${space(2)};
    padding-block: ${space(3)};
  }

  li > p::first-letter {
    text-transform: uppercase;
  }
`;

const stateOf = ({ held, code }: AwaitedExam): string => {
  if (held) return 'ditahan';
  return code === null ? 'dapat dimulai' : `dapat dimulai dengan kode ${code}`;
};

/** The assessor lets the exams wait, or begin, with the code that stands on the board or without. */
export const AwaitedExams = ({ task, act }: StaffFormProps) => {
  const [code, setCode] = useState('');
  if (task.awaited.length === 0) return null;
  const release = (examId: string, by: string | null) =>
    void act({ type: 'release-exam', trxId: task.trxId, examId, code: by });
  const written = code.trim();
  return (
    <Frame aria-label="Ujian yang belum dimulai">
      <h4>Belum dimulai asesi</h4>
      <TextField
        id={`${idPrefixOf(task)}kode-ruang`}
        label="Kode ruang"
        optional
        hint="Bila diisi, asesi mengetiknya saat memulai ujian yang dilepas."
        maxLength={20}
        value={code}
        onValue={setCode}
      />
      <ul>
        {task.awaited.map((exam) => (
          <li key={exam.id}>
            <p>
              {exam.title}: {stateOf(exam)}
            </p>
            <Cluster role="group" aria-label={`Tahan atau lepas ${exam.title}`}>
              {exam.held ? (
                <Button size="small" onClick={() => release(exam.id, written === '' ? null : written)}>
                  Lepas ujian
                </Button>
              ) : (
                <Button
                  size="small"
                  variant="secondary"
                  onClick={() => void act({ type: 'hold-exam', trxId: task.trxId, examId: exam.id })}
                >
                  Tahan ujian
                </Button>
              )}
            </Cluster>
          </li>
        ))}
      </ul>
    </Frame>
  );
};
