import { Callout } from '../../components/feedback/callout.tsx';
import { TextLink } from '../../components/navigation/text-link.tsx';
import { paths } from '../../paths.ts';

export const PaymentNotSetUp = () => (
  <Callout tone="caution" title="Pembayaran daring belum disiapkan">
    Portal ini belum bisa menerima pembayaran. Tanyakan cara membayar kepada lembaga sertifikasi melalui halaman{' '}
    <TextLink to={paths.contact.to({})}>Kontak</TextLink>.
  </Callout>
);
