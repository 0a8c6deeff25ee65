import type { Apl01 } from '../../../domain/apl/apl01.ts';
import { changedSince, requirementTarget } from '../../../domain/apl/apl01-review.ts';
import { personalLabels } from '../../personal-data/personal-labels.ts';
import { requirementTitle } from './apl01-text.ts';
import { type Apl01Values, presentOf, rowName } from './apl01-values.ts';

const labels: Readonly<Record<string, string>> = {
  ...personalLabels,
  purpose: 'Tujuan asesmen',
  otherPurpose: 'Tujuan lainnya',
  declared: 'Pernyataan',
  signature: 'Tanda tangan',
};

interface Target {
  readonly name: string;
  readonly fieldId: string | null;
}

export const targetOf = ({ requirements }: Apl01, target: string): Target => {
  const row = requirements.find(({ id }) => requirementTarget(id) === target);
  if (row) return { name: requirementTitle(row), fieldId: `apl01-${rowName(row.id)}` };
  const name = labels[target];
  return name === undefined ? { name: 'Catatan', fieldId: null } : { name, fieldId: `apl01-${target}` };
};

/** For a list of names: without the full stop that some requirements end with. */
export const targetName = (apl01: Apl01, target: string): string => targetOf(apl01, target).name.replace(/\.$/, '');

export const unchangedTargets = (apl01: Apl01, values: Apl01Values): readonly string[] => {
  if (apl01.status !== 'returned') return [];
  const changed = changedSince(apl01, presentOf(values, apl01.requirements));
  return Array.from(changed).flatMap(([target, is]) => (is ? [] : [target]));
};

export const unchangedNames = (apl01: Apl01, values: Apl01Values): readonly string[] =>
  unchangedTargets(apl01, values).map((target) => targetName(apl01, target));
