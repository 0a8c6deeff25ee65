import { useCheckedForm } from '../../ui/forms/use-checked-form.ts';
import { Button } from '../../ui/kit/components/button/button.tsx';
import { Stack } from '../../ui/kit/components/layout/stack.tsx';
import { AwaitedExams } from './awaited-exams.tsx';
import { DecideExam } from './desk/decide-exam.tsx';
import { Reading } from './desk/reading.tsx';
import { OtherDay } from './other-day.tsx';
import { RunningExams } from './running-exams.tsx';
import { StaffForm, type StaffFormProps } from './staff-form.ts';

const FinishExam = ({ task, act }: StaffFormProps) => {
  const { submit, busy } = useCheckedForm({
    initial: {},
    judge: () => ({}),
    send: () => act({ type: 'finish-exam', trxId: task.trxId }),
  });
  return (
    <StaffForm noValidate onSubmit={submit} aria-label="Ujian asesi">
      <p>Asesi belum menyelesaikan semua ujian. Tandai selesai agar asesor dapat menilai.</p>
      <Button type="submit" busy={busy}>
        Tandai ujian selesai
      </Button>
    </StaffForm>
  );
};

export const ExamForm = (props: StaffFormProps) =>
  props.task.open ? (
    <Stack $gap={6}>
      {props.task.exams.length > 0 && <Reading task={props.task} reading={props.reading} />}
      <RunningExams {...props} />
      <AwaitedExams {...props} />
      {!props.task.absent && <FinishExam {...props} />}
      <OtherDay {...props} />
    </Stack>
  ) : (
    <DecideExam {...props} />
  );
