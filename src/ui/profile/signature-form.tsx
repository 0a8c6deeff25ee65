import { useState } from 'react';
import { styled } from 'styled-components';
import { useAlerts } from '../core/alerts/alerts-view.ts';
import { useSession } from '../core/session/session-view.ts';
import { Slot } from '../core/slots.tsx';
import { LeaveWarning } from '../forms/leave-warning.tsx';
import { choiceOf } from '../forms/signature/signature-choice.ts';
import { SignatureChooser } from '../forms/signature/signature-chooser.tsx';
import { type SignatureDraft, signatureProblem } from '../forms/signature/signature-draft.ts';
import { useCheckedForm } from '../forms/use-checked-form.ts';
import { Button } from '../kit/components/button/button.tsx';
import { Meter } from '../kit/components/feedback/meter.tsx';
import { ErrorSummary } from '../kit/components/form/error-summary.tsx';
import { Cluster } from '../kit/components/layout/cluster.tsx';
import { Stack } from '../kit/components/layout/stack.tsx';
import { media } from '../kit/theme/media.ts';
import { space } from '../kit/theme/theme.ts';
import { useSaveSignature } from './public/signature/use-save-signature.ts';
import { useFirstWay, useSignatureWays } from './public/signature/use-signing.ts';
import { panelOfTab } from './records/records-panel.ts';

const Form = styled.form`
  ${panelOfTab}
  display: grid;
  gap: ${space(6)};
  grid-template-columns: minmax(0, 1fr);
  max-inline-size: 39rem;
  padding: ${space(6)};

  ${media.mobile} {
    padding: 0;
  }
`;

const Actions = styled(Cluster)`
  ${media.phone} {
    > button {
      flex: 1 1 100%;
    }
  }
`;

const Sending = ({ sent }: { readonly sent: number }) => (
  <Stack $gap={1.5}>
    <span>{sent < 1 ? 'Mengirim tanda tangan…' : 'Menyimpan…'}</span>
    <Meter role="progressbar" label="Tanda tangan terkirim" percent={Math.min(100, Math.floor(sent * 100))} />
  </Stack>
);

type Values = { signature: SignatureDraft };

export interface SignatureFormProps {
  readonly candidateId: string;
  readonly onSaved: () => void;
  readonly onCancel: () => void;
}

export const SignatureForm = ({ candidateId, onSaved, onCancel }: SignatureFormProps) => {
  const save = useSaveSignature(candidateId);
  const { succeeded } = useAlerts();
  const [sent, setSent] = useState(0);
  const ways = useSignatureWays('profile');
  const { draft: first } = choiceOf(useSession().candidate?.fullname ?? '', { ways, keeps: [] });
  const blank = { ...first, way: useFirstWay(ways) };
  const checked = useCheckedForm<Values>({
    initial: { signature: blank },
    idPrefix: 'profile-',
    judge: ({ signature }) => ({ signature: signatureProblem(signature) }),
    send: async ({ signature }): Promise<void> => {
      setSent(0);
      const problem = await save(signature, (sentBytes, totalBytes) =>
        setSent(totalBytes > 0 ? sentBytes / totalBytes : 0),
      );
      if (problem) return checked.refuse({ signature: problem });
      succeeded('Tanda tangan disimpan.');
      onSaved();
    },
  });
  const { form, busy } = checked;
  const { id, error } = checked.field('signature');
  const draft = form.watch('signature');
  const change = (changed: SignatureDraft) => {
    const otherWay = changed.way !== draft.way; // a shown error belongs to the previous way of signing
    const drawing = changed.strokes !== draft.strokes; // if the error disappeared, the pad would move while the candidate draws
    form.setValue('signature', changed, { shouldValidate: form.formState.isSubmitted && !otherWay && !drawing });
    if (otherWay) form.clearErrors('signature');
  };
  return (
    <Form noValidate aria-label="Tanda tangan baru" onSubmit={checked.submit}>
      <Slot name="example" of={{ name: 'signature', form }} />
      <ErrorSummary {...checked.summary} />
      <SignatureChooser id={id} draft={draft} error={error} onDraft={change} />
      <LeaveWarning when={draft.strokes.length > 0 || draft.name !== blank.name || draft.file !== null} />
      {busy && <Sending sent={sent} />}
      <Actions>
        <Button type="submit" busy={busy}>
          Simpan tanda tangan
        </Button>
        <Button variant="quiet" onClick={() => !busy && onCancel()}>
          Batal
        </Button>
      </Actions>
    </Form>
  );
};
