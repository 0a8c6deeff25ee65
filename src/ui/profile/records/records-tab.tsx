import type { UseQueryResult } from '@tanstack/react-query';
import type { LucideIcon } from 'lucide-react';
import Plus from 'lucide-react/icons/plus';
import { type ComponentType, type ReactNode, useState } from 'react';
import type { CalendarDate } from '../../../domain/calendar/calendar-date.ts';
import type { Listed } from '../../../domain/paging/page.ts';
import { useAlerts } from '../../core/alerts/alerts-view.ts';
import { useConfig } from '../../core/config-context.ts';
import { FailureState } from '../../core/errors/failure-state.tsx';
import { useToday } from '../../forms/use-today.ts';
import { Button } from '../../kit/components/button/button.tsx';
import { EmptyState } from '../../kit/components/feedback/empty-state.tsx';
import { Skeleton } from '../../kit/components/feedback/skeleton.tsx';
import { useRowWindow } from '../../kit/components/layout/row-window.tsx';
import { useWantedFocus } from '../use-wanted-focus.ts';
import { type RecordEntry, RecordRow, rowIds } from './record-row.tsx';
import { RecordsFrame } from './records-frame.tsx';
import { RecordsPanel } from './records-panel.ts';
import { RemoveRecord } from './remove-record.tsx';

export interface RecordTexts {
  readonly title: string;
  readonly lead: string;
  readonly add: string;
  readonly notLoaded: string;
  readonly none: string;
  readonly whatFor: string;
  readonly added: string;
  readonly changed: string;
  readonly removed: string;
  readonly removeQuestion: string;
}

export interface RecordFormProps<Stored> {
  readonly candidateId: string;
  readonly today: CalendarDate;
  readonly record: Stored | null;
  readonly onSaved: (records: Listed<Stored> | null) => void;
  readonly onClose: () => void;
}

export interface RecordsTabProps<Stored extends { readonly id: string }> {
  readonly candidateId: string;
  readonly texts: RecordTexts;
  readonly prefix: string;
  readonly icon: LucideIcon;
  readonly picture: ReactNode;
  readonly query: UseQueryResult<Listed<Stored>>;
  readonly entryOf: (record: Stored) => RecordEntry;
  readonly remove: (id: string) => Promise<void>;
  readonly Form: ComponentType<RecordFormProps<Stored>>;
}

type Open<Stored> =
  | { readonly kind: 'form'; readonly record: Stored | null; readonly before: readonly Stored[] }
  | { readonly kind: 'removal'; readonly record: Stored; readonly before: readonly Stored[] };

export const RecordsTab = <Stored extends { readonly id: string }>(props: RecordsTabProps<Stored>) => {
  const { candidateId, texts, prefix, icon, picture, query, entryOf, remove, Form } = props;
  const [open, setOpen] = useState<Open<Stored> | null>(null);
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
  const saved = (record: Stored | null, before: readonly Stored[], after: readonly Stored[]) => {
    const kept = record ?? after.find(({ id }) => before.every((known) => known.id !== id));
    close(kept ? rowIds(prefix, kept.id).title : ids.heading, record ? texts.changed : texts.added);
  };
  const removed = ({ id }: Stored, before: readonly Stored[]) => {
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
        <Form
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
