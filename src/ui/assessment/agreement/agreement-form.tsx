import { styled } from 'styled-components';
import { assessmentTokens } from '../../../application/assessment/tokens.ts';
import type { Agreement } from '../../../domain/assessment/agreement.ts';
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
import { Callout } from '../../kit/components/feedback/callout.tsx';
import { ErrorSummary } from '../../kit/components/form/error-summary.tsx';
import { Cluster } from '../../kit/components/layout/cluster.tsx';
import { TextLink } from '../../kit/components/navigation/text-link.tsx';
import { space } from '../../kit/theme/theme.ts';
import { SignatureSection } from '../../profile/public/signature/signature-section.tsx';
import { useSigning } from '../../profile/public/signature/use-signing.ts';
import { askBody } from '../public/next-step/step-parts.ts';
import { useAgreementChanges } from '../timeline/assessment-data.ts';

export interface AgreementDraft {
  readonly agreed: boolean;
}

export const readAgreementDraft = (stored: unknown): AgreementDraft | null =>
  typeof stored === 'object' && stored !== null && 'agreed' in stored && typeof stored.agreed === 'boolean'
    ? { agreed: stored.agreed }
    : null;

interface Values {
  agreed: boolean;
  signature: SignatureChoice;
}

const rightsId = 'hak-anda';

const Rights = styled.ul`
  display: grid;
  gap: ${space(2)};
  padding-inline-start: ${space(5)};

  li {
    list-style: disc;
  }
`;

interface AgreementFormProps {
  readonly agreement: Agreement;
  readonly draft: Draft<AgreementDraft>;
  /** The page has an unsent adjustment request, which cannot be sent after signing. */
  readonly unsentRequest?: boolean;
  readonly onSent: () => void;
}

export const AgreementForm = ({ agreement, draft, unsentRequest = false, onSent }: AgreementFormProps) => {
  const { trxId } = agreement;
  const sign = useService(assessmentTokens.signAgreement);
  const changes = useAgreementChanges(trxId);
  const signing = useSigning('agreement', useSession().candidate?.fullname ?? '');
  const checked = useCheckedForm<Values>({
    initial: { agreed: draft.restored?.agreed ?? false, signature: signing.first },
    idPrefix: 'agreement-',
    judge: ({ agreed, signature }) => ({
      agreed: agreed ? undefined : 'Centang bahwa Anda sudah membaca dan menyetujui dokumen ini',
      signature: signing.problemOf(signature),
    }),
    send: async ({ signature }): Promise<void> => {
      const input = await signing.inputOf(signature);
      if (input.kind === 'unusable') return checked.refuse({ signature: input.message });
      await sendForm({ draft, changes, onSent }, () => sign(trxId, input, draft.keys));
    },
  });
  const { form, busy } = checked;
  useKeptForm(checked, draft, ({ agreed }) => ({ agreed }));
  return (
    <FormFrame noValidate aria-label="Tanda tangan persetujuan" onSubmit={checked.submit} data-print="hidden">
      <LeaveFormWarning when={draft.unsent || busy} trxId={trxId} />
      <h2 id={signatureId} tabIndex={-1}>
        Persetujuan dan tanda tangan
      </h2>
      <Slot name="example" of={{ name: 'agreement', form }} />
      <ErrorSummary {...checked.summary} />
      {agreement.review?.note && (
        <Callout tone="caution" title="Yang perlu diperbaiki">
          {agreement.review.note}
        </Callout>
      )}
      <h3 id={rightsId}>Penjelasan hak Anda dan prosedur banding</h3>
      <Rights aria-labelledby={rightsId}>
        <li>
          <strong>Bertanya dulu.</strong> Asesor menjelaskannya juga kepada Anda. Bila daftar ini belum cukup,{' '}
          <TextLink to={askBody(trxId).to}>tanyakan kepada LSP</TextLink> sebelum menandatangani.
        </li>
        <li>
          <strong>Meminta penyesuaian</strong> bila Anda memerlukannya, misalnya karena disabilitas, sebelum
          menandatangani.
        </li>
        <li>
          <strong>Rahasia.</strong> Bukti dan jawaban Anda hanya untuk pihak yang berwenang dalam asesmen ini.
        </li>
        <li>
          <strong>Banding.</strong> Bila nanti tidak setuju dengan hasilnya, Anda dapat mengajukan banding lewat portal
          ini, sampai tanggal yang tertulis bersama hasil itu. Yang ditinjau hanya unit yang belum kompeten.
        </li>
        <li>
          <strong>Menunda.</strong> Selama belum Anda tandatangani, tidak ada yang terkirim, dan APL 01 belum terbuka.
        </li>
      </Rights>
      <Checkbox {...checked.field('agreed')} label="Saya sudah membaca dan menyetujui isi dokumen ini." />
      <SignatureSection checked={checked} profileSignature={signing.profileSignature} />
      {unsentRequest && (
        <Callout tone="caution" live="polite" title="Permintaan penyesuaian belum dikirim">
          Kirim dahulu di atas bila Anda memerlukannya. Setelah persetujuan ditandatangani, permintaan tidak dapat
          dikirim lagi lewat portal ini.
        </Callout>
      )}
      <Cluster>
        <Button type="submit" busy={busy}>
          Tanda tangani dan kirim
        </Button>
      </Cluster>
    </FormFrame>
  );
};
