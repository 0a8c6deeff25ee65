import { Callout } from '../../components/feedback/callout.tsx';

/** Stands where one would pay, when the server does not say how much. */
export const UnknownAmount = () => (
  <Callout tone="caution" title="Jumlah tagihan belum diketahui">
    Pembelian ini belum bisa dibayar di sini. Buka lagi halaman ini nanti, atau hubungi lembaga sertifikasi.
  </Callout>
);
