import type { Apl01 } from '../../../domain/apl/apl01.ts';
import { requirementTarget } from '../../../domain/apl/apl01-review.ts';
import { personalLabels } from '../../personal-data/personal-labels.ts';
import { PartLink } from '../part-link.tsx';
import { ReturnedNotice } from '../review-note.tsx';
import { ChangedMark } from './apl01-note.tsx';
import { requirementTitle } from './apl01-text.ts';
import { type Apl01CheckedForm, rowName } from './apl01-values.ts';

const labels: Readonly<Record<string, string>> = {
  ...personalLabels,
  purpose: 'Tujuan asesmen',
  otherPurpose: 'Tujuan lainnya',
  signature: 'Tanda tangan',
};

interface Target {
  readonly name: string;
  readonly fieldId: string | null;
}

const targetOf = ({ requirements }: Apl01, target: string): Target => {
  const row = requirements.find(({ id }) => requirementTarget(id) === target);
  if (row) return { name: requirementTitle(row), fieldId: `apl01-${rowName(row.id)}` };
  const name = labels[target];
  return name === undefined ? { name: 'Catatan', fieldId: null } : { name, fieldId: `apl01-${target}` };
};

export const Apl01Returned = ({ apl01, checked }: { readonly apl01: Apl01; readonly checked: Apl01CheckedForm }) => {
  const { review } = apl01;
  if (apl01.status !== 'returned' || !review) return null;
  return (
    <ReturnedNotice review={review} label="Catatan pemeriksa">
      {review.notes.map(({ target, text }) => {
        const { name, fieldId } = targetOf(apl01, target);
        return (
          <li key={`${target} ${text}`}>
            {fieldId === null ? (
              <>
                <strong>{name}:</strong>
                <span>{text}</span>
              </>
            ) : (
              <PartLink id={fieldId}>{name}</PartLink>
            )}
            <ChangedMark apl01={apl01} checked={checked} target={target} />
          </li>
        );
      })}
    </ReturnedNotice>
  );
};
