import type { UseQueryResult } from '@tanstack/react-query';
import type { LucideIcon } from 'lucide-react';
import type { ComponentType, ReactNode } from 'react';
import type { CalendarDate } from '../../../domain/calendar/calendar-date.ts';
import type { Listed } from '../../../domain/paging/page.ts';
import type { ProblemCode, Problems } from '../../../domain/profile/problem-code.ts';
import type { CheckedForm } from '../../forms/use-checked-form.ts';
import type { RecordEntry } from './record-row.tsx';

type NewOrKept<Fields, Id> = Fields & { readonly id: Id; readonly unread?: readonly (keyof Fields)[] };

export type KeptRecord<Fields> = NewOrKept<Fields, string>;

export type RecordValues<Fields> = { [Name in keyof Fields]: string } & { ongoing: boolean };

interface RecordTexts {
  readonly title: string;
  readonly lead: string;
  readonly add: string;
  readonly change: string;
  readonly noEnd: string;
  readonly notLoaded: string;
  readonly none: string;
  readonly whatFor: string;
  readonly added: string;
  readonly changed: string;
  readonly removed: string;
  readonly removeQuestion: string;
}

type SaveOutcome<Fields> =
  | { readonly kind: 'saved'; readonly records: Listed<KeptRecord<Fields>> | null }
  | { readonly kind: 'refused'; readonly problems: Problems<Fields> };

/** The differences between the kinds of records. `end`: the field that is blank while the candidate is still there. */
export interface RecordKind<Fields> {
  readonly texts: RecordTexts;
  readonly prefix: string;
  readonly icon: LucideIcon;
  readonly picture: ReactNode;
  /** In the order of the form. */
  readonly labels: Readonly<Record<keyof Fields, string>>;
  readonly end: keyof Fields;
  readonly problemsOf: (fields: Fields, today: CalendarDate) => Problems<Fields>;
  readonly problemText: (field: keyof Fields, code: ProblemCode) => string | undefined;
  readonly entryOf: (record: KeptRecord<Fields>) => RecordEntry;
  readonly Fields: ComponentType<{ readonly checked: CheckedForm<RecordValues<Fields>>; readonly today: CalendarDate }>;
  readonly useList: (candidateId: string) => UseQueryResult<Listed<KeptRecord<Fields>>>;
  readonly useChanges: (candidateId: string) => {
    readonly save: (record: NewOrKept<Fields, string | null>, today: CalendarDate) => Promise<SaveOutcome<Fields>>;
    readonly remove: (id: string) => Promise<void>;
  };
}
