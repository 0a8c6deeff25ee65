import type { Apl02 } from '../../../domain/apl/apl02.ts';
import { notedElements, otherNotes } from '../../../domain/apl/apl02-review.ts';
import { PartLink } from '../part-link.tsx';
import { answerFieldId, atStart } from '../public/apl02-text.ts';
import { ChangedBadge, ReturnedNotice } from '../review-note.tsx';
import { useApl02Store, useElementState } from './apl02-store-context.ts';

const NotedElement = ({ elementId }: { readonly elementId: string }) => {
  const store = useApl02Store();
  const { changed } = useElementState(elementId);
  return (
    <li>
      <PartLink id={answerFieldId(elementId)}>{atStart(store.labelOf(elementId))}</PartLink>
      <ChangedBadge changed={changed} />
    </li>
  );
};

export const Apl02Returned = ({ apl }: { readonly apl: Apl02 }) => {
  const { review, status } = apl;
  if (status !== 'returned' || !review) return null;
  return (
    <ReturnedNotice review={review} label="Catatan asesor">
      {[
        ...notedElements(apl).map((elementId) => <NotedElement key={elementId} elementId={elementId} />),
        ...otherNotes(apl).map((text) => <li key={text}>{text}</li>),
      ]}
    </ReturnedNotice>
  );
};
