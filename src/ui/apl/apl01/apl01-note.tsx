import { useWatch } from 'react-hook-form';
import type { Apl01 } from '../../../domain/apl/apl01.ts';
import { changedSince } from '../../../domain/apl/apl01-review.ts';
import { targetOf } from '../public/apl01-target.ts';
import { ChangedBadge, ReturnedNotice, ReviewNote } from '../review-note.tsx';
import { type Apl01CheckedForm, type Apl01Values, presentOf } from './apl01-values.ts';

interface MarkProps {
  readonly apl01: Apl01;
  readonly checked: Apl01CheckedForm;
  readonly target: string;
}

const ChangedMark = ({ apl01, checked, target }: MarkProps) => {
  const values = useWatch({ control: checked.form.control }) as Apl01Values;
  const changed = changedSince(apl01, presentOf(values, apl01.requirements)).get(target);
  if (changed === undefined) return null;
  return <ChangedBadge changed={changed} />;
};

export const reviewNoteAt = (apl01: Apl01, checked: Apl01CheckedForm) => (target: string) => {
  const notes = (apl01.review?.notes ?? []).filter((note) => note.target === target);
  if (apl01.status !== 'returned' || notes.length === 0) return undefined;
  return (
    <ReviewNote title="Catatan pemeriksa">
      {notes.map(({ text }) => (
        <p key={text}>{text}</p>
      ))}
      <ChangedMark apl01={apl01} checked={checked} target={target} />
    </ReviewNote>
  );
};

/** The notes on parts are shown at the parts, which `Apl01Open` lists. */
export const Apl01Returned = ({ apl01 }: { readonly apl01: Apl01 }) => {
  const { review } = apl01;
  if (apl01.status !== 'returned' || !review) return null;
  return (
    <ReturnedNotice review={review} label="Catatan pemeriksa">
      {review.notes
        .filter(({ target }) => targetOf(apl01, target).fieldId === null)
        .map(({ target, text }) => (
          <li key={`${target} ${text}`}>{text}</li>
        ))}
    </ReturnedNotice>
  );
};
