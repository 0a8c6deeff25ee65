import { assessmentTokens } from '../../../application/assessment/tokens.ts';
import {
  type AppealContent,
  appealQuestions,
  type AppealForm as Form,
  reasonLength,
  reasonProblem,
} from '../../../domain/assessment/appeal.ts';
import { useAlerts } from '../../core/alerts/alerts-view.ts';
import { useConfig } from '../../core/config-context.ts';
import { lazyComponent } from '../../core/lazy-component.ts';
import { useService } from '../../core/services.tsx';
import { useSession } from '../../core/session/session-view.ts';
import { Slot } from '../../core/slots.tsx';
import { useCopy } from '../../core/use-copy.ts';
import { FormFrame } from '../../forms/document/form-frame.ts';
import type { Draft } from '../../forms/draft/draft.ts';
import { LeaveFormWarning } from '../../forms/draft/leave-form-warning.tsx';
import { useKeptForm } from '../../forms/draft/use-kept-form.ts';
import { alreadySentText, sendForm } from '../../forms/send-form.ts';
import type { SignatureChoice } from '../../forms/signature/signature-choice.ts';
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
import { readYesNo, type YesNo, yesNoProblem } from '../yes-no.ts';
import { YesNoQuestion } from '../yes-no-question.tsx';
import { declarationText, questionText, reasonText, rightText } from './appeal-text.ts';

/** Few have reported a problem, and an appeal can be written without it. */
const ReportedProblems = lazyComponent(() => import('../../exam/public/reported-problems.tsx'), null, true);

export interface AppealDraft {
  readonly explained: YesNo;
  readonly discussed: YesNo;
  readonly othersInvolved: YesNo;
  readonly reason: string;
}

const emptyAppeal: AppealDraft = { explained: '', discussed: '', othersInvolved: '', reason: '' };

export const readAppealDraft = (stored: unknown): AppealDraft | null => {
  if (typeof stored !== 'object' || stored === null) return null;
  const { explained, discussed, othersInvolved, reason } = stored as Readonly<Record<string, unknown>>;
  return {
    explained: readYesNo(explained),
    discussed: readYesNo(discussed),
    othersInvolved: readYesNo(othersInvolved),
    reason: typeof reason === 'string' ? reason : '',
  };
};

const appealOf = (draft: AppealDraft): AppealContent => ({
  answers: Object.fromEntries(appealQuestions.map((name) => [name, draft[name] === 'yes'])) as AppealContent['answers'],
  reason: draft.reason,
});

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
  const changes = useAppealChanges(trxId);
  const { inform } = useAlerts();
  const asked = useAsked();
  const copy = useCopy();
  const time = useConfig().times.appeal;
  const signing = useSigning('appeal', useSession().candidate?.fullname ?? '');
  const checked = useCheckedForm<Values>({
    initial: { ...(draft.restored ?? emptyAppeal), declared: false, signature: signing.first },
    idPrefix: 'appeal-',
    judge: (values) => ({
      ...Object.fromEntries(
        appealQuestions.map((name, index) => [name, yesNoProblem(values[name], `Pertanyaan ${index + 1}`)]),
      ),
      reason: reasonText(reasonProblem(values.reason)),
      declared: values.declared ? undefined : 'Setujui pernyataan untuk mengirim banding',
      signature: signing.problemOf(values.signature),
    }),
    send: async ({ signature, ...values }): Promise<void> => {
      const input = await signing.inputOf(signature);
      if (input.kind === 'unusable') return checked.refuse({ signature: input.message });
      if (!(await asked.ask())) return;
      const kind = await sendForm({ draft, changes, onSent }, () => send(trxId, appealOf(values), input, draft.keys));
      if (kind === 'alreadySent') inform(alreadySentText);
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
      {!over && (
        <ReportedProblems
          trxId={trxId}
          onAdd={(text) =>
            form.setValue('reason', [form.getValues('reason').trim(), text].filter(Boolean).join('\n'), validated)
          }
        />
      )}
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
          <SignatureSection checked={checked} profileSignature={signing.profileSignature} />
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
