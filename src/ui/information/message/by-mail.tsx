import type { Message } from '../../../domain/information/message.ts';
import { useConfig } from '../../core/config-context.ts';
import { useCopy } from '../../core/use-copy.ts';
import { CopyButton } from '../../kit/components/button/copy-button.tsx';
import { Callout } from '../../kit/components/feedback/callout.tsx';
import { mailAddress, messageAsText } from './message-text.ts';

interface ByMailProps {
  readonly message: Message;
  readonly scheme: string | null;
  readonly failed: boolean;
}

export const ByMail = ({ message, scheme, failed }: ByMailProps) => {
  const { email } = useConfig().contact;
  const copy = useCopy();
  return (
    <Callout
      tone={failed ? 'caution' : 'info'}
      title={failed ? 'Pesan belum bisa dikirim dari sini' : 'Kirim lewat email Anda'}
      live={failed ? 'polite' : 'off'}
      action={
        <>
          <a href={mailAddress(email, message, scheme)}>Buka di aplikasi email</a>
          <CopyButton text={messageAsText(message, scheme)} copy={copy} label="Salin pesan" variant="secondary" />
        </>
      }
    >
      {failed && 'Yang Anda tulis tetap ada. '}
      Pesan terbuka di aplikasi email Anda dengan semua isian. Bila isinya tidak lengkap atau tidak ada aplikasi email,
      salin pesan lalu kirim {email ? `ke ${email}` : 'melalui kontak di halaman ini'}.
    </Callout>
  );
};
