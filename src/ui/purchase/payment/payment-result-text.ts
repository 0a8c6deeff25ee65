import type { Transaction, TransactionStatus } from '../../../domain/purchase/transaction.ts';
import type { useWayOfPaying } from './way-of-paying.ts';

interface ResultText {
  readonly title: string;
  readonly lead: string;
}

const texts: Readonly<Record<TransactionStatus, ResultText>> = {
  pending: {
    title: 'Menunggu konfirmasi pembayaran',
    lead: 'Kami menunggu kabar dari penyedia pembayaran. Biasanya hanya perlu beberapa menit.',
  },
  paid: {
    title: 'Pembayaran berhasil',
    lead: 'Anda terdaftar pada jadwal ini.',
  },
  failed: {
    title: 'Pembayaran gagal',
    lead: 'Pembayaran ini tidak diterima. Anda belum terdaftar pada jadwal ini.',
  },
  expired: {
    title: 'Pembayaran kedaluwarsa',
    lead: 'Batas waktu pembayaran sudah lewat. Anda belum terdaftar pada jadwal ini.',
  },
  cancelled: {
    title: 'Pembelian dibatalkan',
    lead: 'Pembelian ini dibatalkan. Anda belum terdaftar pada jadwal ini.',
  },
  unknown: {
    title: 'Status tidak dikenal',
    lead: 'Portal ini tidak mengenal status pembelian Anda. Hubungi lembaga sertifikasi dengan menyebutkan nomor transaksinya, dan jangan membayar lagi sebelum itu.',
  },
};

const freeTexts: Readonly<Record<TransactionStatus, ResultText>> = {
  pending: {
    title: 'Menunggu konfirmasi LSP',
    lead: 'Tidak ada yang perlu Anda bayar. Anda terdaftar setelah lembaga sertifikasi mengonfirmasinya.',
  },
  paid: { ...texts.paid, title: 'Pendaftaran berhasil' },
  failed: {
    title: 'Pendaftaran tidak diterima',
    lead: 'Lembaga sertifikasi tidak menerima pendaftaran ini. Anda belum terdaftar pada jadwal ini.',
  },
  expired: {
    title: 'Pendaftaran kedaluwarsa',
    lead: 'Batas waktunya sudah lewat. Anda belum terdaftar pada jadwal ini.',
  },
  cancelled: {
    title: 'Pendaftaran dibatalkan',
    lead: 'Pendaftaran ini dibatalkan. Anda belum terdaftar pada jadwal ini.',
  },
  unknown: {
    ...texts.unknown,
    lead: 'Portal ini tidak mengenal status pendaftaran Anda. Hubungi lembaga sertifikasi dengan menyebutkan nomor transaksinya, dan jangan mendaftar lagi sebelum itu.',
  },
};

export const freeLead = freeTexts.pending.lead;

export const resultText = (
  { status, amount, proof }: Pick<Transaction, 'status' | 'amount' | 'proof'>,
  wayOfPaying: ReturnType<typeof useWayOfPaying> = 'window',
  didFail = false,
): ResultText => {
  if (amount === 0) return freeTexts[status];
  if (status === 'pending' && wayOfPaying === 'transfer')
    return proof
      ? {
          title: 'Menunggu pemeriksaan transfer',
          lead: 'Anda terdaftar setelah lembaga sertifikasi menandainya lunas.',
        }
      : { title: 'Selesaikan pembayaran', lead: 'Pendaftaran Anda tercatat. Yang belum: transfer biayanya.' };
  if (status === 'pending' && wayOfPaying === null)
    return {
      title: 'Menunggu pembayaran',
      lead: 'Pendaftaran Anda tercatat. Cara membayarnya disampaikan lembaga sertifikasi, dan status di sini berubah setelah lembaga mencatatnya.',
    };
  if (status === 'pending' && didFail)
    return {
      title: 'Pembayaran belum berhasil',
      lead: 'Menurut halaman pembayaran, pembayaran ini tidak berhasil; lembaga sertifikasi belum mencatatnya. Bila uang Anda belum berkurang, coba lagi. Bila sudah, tunggu: statusnya kami periksa terus.',
    };
  return texts[status];
};
