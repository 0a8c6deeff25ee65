import { styled } from 'styled-components';
import type { StaffExam } from '../../application/ports/simulation/simulation-control.ts';
import { useCheckedForm } from '../../ui/forms/use-checked-form.ts';
import { Button } from '../../ui/kit/components/button/button.tsx';
import { ErrorSummary } from '../../ui/kit/components/form/error-summary.tsx';
import { SelectField } from '../../ui/kit/components/form/select-field.tsx';
import { TextField } from '../../ui/kit/components/form/text-field.tsx';
import { Cluster } from '../../ui/kit/components/layout/cluster.tsx';
import { timeText } from '../../ui/kit/format/date.ts';
import { color, fontSize, fontWeight, space } from '../../ui/kit/theme/theme.ts';
import { idPrefixOf, StaffForm, type StaffFormProps } from './staff-form.ts';

const Exam = styled.section`
  border-block-end: 1px solid ${color.border};
  display: grid;
  gap: ${space(4)};
  grid-template-columns: minmax(0, 1fr);
  margin-block-end: ${space(4)};
  padding-block-end: ${space(4)};

  h4 {
    font-size: ${fontSize.body};
    font-weight: ${fontWeight.semibold};
  }

  h4::first-letter {
    text-transform: uppercase;
  }
`;

interface ExamProps extends StaffFormProps {
  readonly exam: StaffExam;
}

const extensions = [5, 15, 30];

const Extend = ({ task, exam, act }: ExamProps) => (
  <Cluster role="group" aria-label={`Tambah waktu ${exam.title}`}>
    {extensions.map((minutes) => (
      <Button
        key={minutes}
        variant="secondary"
        size="small"
        onClick={() => void act({ type: 'extend-exam', trxId: task.trxId, examId: exam.id, minutes })}
      >
        {`+${minutes} menit`}
      </Button>
    ))}
  </Cluster>
);

const Close = ({ task, exam, act }: ExamProps) => {
  const { submit, busy, summary, field } = useCheckedForm({
    initial: { note: '' },
    idPrefix: `${idPrefixOf(task)}${exam.id}-`,
    judge: ({ note }) => ({ note: note.trim() === '' ? 'Tulis alasan untuk asesi.' : undefined }),
    send: ({ note }) => act({ type: 'close-exam', trxId: task.trxId, examId: exam.id, note: note.trim() }),
  });
  return (
    <StaffForm noValidate onSubmit={submit} aria-label={`Tutup ${exam.title}`}>
      <ErrorSummary {...summary} />
      <TextField {...field('note')} label="Alasan penutupan" />
      <Button type="submit" busy={busy} variant="danger" size="small">
        Tutup sementara
      </Button>
    </StaffForm>
  );
};

const judged = { true: 'K', false: 'BK', null: 'belum' } as const;

const Tick = ({ task, exam, act }: ExamProps) => {
  const { form, busy, summary, field } = useCheckedForm({
    initial: { criterion: exam.criteria.find(({ competent }) => competent === null)?.id ?? '' },
    idPrefix: `${idPrefixOf(task)}${exam.id}-kriteria-`,
    judge: () => ({}),
    send: async () => undefined,
  });
  const tick = (competent: boolean) => {
    const { criterion } = form.getValues();
    if (criterion === '') return form.setError('criterion', { message: 'Pilih kriteria.' });
    const next = exam.criteria.find(({ id, competent: known }) => known === null && id !== criterion);
    void act({ type: 'tick', trxId: task.trxId, examId: exam.id, criterion, competent }).then(() =>
      form.setValue('criterion', next?.id ?? ''),
    );
  };
  return (
    <StaffForm noValidate onSubmit={(event) => event.preventDefault()} aria-label={`Kriteria ${exam.title}`}>
      <ErrorSummary {...summary} />
      <SelectField
        {...field('criterion')}
        label="Kriteria unjuk kerja"
        options={exam.criteria.map(({ id, text, competent }) => ({
          id,
          value: id,
          name: id,
          title: `[${judged[`${competent}`]}] ${text}`,
        }))}
      />
      <Cluster>
        <Button size="small" busy={busy} onClick={() => tick(true)}>
          Kompeten (K)
        </Button>
        <Button size="small" variant="secondary" onClick={() => tick(false)}>
          Belum kompeten (BK)
        </Button>
      </Cluster>
    </StaffForm>
  );
};

const Running = (props: ExamProps) => (
  <>
    <p>Berakhir pukul {timeText(props.exam.until)}.</p>
    <Extend {...props} />
    {props.exam.criteria.length > 0 && <Tick {...props} />}
    <Close {...props} />
  </>
);

const Closed = ({ task, exam, act }: ExamProps) => (
  <>
    <p>Ditutup sementara: {exam.closed}</p>
    <Cluster>
      <Button size="small" onClick={() => void act({ type: 'reopen-exam', trxId: task.trxId, examId: exam.id })}>
        Buka kembali
      </Button>
    </Cluster>
  </>
);

export const RunningExams = (props: StaffFormProps) =>
  props.task.exams.map((exam) => (
    <Exam key={exam.id} aria-label={exam.title}>
      <h4>{exam.title}</h4>
      {exam.closed === null ? <Running {...props} exam={exam} /> : <Closed {...props} exam={exam} />}
    </Exam>
  ));
