import type { ComponentType } from 'react';
import { styled } from 'styled-components';
import type { StaffTask } from '../../application/ports/simulation/simulation-control.ts';
import { Button } from '../components/button/button.tsx';
import { ErrorSummary } from '../components/form/error-summary.tsx';
import { TextAreaField } from '../components/form/text-area-field.tsx';
import { Disclosure } from '../components/layout/disclosure.tsx';
import { useCheckedForm } from '../form/use-checked-form.ts';
import { shortDate, timeOfDay } from '../format/date.ts';
import { color, fontSize, fontWeight } from '../theme/theme.ts';
import { AdjustmentForm } from './adjustment-form.tsx';
import { AppealForm } from './appeal-form.tsx';
import { ExamForm } from './exam-form.tsx';
import { ReviewForm } from './review-form.tsx';
import { idPrefixOf, StaffForm, type StaffFormProps } from './staff-form.ts';
import { taskActor, taskTitle } from './staff-text.ts';

const Meta = styled.span`
  color: ${color.textMuted};
  display: block;
  font-size: ${fontSize.small};
  font-weight: ${fontWeight.regular};
`;

/** Issues a certificate that is being signed. */
const CertificateForm = ({ task, act }: StaffFormProps) => {
  const { submit, busy } = useCheckedForm({
    initial: {},
    judge: () => ({}),
    send: () => act({ type: 'issue-certificate', trxId: task.trxId }),
  });
  return (
    <StaffForm noValidate onSubmit={submit} aria-label="Penerbitan sertifikat">
      <p>Sertifikat menunggu tanda tangan elektronik.</p>
      <Button type="submit" busy={busy}>
        Terbitkan sertifikat
      </Button>
    </StaffForm>
  );
};

/** Answers a message to the body. */
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
};

/** One thing that waits, with what can be done about it. */
export const StaffItem = (props: StaffFormProps) => {
  const { task } = props;
  const Form = forms[task.stage];
  return (
    <Disclosure
      name="petugas"
      title={
        <>
          {taskTitle(task)}
          <Meta>
            {task.candidate.fullname}
            <br />
            {`${taskActor(task)}, sejak ${shortDate(task.since)} ${timeOfDay(task.since)}`}
          </Meta>
        </>
      }
    >
      <Form {...props} />
    </Disclosure>
  );
};
