import Plus from 'lucide-react/icons/plus';
import { useRef, useState } from 'react';
import { useAlerts } from '../../core/alerts/alerts-view.ts';
import { useConfig } from '../../core/config-context.ts';
import { FailureState } from '../../core/errors/failure-state.tsx';
import { useToday } from '../../forms/use-today.ts';
import { Button } from '../../kit/components/button/button.tsx';
import { EmptyState } from '../../kit/components/feedback/empty-state.tsx';
import { Skeleton } from '../../kit/components/feedback/skeleton.tsx';
import { useRowWindow } from '../../kit/components/layout/row-window.tsx';
import { ConfirmDialog } from '../../kit/components/overlay/confirm-dialog.tsx';
import { useWantedFocus } from '../use-wanted-focus.ts';
import { RecordForm } from './record-form.tsx';
import type { KeptRecord, RecordKind } from './record-kind.ts';
import { RecordRow, rowIds } from './record-row.tsx';
import { RecordsFrame } from './records-frame.tsx';
import { RecordsPanel } from './records-panel.ts';

interface RecordsTabProps<Fields> {
  readonly kind: RecordKind<Fields>;
  readonly candidateId: string;
}

type Open<Fields> =
  | {
      readonly kind: 'form';
      readonly record: KeptRecord<Fields> | null;
      readonly before: readonly KeptRecord<Fields>[];
    }
  | { readonly kind: 'removal'; readonly record: KeptRecord<Fields>; readonly before: readonly KeptRecord<Fields>[] };

export const RecordsTab = <Fields,>(props: RecordsTabProps<Fields>) => {
  const { kind, candidateId } = props;
  const { texts, prefix, icon, picture, entryOf } = kind;
  const query = kind.useList(candidateId);
  const { remove } = kind.useChanges(candidateId);
  const [open, setOpen] = useState<Open<Fields> | null>(null);
  const { shown, more } = useRowWindow(query.data?.items ?? [], query.data?.unreadable);
  const today = useToday();
  const focus = useWantedFocus();
  const { succeeded } = useAlerts();
  const { recordRemoval } = useConfig().features;
  const [ids, records] = [{ heading: `${prefix}heading`, add: `${prefix}add` }, query.data?.items];

  const close = (focused: string, said: string | null) => {
    setOpen(null);
    focus(focused);
    if (said) succeeded(said);
  };
  const saved = (
    record: KeptRecord<Fields> | null,
    before: readonly KeptRecord<Fields>[],
    after: readonly KeptRecord<Fields>[],
  ) => {
    const kept = record ?? after.find(({ id }) => before.every((known) => known.id !== id));
    close(kept ? rowIds(prefix, kept.id).title : ids.heading, record ? texts.changed : texts.added);
  };
  const removed = ({ id }: KeptRecord<Fields>, before: readonly KeptRecord<Fields>[]) => {
    const at = before.findIndex((each) => each.id === id);
    const neighbour = before[at + 1] ?? before[at - 1];
    close(neighbour ? rowIds(prefix, neighbour.id).title : ids.heading, texts.removed);
  };
  const add = (
    <Button id={ids.add} onClick={() => setOpen({ kind: 'form', record: null, before: records ?? [] })}>
      <Plus size={20} aria-hidden="true" />
      {texts.add}
    </Button>
  );

  return (
    <RecordsFrame headingId={ids.heading} title={texts.title} lead={texts.lead} action={records?.length ? add : null}>
      {records === undefined ? (
        query.isError ? (
          <FailureState
            error={query.error}
            title={texts.notLoaded}
            onRetry={() => void query.refetch()}
            retrying={query.isFetching}
          />
        ) : (
          <Skeleton name="list" />
        )
      ) : records.length === 0 ? (
        <EmptyState picture={picture} title={texts.none} action={add}>
          {texts.whatFor}
        </EmptyState>
      ) : (
        <>
          <RecordsPanel aria-labelledby={ids.heading}>
            {shown.map((record) => (
              <RecordRow
                key={record.id}
                entry={entryOf(record)}
                prefix={prefix}
                icon={icon}
                onEdit={() => setOpen({ kind: 'form', record, before: records })}
                onRemove={recordRemoval ? () => setOpen({ kind: 'removal', record, before: records }) : null}
              />
            ))}
          </RecordsPanel>
          {more}
        </>
      )}
      {open?.kind === 'form' && (
        <RecordForm
          kind={kind}
          candidateId={candidateId}
          today={today}
          record={open.record}
          onSaved={(stored) => saved(open.record, open.before, stored?.items ?? open.before)}
          onClose={() => close(open.record ? rowIds(prefix, open.record.id).edit : ids.add, null)}
        />
      )}
      {open?.kind === 'removal' && (
        <RemoveRecord
          question={texts.removeQuestion}
          name={entryOf(open.record).title}
          remove={() => remove(open.record.id)}
          onRemoved={() => removed(open.record, open.before)}
          onCancel={() => setOpen(null)}
        />
      )}
    </RecordsFrame>
  );
};

interface RemoveRecordProps {
  readonly question: string;
  readonly name: string;
  readonly remove: () => Promise<void>;
  readonly onRemoved: () => void;
  readonly onCancel: () => void;
}

const RemoveRecord = ({ question, name, remove, onRemoved, onCancel }: RemoveRecordProps) => {
  const { failed } = useAlerts();
  const [busy, setBusy] = useState(false);
  const sending = useRef(false);
  const confirm = async () => {
    if (sending.current) return;
    sending.current = true;
    setBusy(true);
    try {
      await remove();
      onRemoved();
    } catch (error) {
      failed(error);
    }
    sending.current = false;
    setBusy(false);
  };
  return (
    <ConfirmDialog
      open
      title={question}
      danger
      busy={busy}
      confirmLabel="Hapus"
      onConfirm={() => void confirm()}
      onCancel={() => !busy && onCancel()}
    >
      <strong>{name}</strong> akan dihapus dari profil Anda.
    </ConfirmDialog>
  );
};
