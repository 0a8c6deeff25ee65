import { isRefusal } from '../../../application/api-failure.ts';
import { assessmentTokens } from '../../../application/assessment/tokens.ts';
import {
  appealQuestions,
  type AppealForm as Form,
  reasonLength,
  reasonProblem,
} from '../../../domain/assessment/appeal.ts';
import { useAlerts } from '../../core/alerts/alerts-view.ts';
import { useConfig } from '../../core/config-context.ts';
import { useService } from '../../core/services.tsx';
import { useSession } from '../../core/session/session-view.ts';
import { Slot } from '../../core/slots.tsx';
import { useCopy } from '../../core/use-copy.ts';
import { FormFrame } from '../../forms/document/form-frame.ts';
import type { Draft } from '../../forms/draft/draft.ts';
import { LeaveFormWarning } from '../../forms/draft/leave-form-warning.tsx';
import { useKeptForm } from '../../forms/draft/use-kept-form.ts';
import {
  choiceOf,
  choiceProblem,
  type SignatureChoice,
  signatureInputOf,
} from '../../forms/signature/signature-choice.ts';
import { useAsked } from '../../forms/use-asked.ts';
import { useCheckedForm } from '../../forms/use-checked-form.ts';
import { Button } from '../../kit/components/button/button.tsx';
import { CopyButton } from '../../kit/components/button/copy-button.tsx';
import { Checkbox } from '../../kit/components/choice/checkbox.tsx';
import { Callout } from '../../kit/components/feedback/callout.tsx';
import { ErrorSummary } from '../../kit/components/form/error-summary.tsx';
import { Cluster } from '../../kit/components/layout/cluster.tsx';
import { ConfirmDialog } from '../../kit/components/overlay/confirm-dialog.tsx';
import { grouped } from '../../kit/components/text/grouped.ts';
import { SignatureSection } from '../../profile/public/signature/signature-section.tsx';
import { useSigning } from '../../profile/public/signature/use-signing.ts';
import { CountedText } from '../counted-text.tsx';
import { useAppealChanges } from '../public/appeal-data.ts';
import { alreadySentText } from '../public/form-page/already-sent-text.ts';
import { yesNoProblem } from '../yes-no.ts';
import { YesNoQuestion } from '../yes-no-question.tsx';
import { type AppealDraft, appealOf, emptyAppeal } from './appeal-draft.ts';
import { declarationText, questionText, reasonText, rightText } from './appeal-text.ts';

type Values = AppealDraft & { declared: boolean; signature: SignatureChoice };

export interface AppealFormProps {
  readonly appeal: Form;
  readonly draft: Draft<AppealDraft>;
  /** Set after the deadline: the candidate can still read and copy the text, but not send it. */
  readonly closedText: string | null;
  readonly onSent: () => void;
}

export const AppealForm = ({ appeal, draft, closedText, onSent }: AppealFormProps) => {
  const { trxId } = appeal;
  const send = useService(assessmentTokens.sendAppeal);
  const { store, ask: askAgain } = useAppealChanges(trxId);
  const { inform } = useAlerts();
  const asked = useAsked();
  const copy = useCopy();
  const time = useConfig().times.appeal;
  const fullname = useSession().candidate?.fullname ?? '';
  const signing = useSigning('appeal');
  const { profileSignature } = signing;
  const checked = useCheckedForm<Values>({
    initial: { ...(draft.restored ?? emptyAppeal), declared: false, signature: choiceOf(fullname, signing) },
    idPrefix: 'appeal-',
    judge: (values) => ({
      ...Object.fromEntries(
        appealQuestions.map((name, index) => [name, yesNoProblem(values[name], `Pertanyaan ${index + 1}`)]),
      ),
      reason: reasonText(reasonProblem(values.reason)),
      declared: values.declared ? undefined : 'Setujui pernyataan untuk mengirim banding',
      signature: choiceProblem(values.signature, profileSignature),
    }),
    send: async ({ signature, ...values }): Promise<void> => {
      const input = await signatureInputOf(signature, profileSignature);
      if (input.kind === 'unusable') return checked.refuse({ signature: input.message });
      if (!(await asked.ask())) return;
      try {
        const { kind, form: stored } = await send(trxId, appealOf(values), input, draft.keys);
        await draft.sent();
        onSent();
        await store(stored);
        if (kind === 'alreadySent') inform(alreadySentText);
      } catch (error) {
        if (isRefusal(error)) askAgain();
        throw error;
      }
    },
  });
  const { form, busy } = checked;
  const over = closedText !== null && !busy; // the server decides about a pending request
  useKeptForm(checked, draft, ({ explained, discussed, othersInvolved, reason }) => ({
    explained,
    discussed,
    othersInvolved,
    reason,
  }));
  const validated = { shouldValidate: form.formState.isSubmitted };
  return (
    <FormFrame
      noValidate
      aria-label="Banding asesmen"
      onSubmit={over ? (event) => event.preventDefault() : checked.submit}
    >
      <LeaveFormWarning when={(draft.unsent || busy) && !over} trxId={trxId} />
      <ConfirmDialog {...asked.dialog} title="Kirim banding sekarang?" confirmLabel="Ya, kirim">
        <p>Banding hanya dapat dikirim satu kali dan tidak dapat diubah lagi.</p>
      </ConfirmDialog>
      {over ? (
        <Callout tone="caution" live="assertive" title={closedText}>
          Banding ini tidak dapat dikirim lagi. Yang Anda tulis masih dapat dibaca dan disalin di sini.
        </Callout>
      ) : (
        <>
          <Slot name="example" of={{ name: 'appeal', form }} />
          <ErrorSummary {...checked.summary} />
        </>
      )}
      {appealQuestions.map((name, index) => {
        const { id, error } = checked.field(name);
        return (
          <YesNoQuestion
            key={name}
            id={id}
            label={`${index + 1}. ${questionText[name]}`}
            value={form.watch(name)}
            onValue={(value) => form.setValue(name, value, validated)}
            error={error}
            disabled={over}
          />
        );
      })}
      <CountedText
        {...checked.field('reason')}
        label="Alasan banding"
        hint={`Jelaskan bagian asesmen yang menurut Anda tidak sesuai, ${reasonLength.least} sampai ${grouped(reasonLength.most)} karakter.`}
        rows={7}
        text={form.watch('reason')}
        readOnly={over}
        most={reasonLength.most}
      />
      {over ? (
        <Cluster>
          <CopyButton variant="secondary" size="medium" label="Salin alasan" text={form.watch('reason')} copy={copy} />
        </Cluster>
      ) : (
        <>
          <p>
            {rightText} LSP meninjau banding Anda, biasanya dalam {time}; jawabannya tampil di halaman ini.
          </p>
          <Checkbox {...checked.field('declared')} label={declarationText} />
          <SignatureSection checked={checked} profileSignature={profileSignature} />
          <Cluster>
            <Button type="submit" busy={busy}>
              Kirim banding
            </Button>
          </Cluster>
        </>
      )}
    </FormFrame>
  );
};
