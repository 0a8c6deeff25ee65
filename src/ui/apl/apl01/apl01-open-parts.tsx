import { createContext, type ReactNode, use } from 'react';
import { useWatch } from 'react-hook-form';
import type { Apl01 } from '../../../domain/apl/apl01.ts';
import { changedSince, requirementTarget } from '../../../domain/apl/apl01-review.ts';
import type { Problems } from '../../forms/use-checked-form.ts';
import { rowName, targetName } from '../public/apl01-target.ts';
import { type SectionId, sections } from './apl01-text.ts';
import { type Apl01CheckedForm, type Apl01Values, presentOf } from './apl01-values.ts';

export type JudgeApl01 = (values: Apl01Values) => Problems<Apl01Values>;

/** `changed`: since the reviewer's note on it; absent without a note. */
export interface Part {
  readonly fieldId: string;
  readonly name: string;
  readonly section: SectionId;
  readonly changed?: boolean;
}

export const isNoted = ({ changed }: Part): boolean => changed !== undefined;

export const workFields = ['institution', 'position', 'workAddress', 'workPostalCode', 'workEmail'] as const;

export const sectionOf = (field: string): SectionId => {
  if (field.startsWith('row_')) return 'bukti-kelengkapan';
  if ((workFields as readonly string[]).includes(field)) return 'data-pekerjaan';
  if (field === 'purpose' || field === 'otherPurpose') return 'data-sertifikasi';
  return field === 'declared' || field === 'signature' ? 'pernyataan' : 'data-pribadi';
};

const placeOf = (field: string): number => sections.findIndex(({ id }) => id === sectionOf(field));

const fieldOf = ({ requirements }: Apl01, target: string): string => {
  const row = requirements.find(({ id }) => requirementTarget(id) === target);
  return row ? rowName(row.id) : target;
};

const notedTargets = (apl01: Apl01, values: Apl01Values): ReadonlyMap<string, boolean> =>
  apl01.status === 'returned' ? changedSince(apl01, presentOf(values, apl01.requirements)) : new Map();

export const unchangedNames = (apl01: Apl01, values: Apl01Values): readonly string[] =>
  Array.from(notedTargets(apl01, values)).flatMap(([target, changed]) => (changed ? [] : [targetName(apl01, target)]));

const PartsContext = createContext<readonly Part[]>([]);

/** The open parts, and those that the candidate has changed after the reviewer's note, in page order. */
export const useParts = (): readonly Part[] => use(PartsContext);

/** The parts that are missing, wrong or objected to by the reviewer, in page order, even while the form shows no errors yet. */
export const useOpenParts = (): readonly Part[] => useParts().filter(({ changed }) => changed !== true);

interface WithOpenPartsProps {
  readonly of: Apl01;
  readonly checked: Apl01CheckedForm;
  readonly judge: JudgeApl01;
  readonly children: ReactNode;
}

/** Judges the form once for each change. Typing renders only the users of `useOpenParts`, not the whole form. */
export const WithOpenParts = ({ of: apl01, checked, judge, children }: WithOpenPartsProps) => {
  const values = useWatch({ control: checked.form.control }) as Apl01Values;
  const fields = Object.entries(judge(values)).flatMap(([field, problem]) => (problem === undefined ? [] : [field]));
  const noted = new Map(
    Array.from(notedTargets(apl01, values), ([target, changed]) => [
      fieldOf(apl01, target),
      changed && !fields.includes(fieldOf(apl01, target)),
    ]),
  );
  const rows: readonly string[] = apl01.requirements.map(({ id }) => rowName(id));
  const parts = [...new Set([...fields, ...noted.keys()])]
    .sort((one, other) => placeOf(one) - placeOf(other) || rows.indexOf(one) - rows.indexOf(other))
    .map((field) => {
      const row = apl01.requirements.find(({ id }) => rowName(id) === field);
      const name = targetName(apl01, row ? requirementTarget(row.id) : field);
      const changed = noted.get(field);
      return { fieldId: `apl01-${field}`, name, section: sectionOf(field), ...(changed !== undefined && { changed }) };
    });
  return <PartsContext value={parts}>{children}</PartsContext>;
};
