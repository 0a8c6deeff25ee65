import { assessmentTokens } from '../../../application/assessment/tokens.ts';
import { isAppealable, isAppealPending } from '../../../domain/assessment/appeal.ts';
import type { AssessmentResult } from '../../../domain/assessment/result.ts';
import { isFeedbackGiven } from '../../../domain/assessment/timeline.ts';
import { useService } from '../../core/services.tsx';
import { useSession } from '../../core/session/session-view.ts';
import { Slot } from '../../core/slots.tsx';
import { FormFrame } from '../../forms/document/form-frame.ts';
import { signatureId } from '../../forms/document/signature-pending.tsx';
import type { Draft } from '../../forms/draft/draft.ts';
import { LeaveFormWarning } from '../../forms/draft/leave-form-warning.tsx';
import { useKeptForm } from '../../forms/draft/use-kept-form.ts';
import { sendForm } from '../../forms/send-form.ts';
import type { SignatureChoice } from '../../forms/signature/signature-choice.ts';
import { useCheckedForm } from '../../forms/use-checked-form.ts';
import { Button } from '../../kit/components/button/button.tsx';
import { Checkbox } from '../../kit/components/choice/checkbox.tsx';
import { ErrorSummary } from '../../kit/components/form/error-summary.tsx';
import { Cluster } from '../../kit/components/layout/cluster.tsx';
import { SignatureSection } from '../../profile/public/signature/signature-section.tsx';
import { useSigning } from '../../profile/public/signature/use-signing.ts';
import { useResultChanges } from '../public/result-data.ts';
import { useTimeline } from '../timeline/assessment-data.ts';

export interface ResultDraft {
  readonly read: boolean;
}

export const readResultDraft = (stored: unknown): ResultDraft | null =>
  typeof stored === 'object' && stored !== null && 'read' in stored && typeof stored.read === 'boolean'
    ? { read: stored.read }
    : null;

interface Values {
  read: boolean;
  signature: SignatureChoice;
}

interface ResultFormProps {
  readonly result: AssessmentResult;
  readonly draft: Draft<ResultDraft>;
  readonly onSent: () => void;
}

export const ResultForm = ({ result, draft, onSent }: ResultFormProps) => {
  const { trxId, competent } = result;
  const acknowledge = useService(assessmentTokens.acknowledgeResult);
  const changes = useResultChanges(trxId);
  const { data: timeline } = useTimeline(trxId);
  const appealed = timeline && isAppealPending(timeline.stages);
  const rightToAppeal = appealed
    ? ' Banding yang sudah Anda ajukan tidak dicabut dan tetap ditinjau.'
    : timeline && isAppealable(timeline)
      ? ' Hak Anda untuk mengajukan banding tetap ada.'
      : '';
  const opensFeedback = timeline && isFeedbackGiven(timeline.stages) ? '' : ' Setelah itu umpan balik terbuka.';
  const signing = useSigning('result', useSession().candidate?.fullname ?? '');
  const checked = useCheckedForm<Values>({
    initial: { read: draft.restored?.read ?? false, signature: signing.first },
    idPrefix: 'result-',
    judge: ({ read, signature }) => ({
      read: read ? undefined : 'Nyatakan bahwa Anda sudah membaca hasil ini',
      signature: signing.problemOf(signature),
    }),
    send: async ({ signature }): Promise<void> => {
      const input = await signing.inputOf(signature);
      if (input.kind === 'unusable') return checked.refuse({ signature: input.message });
      await sendForm({ draft, changes, onSent }, () => acknowledge(result, input, draft.keys));
    },
  });
  const { form, busy } = checked;
  useKeptForm(checked, draft, ({ read }) => ({ read }));
  return (
    <FormFrame noValidate aria-labelledby={signatureId} onSubmit={checked.submit} data-print="hidden">
      <LeaveFormWarning when={draft.unsent || busy} trxId={trxId} />
      <Slot name="example" of={{ name: 'result', form }} />
      <ErrorSummary {...checked.summary} />
      <div>
        <h2 id={signatureId} tabIndex={-1}>
          Terima hasil asesmen
        </h2>
        <p>
          {competent
            ? `Tanda tangan Anda menyatakan bahwa hasil ini sudah Anda terima.${opensFeedback}`
            : `Tanda tangan Anda hanya menyatakan bahwa hasil ini sudah Anda terima.${rightToAppeal}`}
        </p>
      </div>
      <Checkbox {...checked.field('read')} label="Saya sudah membaca hasil asesmen ini beserta catatan asesor." />
      <SignatureSection checked={checked} profileSignature={signing.profileSignature} />
      <Cluster>
        <Button type="submit" busy={busy}>
          Terima hasil
        </Button>
        {appealed && <p>Banding Anda tetap ditinjau sesudahnya.</p>}
      </Cluster>
    </FormFrame>
  );
};
