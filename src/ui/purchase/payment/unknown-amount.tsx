import { Callout } from '../../kit/components/feedback/callout.tsx';

export const UnknownAmount = () => (
  <Callout tone="caution" title="Jumlah tagihan belum diketahui">
    Pembelian ini belum bisa dibayar di sini. Buka lagi halaman ini nanti, atau hubungi lembaga sertifikasi.
  </Callout>
);
