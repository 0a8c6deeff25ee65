import { createContext, type ReactNode, use } from 'react';
import { useWatch } from 'react-hook-form';
import type { Apl01 } from '../../../domain/apl/apl01.ts';
import { changedSince, requirementTarget } from '../../../domain/apl/apl01-review.ts';
import type { Problems } from '../../forms/use-checked-form.ts';
import { rowName, targetName } from '../public/apl01-target.ts';
import { type SectionId, sections } from './apl01-text.ts';
import { type Apl01CheckedForm, type Apl01Values, presentOf } from './apl01-values.ts';

export type JudgeApl01 = (values: Apl01Values) => Problems<Apl01Values>;

export interface OpenPart {
  readonly fieldId: string;
  readonly name: string;
  readonly section: SectionId;
  readonly noted: boolean;
}

const work = ['institution', 'position', 'workAddress', 'workPostalCode', 'workEmail'];

export const sectionOf = (field: string): SectionId => {
  if (field.startsWith('row_')) return 'bukti-kelengkapan';
  if (work.includes(field)) return 'data-pekerjaan';
  if (field === 'purpose' || field === 'otherPurpose') return 'data-sertifikasi';
  return field === 'declared' || field === 'signature' ? 'pernyataan' : 'data-pribadi';
};

const placeOf = (field: string): number => sections.findIndex(({ id }) => id === sectionOf(field));

const fieldOf = ({ requirements }: Apl01, target: string): string => {
  const row = requirements.find(({ id }) => requirementTarget(id) === target);
  return row ? rowName(row.id) : target;
};

const unchangedTargets = (apl01: Apl01, values: Apl01Values): readonly string[] => {
  if (apl01.status !== 'returned') return [];
  const changed = changedSince(apl01, presentOf(values, apl01.requirements));
  return Array.from(changed).flatMap(([target, is]) => (is ? [] : [target]));
};

export const unchangedNames = (apl01: Apl01, values: Apl01Values): readonly string[] =>
  unchangedTargets(apl01, values).map((target) => targetName(apl01, target));

const OpenPartsContext = createContext<readonly OpenPart[]>([]);

/** The parts that are missing, wrong or objected to by the reviewer, in page order, even while the form shows no errors yet. */
export const useOpenParts = (): readonly OpenPart[] => use(OpenPartsContext);

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
  const noted = new Set(unchangedTargets(apl01, values).map((target) => fieldOf(apl01, target)));
  const rows: readonly string[] = apl01.requirements.map(({ id }) => rowName(id));
  const parts = [...new Set([...fields, ...noted])]
    .sort((one, other) => placeOf(one) - placeOf(other) || rows.indexOf(one) - rows.indexOf(other))
    .map((field) => {
      const row = apl01.requirements.find(({ id }) => rowName(id) === field);
      const name = targetName(apl01, row ? requirementTarget(row.id) : field);
      return { fieldId: `apl01-${field}`, name, section: sectionOf(field), noted: noted.has(field) };
    });
  return <OpenPartsContext value={parts}>{children}</OpenPartsContext>;
};
