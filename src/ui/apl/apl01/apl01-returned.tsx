import type { Apl01 } from '../../../domain/apl/apl01.ts';
import { PartLink } from '../part-link.tsx';
import { targetOf } from '../public/apl01-target.ts';
import { ReturnedNotice } from '../review-note.tsx';
import { ChangedMark } from './apl01-note.tsx';
import type { Apl01CheckedForm } from './apl01-values.ts';

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
