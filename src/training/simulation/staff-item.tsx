import type { ComponentType } from 'react';
import { useState } from 'react';
import { styled } from 'styled-components';
import type { SimulationControl, StaffTask } from '../../application/ports/simulation/simulation-control.ts';
import type { StaffReading } from '../../application/ports/simulation/staff-desk.ts';
import { useCheckedForm } from '../../ui/forms/use-checked-form.ts';
import { Button } from '../../ui/kit/components/button/button.tsx';
import { Skeleton } from '../../ui/kit/components/feedback/skeleton.tsx';
import { ErrorSummary } from '../../ui/kit/components/form/error-summary.tsx';
import { TextAreaField } from '../../ui/kit/components/form/text-area-field.tsx';
import { Disclosure } from '../../ui/kit/components/layout/disclosure.tsx';
import { Text } from '../../ui/kit/components/text/text.tsx';
import { color, fontSize, space } from '../../ui/kit/theme/theme.ts';
import { AdjustmentForm } from './adjustment-form.tsx';
import { AppealForm } from './appeal-form.tsx';
import { PaymentForm } from './desk/payment-form.tsx';
import { Reading, useReading } from './desk/reading.tsx';
import { TransferForm } from './desk/transfer-form.tsx';
import { ExamForm } from './exam-form.tsx';
import { showFromTop } from './frame/panel-state.ts';
import { ProblemForm } from './problem-form.tsx';
import { ReviewForm } from './review-form.tsx';
import { Answers, Decide, idPrefixOf, StaffForm, type StaffFormProps } from './staff-form.ts';
import { taskHint, taskTitle, whenText } from './staff-text.ts';

const Opened = styled.div`
  display: grid;
  gap: ${space(4)};
  grid-template-columns: minmax(0, 1fr);

  > p {
    color: ${color.textMuted};
    font-size: ${fontSize.small};
  }
`;

const CertificateForm = ({ task, reading, act }: StaffFormProps) => {
  const { submit, busy } = useCheckedForm({
    initial: {},
    judge: () => ({}),
    send: () => act({ type: 'issue-certificate', trxId: task.trxId }),
  });
  return (
    <StaffForm noValidate onSubmit={submit} aria-label="Penerbitan sertifikat">
      <Answers>
        <p>Sertifikat menunggu tanda tangan elektronik.</p>
        <Reading task={task} reading={reading} />
      </Answers>
      <Decide>
        <Button type="submit" busy={busy}>
          Terbitkan sertifikat
        </Button>
      </Decide>
    </StaffForm>
  );
};

const MessageForm = ({ task, act }: StaffFormProps) => {
  const { submit, busy, summary, field } = useCheckedForm({
    initial: { text: '' },
    idPrefix: idPrefixOf(task),
    judge: ({ text }) => ({ text: text.trim() === '' ? 'Tulis jawaban untuk pengirim.' : undefined }),
    send: ({ text }) => act({ type: 'answer-message', trxId: task.trxId, text: text.trim() }),
  });
  return (
    <StaffForm noValidate onSubmit={submit} aria-label="Jawaban pesan">
      <ErrorSummary {...summary} />
      <p>
        {task.trxId}: {task.reason}
      </p>
      <TextAreaField {...field('text')} label="Jawaban untuk pengirim" rows={3} />
      <Button type="submit" busy={busy}>
        Kirim jawaban
      </Button>
    </StaffForm>
  );
};

const forms: Readonly<Record<StaffTask['stage'], ComponentType<StaffFormProps>>> = {
  apl01: ReviewForm,
  apl02: ReviewForm,
  exam: ExamForm,
  result: ExamForm,
  appeal: AppealForm,
  certificate: CertificateForm,
  adjustment: AdjustmentForm,
  message: MessageForm,
  problem: ProblemForm,
  payment: PaymentForm,
  transfer: TransferForm,
};

const nothingToRead: StaffReading = { sections: [], grading: null };
const unread: readonly StaffTask['stage'][] = ['adjustment', 'message', 'problem', 'payment'];

interface OpenItemProps extends Pick<StaffFormProps, 'task' | 'act'> {
  readonly control: SimulationControl;
}

const OpenItem = ({ task, control, act }: OpenItemProps) => {
  const read = useReading(control, task, !unread.includes(task.stage));
  const reading = unread.includes(task.stage) ? nothingToRead : read;
  const Form = forms[task.stage];
  return (
    <Opened>
      <p>{taskHint(task)}</p>
      {reading ? <Form task={task} reading={reading} now={control.now} act={act} /> : <Skeleton name="text" />}
    </Opened>
  );
};

interface StaffItemProps extends OpenItemProps {
  readonly onOpen: () => void;
}

export const StaffItem = ({ onOpen, ...props }: StaffItemProps) => {
  const { task } = props;
  const [opened, setOpened] = useState(false);
  return (
    <Disclosure
      name="petugas"
      onToggle={({ currentTarget }) => {
        setOpened(opened || currentTarget.open);
        if (!currentTarget.open) return;
        onOpen();
        showFromTop(currentTarget);
      }}
      title={
        <>
          {taskTitle(task)}
          <Text as="span" $block $size="small" $tone="textMuted" $weight="regular">
            {task.candidate.fullname}
            <br />
            {`sejak ${whenText(task.since)}`}
          </Text>
        </>
      }
    >
      {opened && <OpenItem {...props} />}
    </Disclosure>
  );
};
