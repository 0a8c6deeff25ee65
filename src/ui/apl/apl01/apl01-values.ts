import type { ReactNode } from 'react';
import { isFields } from '../../../application/fields-of.ts';
import { type Apl01Content, purposes, type Requirement } from '../../../domain/apl/apl01.ts';
import { apl01Problems } from '../../../domain/apl/apl01-content.ts';
import { missingRequirements, type Present } from '../../../domain/apl/apl01-review.ts';
import type { CalendarDate } from '../../../domain/calendar/calendar-date.ts';
import type { ProblemCode } from '../../../domain/profile/problem-code.ts';
import type { SignatureChoice } from '../../forms/signature/signature-choice.ts';
import type { CheckedForm, Problems } from '../../forms/use-checked-form.ts';
import { personalLabels } from '../../profile/public/personal-labels.ts';
import { type PersonalForm, type PersonalValues, personalOf, valuesOf } from '../../profile/public/personal-values.ts';
import { problemText } from '../../profile/public/problem-text.ts';
import { type RowName, requirementTitle, rowName } from '../public/apl01-target.ts';
import { asksForPhoto, fromProfile } from './profile-photo.ts';

/** Draft values. Each row of Bagian 3 holds the id of a file in the draft or `fromProfile`, or is empty. */
export type Apl01Kept = PersonalValues & {
  readonly purpose: Apl01Content['purpose'];
  readonly otherPurpose: string;
} & { readonly [row: RowName]: string };

export type Apl01Values = Apl01Kept & { readonly declared: boolean; readonly signature: SignatureChoice };
export type Apl01CheckedForm = CheckedForm<Apl01Values>;

/** With `photo`, the profile photo is used for a required pas foto without a file until the candidate chooses one. */
export const initialValues = (
  content: Apl01Content,
  requirements: readonly Requirement[],
  photo = false,
): Apl01Kept => ({
  ...valuesOf(content.personal),
  purpose: content.purpose,
  otherPurpose: content.otherPurpose,
  ...Object.fromEntries(
    requirements.map((row) => [
      rowName(row.id),
      photo && row.file === null && row.required && asksForPhoto(row) ? fromProfile : '',
    ]),
  ),
});

/** Parses a stored draft; values of a wrong type come from `initial`. Null if it is not an object. */
export const readKept =
  (initial: Apl01Kept) =>
  (stored: unknown): Apl01Kept | null => {
    if (!isFields(stored)) return null;
    const read = Object.entries(initial).map(([name, value]) => [
      name,
      typeof stored[name] === typeof value ? stored[name] : value,
    ]);
    const kept = Object.fromEntries(read) as Apl01Kept;
    return { ...kept, purpose: purposes.find((known) => known === kept.purpose) ?? initial.purpose };
  };

export const withoutLostFiles = (kept: Apl01Kept, files: ReadonlyMap<string, File>, initial: Apl01Kept): Apl01Kept => {
  const lost = Object.entries(kept).filter(([name, value]) => name.startsWith('row_') && !files.has(String(value)));
  return { ...kept, ...Object.fromEntries(lost.map(([name]) => [name, initial[name as RowName] ?? ''])) };
};

export const keptOf = ({ declared: _, signature: __, ...kept }: Apl01Values): Apl01Kept => kept;

export const contentOf = (values: Apl01Values): Apl01Content => {
  const { purpose, otherPurpose } = values;
  return { personal: personalOf(values), purpose, otherPurpose };
};

export const presentOf = (values: Apl01Values, requirements: readonly Requirement[]): Present => ({
  content: contentOf(values),
  chosen: new Set(requirements.filter(({ id }) => values[rowName(id)] !== '').map(({ id }) => id)),
});

const labels = { ...personalLabels, purpose: 'Tujuan asesmen', otherPurpose: 'Tujuan lainnya' };

export const judgeApl01 = (
  values: Apl01Values,
  requirements: readonly Requirement[],
  today: CalendarDate,
): Problems<Apl01Values> => {
  const { content, chosen } = presentOf(values, requirements);
  const codes = Object.entries(apl01Problems(content, today)) as [keyof typeof labels, ProblemCode][];
  return {
    ...Object.fromEntries(codes.map(([name, code]) => [name, problemText(code, labels[name])])),
    ...Object.fromEntries(
      missingRequirements(requirements, chosen).map((row) => [
        rowName(row.id),
        `Unggah file untuk: ${requirementTitle(row).replace(/\.$/, '')}`,
      ]),
    ),
    declared: values.declared ? undefined : 'Setujui pernyataan untuk mengirim permohonan',
  };
};

export const personalFormOf = (checked: Apl01CheckedForm, noteOf: (name: string) => ReactNode): PersonalForm => ({
  form: checked.form as unknown as PersonalForm['form'],
  field: (name) => ({ ...checked.field(name), note: noteOf(name) }) as unknown as ReturnType<PersonalForm['field']>,
});
