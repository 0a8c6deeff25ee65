import { type ReactNode, use } from 'react';
import { useLocation } from 'wouter';
import { encodeTrxId } from '../../../domain/assessment/trx-id.ts';
import { ConfirmDialog } from '../../components/overlay/confirm-dialog.tsx';
import { paths } from '../../paths.ts';
import { type AskedBeforeLeaving, useAskBeforeLeaving } from '../use-ask-before-leaving.ts';
import { FrozenContext } from './frozen-context.ts';

export interface LeaveFormWarningProps {
  /** While the form has unsent input: `draft.unsent`. */
  readonly when: boolean;
  /** The trx_id itself, not as it is in addresses. */
  readonly trxId: string;
}

/**
 * The return confirmation of document and form layouts (specification 2): before the back link, any other link of the portal, the
 * browser's Back button or the tab's closing leaves the form. Ya goes to the timeline, whichever way was wanted. The draft stays,
 * so a log-out, which takes it away, asks for itself (`askAboutDrafts`).
 */
export const LeaveFormWarning = ({ when, trxId }: LeaveFormWarningProps) => {
  const frozen = use(FrozenContext);
  return (
    <LeaveQuestion
      leaving={useAskBeforeLeaving(when && !frozen, { logOut: false })}
      title="Kembali Ke Timeline Sertifikasi"
      to={paths.timeline.to({ id: encodeTrxId(trxId) })}
    />
  );
};

interface LeaveQuestionProps {
  readonly leaving: AskedBeforeLeaving;
  readonly title: string;
  /** Where Ya leads; where the person wanted to go when it is left out. */
  readonly to?: string;
  /** What the reader should know of this page before leaving it. */
  readonly children?: ReactNode;
}

/** The question alone, for a page that has to know whether it is asked. */
export const LeaveQuestion = ({ leaving, title, to, children }: LeaveQuestionProps) => {
  const [, navigate] = useLocation();
  const { asked, leave, stay } = leaving;
  return (
    <ConfirmDialog
      open={asked !== null}
      title={title}
      onConfirm={() => leave(to === undefined ? to : () => navigate(to))}
      onCancel={stay}
    >
      <p>Apakah Anda yakin meninggalkan halaman ini sebelum melakukan submit?</p>
      {children}
    </ConfirmDialog>
  );
};
