import { Callout } from '../../kit/components/feedback/callout.tsx';

export interface RenewalProps {
  readonly certificate: string;
}

export const howToRenew =
  'Pilih jadwal, lalu bayar seperti biasa. Formulir APL 01 terisi seperti yang dulu; periksa dan perbarui bila ada yang berubah.';

export const BeforeEnd = ({ certificate }: RenewalProps) => (
  <Callout title={`Perpanjangan sertifikat ${certificate}`}>
    {howToRenew} Sertifikat lama tetap berlaku sampai tanggal yang tertulis di atasnya.
  </Callout>
);
