import { useQueryClient } from '@tanstack/react-query';
import { styled } from 'styled-components';
import { isRefusal } from '../../../application/api-failure.ts';
import { assessmentTokens } from '../../../application/assessment/tokens.ts';
import { feedbackComponents, furtherNotesLength, type SentFeedback } from '../../../domain/assessment/feedback.ts';
import { useAlerts } from '../../core/alerts/alerts-view.ts';
import { useService } from '../../core/services.tsx';
import { Slot } from '../../core/slots.tsx';
import { FormFrame } from '../../forms/document/form-frame.ts';
import type { Draft } from '../../forms/draft/draft.ts';
import { LeaveFormWarning } from '../../forms/draft/leave-form-warning.tsx';
import { useKeptForm } from '../../forms/draft/use-kept-form.ts';
import { useAsked } from '../../forms/use-asked.ts';
import { useCheckedForm } from '../../forms/use-checked-form.ts';
import { Button } from '../../kit/components/button/button.tsx';
import { ErrorSummary } from '../../kit/components/form/error-summary.tsx';
import { Cluster } from '../../kit/components/layout/cluster.tsx';
import { ConfirmDialog } from '../../kit/components/overlay/confirm-dialog.tsx';
import { space } from '../../kit/theme/theme.ts';
import { CountedText } from '../counted-text.tsx';
import { FeedbackComponentField } from './feedback-component-field.tsx';
import { emptyFeedback, type FeedbackDraft, feedbackOf, feedbackProblems, noteOf } from './feedback-draft.ts';
import { componentText } from './feedback-text.ts';

const Components = styled.ol`
  display: grid;
  gap: ${space(5)};
  grid-template-columns: minmax(0, 1fr);

  > :first-child {
    border-block-start: 0;
    padding-block-start: 0;
  }
`;

export interface FeedbackFormProps {
  readonly trxId: string;
  readonly draft: Draft<FeedbackDraft>;
  readonly onSent: (feedback: SentFeedback | null) => void;
}

export const FeedbackForm = ({ trxId, draft, onSent }: FeedbackFormProps) => {
  const send = useService(assessmentTokens.sendFeedback);
  const queries = useQueryClient();
  const { inform } = useAlerts();
  const asked = useAsked();
  const checked = useCheckedForm<FeedbackDraft>({
    initial: draft.restored ?? emptyFeedback,
    idPrefix: 'feedback-',
    judge: feedbackProblems,
    send: async (values): Promise<void> => {
      if (!(await asked.ask())) return;
      const askAgain = () => queries.invalidateQueries({ queryKey: ['assessment', 'timeline'] });
      try {
        const outcome = await send(feedbackOf(trxId, values), draft.keys);
        await draft.sent();
        onSent(outcome.kind === 'sent' ? outcome.feedback : null);
        void askAgain();
        if (outcome.kind === 'alreadySent')
          inform(
            'Umpan balik ini sudah diterima server. Bila Anda mengubah sesuatu sesudah pengiriman itu, perubahannya tidak ikut terkirim.',
          );
      } catch (error) {
        if (isRefusal(error)) void askAgain(); // a refusal may mean that the stage has changed
        throw error;
      }
    },
  });
  const { form, busy } = checked;
  useKeptForm(checked, draft, (values) => values);
  const validated = { shouldValidate: form.formState.isSubmitted };
  return (
    <FormFrame noValidate aria-label="Umpan balik asesmen" onSubmit={checked.submit} data-print="hidden">
      <LeaveFormWarning when={draft.unsent || busy} trxId={trxId} />
      <ConfirmDialog {...asked.dialog} title="Kirim umpan balik sekarang?" confirmLabel="Ya, kirim">
        <p>Umpan balik hanya dapat dikirim satu kali dan tidak dapat diubah lagi.</p>
      </ConfirmDialog>
      <Slot name="example" of={{ name: 'feedback', form }} />
      <ErrorSummary {...checked.summary} />
      <p>
        LSP membaca umpan balik ini untuk memperbaiki asesmen. Jawaban “Tidak” tidak mengubah keputusan asesmen ataupun
        sertifikat Anda.
      </p>
      <Components>
        {feedbackComponents.map((component, index) => {
          const { id, error } = checked.field(component);
          return (
            <FeedbackComponentField
              key={component}
              number={index + 1}
              question={{
                id,
                error,
                label: componentText[component],
                value: form.watch(component),
                onValue: (value) => form.setValue(component, value, validated),
              }}
              note={{ ...checked.field(noteOf(component)), text: form.watch(noteOf(component)) }}
            />
          );
        })}
      </Components>
      <CountedText
        {...checked.field('notes')}
        label="Catatan lainnya"
        optional
        hint="Hal lain tentang jalannya asesmen yang perlu diketahui LSP."
        text={form.watch('notes')}
        most={furtherNotesLength}
      />
      <p>Umpan balik hanya dapat dikirim satu kali dan tidak dapat diubah lagi.</p>
      <Cluster>
        <Button type="submit" busy={busy && !asked.dialog.open}>
          Kirim umpan balik
        </Button>
      </Cluster>
    </FormFrame>
  );
};
