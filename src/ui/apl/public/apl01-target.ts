import type { Apl01 } from '../../../domain/apl/apl01.ts';
import { requirementTarget } from '../../../domain/apl/apl01-review.ts';
import { personalLabels } from '../../profile/public/personal-labels.ts';

export type RowName = `row_${string}`;

/** Field name for a requirement. Escapes its id, because dots and brackets are special in field names. */
export const rowName = (id: string): RowName =>
  `row_${Array.from(id, (letter) => (/[a-z0-9-]/i.test(letter) ? letter : `_${letter.codePointAt(0)}_`)).join('')}`;

export const requirementTitle = ({ title }: { readonly title: string }): string => title || 'Bukti tanpa nama';

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
