import type { ReactNode } from 'react';
import { keyframes, styled } from 'styled-components';
import { Skeleton } from '../../components/feedback/skeleton.tsx';
import { useSession } from '../../session/session-view.ts';
import type { Draft } from './draft.ts';
import { DraftedForm } from './drafted-form.tsx';
import { OpenElsewhere } from './open-elsewhere.tsx';
import { useDraftSession } from './use-draft-session.ts';

export interface WithDraftProps<Values> {
  /** The form's name, such as `apl01`. */
  readonly form: string;
  /** The trx_id itself, not as it is in addresses. */
  readonly trxId: string;
  /**
   * The server's state that a draft is made from, such as its status and since when; the same text as long as that is the same.
   * A draft of another state is never merged into this one: the person chooses between them (see `OlderDraft`). Where the form
   * cannot be edited any more, the page shows `<DropDraft>` instead of this.
   */
  readonly basis: string;
  /** What was stored, as values of this form: it is untrusted; null when it is something else. */
  readonly read: (stored: unknown) => Values | null;
  /** The form itself says what is kept: that a draft was restored or saved is not told. */
  readonly quiet?: boolean;
  readonly children: (draft: Draft<Values>) => ReactNode;
}

const appear = keyframes`from { visibility: hidden; }`;

/** Nothing for the moment that reading the device takes; it takes longer only while another tab has the form. */
const Late = styled.div`
  animation: ${appear} 400ms step-end;
`;

/**
 * An editable form with its draft: restored, kept while it is filled in, and open in one tab at a time. The page's heading stands
 * above it, not in it.
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
