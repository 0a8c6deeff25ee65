import type { Lesson } from './lesson.ts';

export const lesson: Lesson = {
  scenario: 'siap-beli',
  steps: [
    {
      title: 'Pilih skema dan jadwal, lalu buat pesanan',
      hint: 'Buka salah satu skema, tekan “Pilih jadwal”, lalu “Pilih” di samping Biaya mandiri; setujui syaratnya, lalu tekan “Bayar”.',
      done: ({ purchase }) => purchase !== null,
    },
    {
      title: 'Bayar',
      hint: 'Di gerbang pembayaran simulasi tekan “Bayar”. Bila jendelanya tertutup, buka lagi dari Riwayat Pembelian.',
      done: ({ purchase }) => purchase?.status === 'paid',
    },
    {
      title: 'Tanda tangani persetujuan asesmen',
      hint: 'Setelah membayar tekan “Buka persetujuan asesmen”, yang juga ada di Beranda. Tanda tangan dari profil boleh dipakai.',
      done: ({ db, purchase }) => purchase !== null && db.agreements.get(purchase.id) !== undefined,
    },
    {
      title: 'Baca kabarnya',
      hint: 'Tekan “Kembali ke proses sertifikasi”, lalu lonceng di kanan atas, dan buka kabar tentang pembayaran.',
      done: ({ db, purchase }) =>
        db.notifications.where(({ type, trxid, read }) => type === 'payment' && trxid === purchase?.id && read).length >
        0,
    },
  ],
};
