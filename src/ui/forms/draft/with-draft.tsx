import type { ReactNode } from 'react';
import { keyframes, styled } from 'styled-components';
import { useSession } from '../../core/session/session-view.ts';
import { Skeleton } from '../../kit/components/feedback/skeleton.tsx';
import type { Draft } from './draft.ts';
import { DraftedForm } from './drafted-form.tsx';
import { OpenElsewhere } from './open-elsewhere.tsx';
import { useDraftSession } from './use-draft-session.ts';

export interface WithDraftProps<Values> {
  readonly form: string;
  readonly trxId: string;
  /**
   * Identifies the server state a draft is based on, for example status and time. A draft with another basis is never merged: the candidate
   * chooses (see `OlderDraft`). For a closed form, render `<DropDraft>` instead.
   */
  readonly basis: string;
  /** Parses untrusted stored values; null if they are invalid. */
  readonly read: (stored: unknown) => Values | null;
  readonly quiet?: boolean;
  readonly children: (draft: Draft<Values>) => ReactNode;
}

const appear = keyframes`from { visibility: hidden; }`;

/** Invisible for 400 ms, because reading the storage is usually faster; a longer wait is usually for another tab. */
const Late = styled.div`
  animation: ${appear} 400ms step-end;
`;

/**
 * Restores and saves the draft of a form, and lets one tab edit at a time. Keep the page heading outside, because the form is missing while
 * it waits for another tab or for a choice between drafts.
 */
export const WithDraft = <Values,>(props: WithDraftProps<Values>) => {
  const user = useSession().candidate?.id;
  const { form, trxId, basis } = props;
  if (user === undefined) return null;
  return <Held key={JSON.stringify([user, form, trxId, basis])} user={user} {...props} />;
};

const Held = <Values,>({
  user,
  form,
  trxId,
  basis,
  read,
  quiet = false,
  children,
}: WithDraftProps<Values> & { user: string }) => {
  const { phase, continueHere, reopen } = useDraftSession({ user, form, subject: trxId }, basis);
  if (phase.kind === 'opening') {
    return (
      <Late>
        <Skeleton name="form" />
      </Late>
    );
  }
  if (!phase.session) return <OpenElsewhere onContinue={continueHere} />;
  return (
    <DraftedForm
      key={phase.session.number}
      session={phase.session}
      form={form}
      basis={basis}
      read={read}
      quiet={quiet}
      frozen={phase.kind === 'elsewhere'}
      onContinue={continueHere}
      onReopen={reopen}
    >
      {children}
    </DraftedForm>
  );
};
