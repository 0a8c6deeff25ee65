import { type ReactNode, use } from 'react';
import { useLocation } from 'wouter';
import type { DraftSession } from '../../../application/draft/draft-session.ts';
import { encodeTrxId } from '../../../domain/assessment/trx-id.ts';
import { paths } from '../../core/paths.ts';
import { ConfirmDialog } from '../../kit/components/overlay/confirm-dialog.tsx';
import { type AskedBeforeLeaving, useAskBeforeLeaving } from '../use-ask-before-leaving.ts';
import { DraftSessionContext, FrozenContext } from './frozen-context.ts';
import { useDraftState } from './use-draft-state.ts';

export interface LeaveFormWarningProps {
  readonly when: boolean;
  /** The plain trx_id, not its encoding for addresses. */
  readonly trxId: string;
}

const Kept = ({ session }: { readonly session: DraftSession }) => {
  const saving = useDraftState(session, 'saving');
  const durable = useDraftState(session, 'durable');
  const savedAt = useDraftState(session, 'savedAt');
  return (
    !saving &&
    durable &&
    savedAt !== null && <p>Isian Anda tersimpan di perangkat ini dan dapat dilanjutkan kapan saja di sini.</p>
  );
};

/**
 * Asks before a link, the Back button or closing the tab leaves the form (return confirmation of specification 2). The button Ya always
 * goes to the timeline. Does not cover log-out, which asks through `askAboutDrafts`.
 */
export const LeaveFormWarning = ({ when, trxId }: LeaveFormWarningProps) => {
  const frozen = use(FrozenContext);
  const session = use(DraftSessionContext);
  return (
    <LeaveQuestion
      leaving={useAskBeforeLeaving(when && !frozen, { logOut: false })}
      title="Kembali Ke Timeline Sertifikasi"
      to={paths.timeline.to({ id: encodeTrxId(trxId) })}
    >
      {session && <Kept session={session} />}
    </LeaveQuestion>
  );
};

interface LeaveQuestionProps {
  readonly leaving: AskedBeforeLeaving;
  readonly title: string;
  readonly stayLabel?: string;
  readonly leaveLabel?: string;
  readonly to?: string;
  readonly children?: ReactNode;
}

export const LeaveQuestion = (props: LeaveQuestionProps) => {
  const { leaving, title, stayLabel = 'Batal', leaveLabel = 'Ya', to, children } = props;
  const [, navigate] = useLocation();
  const { asked, leave, stay } = leaving;
  return (
    <ConfirmDialog
      open={asked !== null}
      title={title}
      staying
      cancelLabel={stayLabel}
      confirmLabel={leaveLabel}
      onConfirm={() => leave(to === undefined ? to : () => navigate(to))}
      onCancel={stay}
    >
      <p>Apakah Anda yakin meninggalkan halaman ini sebelum melakukan submit?</p>
      {children}
    </ConfirmDialog>
  );
};
