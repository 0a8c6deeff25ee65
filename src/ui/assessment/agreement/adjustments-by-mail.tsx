import { type AdjustmentContent, tidiedAdjustments } from '../../../domain/assessment/adjustment.ts';
import type { Agreement } from '../../../domain/assessment/agreement.ts';
import { useConfig } from '../../core/config-context.ts';
import { paths } from '../../core/paths.ts';
import { useCopy } from '../../core/use-copy.ts';
import { CopyButton } from '../../kit/components/button/copy-button.tsx';
import { Callout } from '../../kit/components/feedback/callout.tsx';
import { TextLink } from '../../kit/components/navigation/text-link.tsx';
import { mailAddress } from '../../kit/format/contact-address.ts';
import { requestAsText } from './adjustments-text.ts';

interface AdjustmentsByMailProps {
  readonly agreement: Agreement;
  readonly content: AdjustmentContent;
}

export const AdjustmentsByMail = ({ agreement, content }: AdjustmentsByMailProps) => {
  const { email } = useConfig().contact;
  const copy = useCopy();
  const text = requestAsText(agreement, tidiedAdjustments(content));
  const subject = `Permintaan penyesuaian ${agreement.trxId}`;
  return (
    <Callout
      tone="caution"
      live="polite"
      title="Permintaan belum bisa dikirim dari sini"
      action={
        <>
          {email ? (
            <a href={`${mailAddress(email, subject)}&body=${encodeURIComponent(text)}`}>Buka di aplikasi email</a>
          ) : (
            <TextLink to={paths.contact.to({})}>Kontak lembaga sertifikasi</TextLink>
          )}
          <CopyButton text={text} copy={copy} label="Salin permintaan" variant="secondary" />
        </>
      }
    >
      Yang Anda pilih tetap ada. Salin permintaan, lalu kirim {email ? `ke ${email}` : 'kepada lembaga sertifikasi'}.
      Anda tetap dapat menandatangani persetujuan.
    </Callout>
  );
};
