export interface NamedCall {
  readonly method: string;
  readonly path: string;
  readonly title: string;
}

const call = (title: string, method: string, path: string): NamedCall => ({ method, path, title });

export const calls: readonly NamedCall[] = [
  call('Meminta cookie CSRF', 'GET', '/sanctum/csrf-cookie'),
  call('Masuk', 'POST', '/api/login'),
  call('Keluar', 'POST', '/api/logout'),
  call('Siapa yang sedang masuk', 'GET', '/api/asesi'),
  call('Mendaftar akun', 'POST', '/api/signup'),
  call('Verifikasi email', 'GET', '/api/email/verify/{x*}'),
  call('Kirim ulang email verifikasi', 'POST', '/api/email/verification-notification'),
  call('Minta tautan kata sandi baru', 'POST', '/api/forgot-password'),
  call('Simpan kata sandi baru', 'POST', '/api/reset-password'),
  call('Daftar skema', 'GET', '/api/schema/thumbnail'),
  call('Rincian skema', 'GET', '/api/schema/{slug}/detail'),
  call('Ulasan skema', 'GET', '/api/reviews/{id}'),
  call('Daftar jadwal', 'GET', '/api/schedule'),
  call('Rincian jadwal', 'GET', '/api/schedule/{id}'),
  call('Kirim pembelian', 'POST', '/api/transaction/update-transaction'),
  call('Kirim bukti transfer', 'POST', '/api/transaction/payment-proof'),
  call('Beli dengan voucher', 'POST', '/api/transaction/prakerja-transaction'),
  call('Buat pembayaran', 'POST', '/api/transaction/token'),
  call('Batalkan pembelian', 'POST', '/api/transaction/remove'),
  call('Daftar pembelian', 'GET', '/api/transaction/list/{list}'),
  call('Daftar voucher', 'GET', '/api/vouchers'),
  call('Cek kode Prakerja', 'POST', '/api/interapp/lms-prakerja'),
  call('Baca profil', 'GET', '/api/profile/{id}'),
  call('Simpan profil atau foto', 'POST', '/api/profile'),
  call('Simpan tanda tangan', 'POST', '/api/profile/signature'),
  call('Baca riwayat pendidikan', 'GET', '/api/profile/{id}/education'),
  call('Simpan riwayat pendidikan', 'POST', '/api/profile/education'),
  call('Baca riwayat pekerjaan', 'GET', '/api/profile/{id}/career'),
  call('Simpan riwayat pekerjaan', 'POST', '/api/profile/career'),
  call('Daftar provinsi', 'GET', '/api/province'),
  call('Kota dalam provinsi', 'GET', '/api/city/{id}'),
  call('Kecamatan dalam kota', 'GET', '/api/district/{id}'),
  call('Kelurahan dalam kecamatan', 'GET', '/api/village/{id}'),
  call('Daftar disabilitas', 'GET', '/api/disability'),
  call('Jenis disabilitas', 'GET', '/api/disabilitytype'),
  call('Linimasa asesmen', 'GET', '/api/timeline/{id}'),
  call('Baca persetujuan asesmen', 'GET', '/api/pre-assessment/{id}'),
  call('Kirim persetujuan asesmen', 'POST', '/api/pre-assessment/'),
  call('Minta penyesuaian asesmen', 'POST', '/api/adjustments'),
  call('Baca APL 01', 'GET', '/api/apl-01/{id}'),
  call('Kirim APL 01', 'POST', '/api/apl-01'),
  call('Kirim ulang APL 01', 'POST', '/api/apl-01/resubmit'),
  call('Baca APL 02', 'GET', '/api/apl-02/{id}'),
  call('Kirim APL 02', 'POST', '/api/apl-02'),
  call('Kirim ulang APL 02', 'POST', '/api/apl-02/resubmit'),
  call('Ambil ujian dan soal', 'POST', '/api/assessment/questions'),
  call('Mulai waktu ujian', 'POST', '/api/timer/startTimer'),
  call('Lapor perangkat siap', 'POST', '/api/assessment/device-ready'),
  call('Simpan atau kumpulkan jawaban ujian', 'POST', '/api/assessment/answers'),
  call('Status ujian', 'GET', '/api/assessment/exam-status/{id}'),
  call('Status unggahan demonstrasi', 'GET', '/api/assessment/demonstrationStatus/{trxId}/{questionId}'),
  call('Jam server', 'GET', '/api/date-now'),
  call('Baca hasil asesmen', 'GET', '/api/result/{id}'),
  call('Tanda tangani hasil asesmen', 'PUT', '/api/result'),
  call('Baca banding', 'GET', '/api/appeals/{id}'),
  call('Kirim banding', 'POST', '/api/appeals'),
  call('Baca umpan balik', 'GET', '/api/feedbacks/{id}'),
  call('Kirim umpan balik', 'PUT', '/api/feedbacks'),
  call('Cek sertifikat', 'GET', '/api/certificate/check'),
  call('Unduh sertifikat', 'POST', '/api/timeline/download-certificate'),
  call('Unduh dokumen bertanda tangan', 'GET', '/api/mekari/download-file/{id}'),
  call('Unduh file yang tersimpan', 'GET', '/{src*}'),
  call('Daftar notifikasi', 'GET', '/api/notification'),
  call('Tandai notifikasi dibaca', 'PATCH', '/api/notification/mark-as-read'),
  call('Tandai semua notifikasi dibaca', 'PATCH', '/api/notification/mark-all'),
  call('Kirim pesan ke lembaga', 'POST', '/api/message'),
];

export const callsWith = (words: string): readonly NamedCall[] => {
  const wanted = words.toLowerCase().split(/\s+/);
  return calls.filter(({ method, path, title }) => {
    const text = `${title} ${method} ${path}`.toLowerCase();
    return wanted.every((word) => text.includes(word));
  });
};
