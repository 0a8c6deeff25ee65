import { type FormEvent, type ReactNode, useId, useState } from 'react';
import type { CalendarDate } from '../../../domain/calendar/calendar-date.ts';
import type { Listed } from '../../../domain/paging/page.ts';
import type { Problems as Codes } from '../../../domain/profile/problem-code.ts';
import { LeaveWarning } from '../../forms/leave-warning.tsx';
import { type Problems, useCheckedForm } from '../../forms/use-checked-form.ts';
import { Button } from '../../kit/components/button/button.tsx';
import { ErrorSummary, type ErrorSummaryProps } from '../../kit/components/form/error-summary.tsx';
import { Stack } from '../../kit/components/layout/stack.tsx';
import { ConfirmDialog } from '../../kit/components/overlay/confirm-dialog.tsx';
import { Dialog } from '../../kit/components/overlay/dialog.tsx';
import { problemText } from '../public/problem-text.ts';
import type { KeptRecord, RecordKind, RecordValues } from './record-kind.ts';

export interface RecordFormProps<Fields> {
  readonly kind: RecordKind<Fields>;
  readonly candidateId: string;
  readonly today: CalendarDate;
  readonly record: KeptRecord<Fields> | null;
  readonly onSaved: (records: Listed<KeptRecord<Fields>> | null) => void;
  readonly onClose: () => void;
}

export const RecordForm = <Fields,>(props: RecordFormProps<Fields>) => {
  const { kind, candidateId, today, record, onSaved, onClose } = props;
  const { texts, labels, end } = kind;
  const { save } = kind.useChanges(candidateId);
  const names = Object.keys(labels) as (keyof Fields)[];
  const initial = Object.fromEntries(names.map((name) => [name, record?.[name] ?? '']));
  const ongoingFirst = record?.[end] === '' && !record.unread?.includes(end);
  const recordOf = ({ ongoing, ...values }: RecordValues<Fields>) => {
    const typed = Object.entries(values as Record<string, string>).map(([name, text]) => [name, text.trim()]);
    return { ...Object.fromEntries(typed), ...(ongoing && { [end]: '' }) } as Fields;
  };
  const textsOf = (codes: Codes<Fields>) =>
    Object.fromEntries(
      names.flatMap((name) => {
        const code = codes[name];
        return code ? [[name, kind.problemText(name, code) ?? problemText(code, labels[name])]] : [];
      }),
    ) as Problems<RecordValues<Fields>>;
  const checked = useCheckedForm<RecordValues<Fields>>({
    initial: { ...initial, ongoing: ongoingFirst } as RecordValues<Fields>,
    idPrefix: kind.prefix,
    judge: (values) => ({
      ...(!values.ongoing && values[end] === '' && { [end]: texts.noEnd }),
      ...textsOf(kind.problemsOf(recordOf(values), today)),
    }),
    send: async (values) => {
      // the end is known again, because the candidate has just entered it
      const unread = record?.unread?.filter((name) => name !== end);
      const outcome = await save({ id: record?.id ?? null, ...recordOf(values), ...(unread && { unread }) }, today);
      if (outcome.kind === 'saved') onSaved(outcome.records);
      else checked.refuse(textsOf(outcome.problems));
    },
  });
  return (
    <RecordDialog
      title={record ? texts.change : texts.add}
      busy={checked.busy}
      changed={checked.form.formState.isDirty}
      summary={checked.summary}
      onSubmit={checked.submit}
      onClose={onClose}
    >
      <kind.Fields checked={checked} today={today} />
    </RecordDialog>
  );
};

interface RecordDialogProps {
  readonly title: string;
  readonly busy: boolean;
  readonly changed: boolean;
  readonly summary: ErrorSummaryProps;
  readonly onSubmit: (event: FormEvent) => void;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

const RecordDialog = ({ title, busy, changed, summary, onSubmit, onClose, children }: RecordDialogProps) => {
  const formId = useId();
  const [asking, setAsking] = useState(false);
  const close = () => {
    if (busy) return;
    if (changed) setAsking(true);
    else onClose();
  };
  return (
    <>
      <Dialog
        open
        title={title}
        onClose={close}
        actions={
          <>
            <Button variant="secondary" onClick={close}>
              Batal
            </Button>
            <Button type="submit" form={formId} busy={busy}>
              Simpan
            </Button>
          </>
        }
      >
        <Stack as="form" $gap={5} id={formId} noValidate onSubmit={onSubmit} aria-label={title}>
          <ErrorSummary {...summary} />
          {children}
        </Stack>
      </Dialog>
      <LeaveWarning when={changed} />
      <ConfirmDialog
        open={asking}
        title="Buang isian?"
        danger
        confirmLabel="Buang"
        cancelLabel="Lanjut mengisi"
        onConfirm={onClose}
        onCancel={() => setAsking(false)}
      >
        Isian Anda belum disimpan dan akan hilang.
      </ConfirmDialog>
    </>
  );
};
