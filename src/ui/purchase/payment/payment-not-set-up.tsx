import { paths } from '../../core/paths.ts';
import { Callout } from '../../kit/components/feedback/callout.tsx';
import { TextLink } from '../../kit/components/navigation/text-link.tsx';

export const PaymentNotSetUp = () => (
  <Callout tone="caution" title="Pembayaran daring belum disiapkan">
    Portal ini belum bisa menerima pembayaran. Tanyakan cara membayar kepada lembaga sertifikasi melalui halaman{' '}
    <TextLink to={paths.contact.to({})}>Kontak</TextLink>.
  </Callout>
);
