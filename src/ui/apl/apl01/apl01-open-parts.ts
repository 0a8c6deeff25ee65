import { useWatch } from 'react-hook-form';
import type { Apl01 } from '../../../domain/apl/apl01.ts';
import { requirementTarget } from '../../../domain/apl/apl01-review.ts';
import type { Problems } from '../../form/use-checked-form.ts';
import { targetOf } from './apl01-target.ts';
import type { SectionId } from './apl01-text.ts';
import { type Apl01CheckedForm, type Apl01Values, rowName } from './apl01-values.ts';

export type JudgeApl01 = (values: Apl01Values) => Problems<Apl01Values>;

export interface OpenPart {
  readonly fieldId: string;
  readonly name: string;
  readonly section: SectionId;
}

const work = ['institution', 'position', 'workAddress', 'workPostalCode', 'workEmail'];

export const sectionOf = (field: string): SectionId => {
  if (field.startsWith('row_')) return 'bukti-kelengkapan';
  if (work.includes(field)) return 'data-pekerjaan';
  if (field === 'purpose' || field === 'otherPurpose') return 'data-sertifikasi';
  return field === 'declared' || field === 'signature' ? 'pernyataan' : 'data-pribadi';
};

/** What is missing or wrong, in the order of the page: the same check as on sending, but without errors at the fields. */
export const useOpenParts = (apl01: Apl01, checked: Apl01CheckedForm, judge: JudgeApl01): readonly OpenPart[] => {
  const values = useWatch({ control: checked.form.control }) as Apl01Values;
  const fields = Object.entries(judge(values)).flatMap(([field, problem]) => (problem === undefined ? [] : [field]));
  return fields.map((field) => {
    const row = apl01.requirements.find(({ id }) => rowName(id) === field);
    const { name } = targetOf(apl01, row ? requirementTarget(row.id) : field);
    return { fieldId: `apl01-${field}`, name: name.replace(/\.$/, ''), section: sectionOf(field) };
  });
};
