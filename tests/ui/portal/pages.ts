const [ekas, fajars] = ['VFJYLTIwMjYtMDAwMTMy', 'VFJYLTIwMjYtMDAwMTI3'];
const [gitas, citras] = ['VFJYLTIwMjYtMDAwMTkw', 'VFJYLTIwMjYtMDAwMTk4'];

export type Opened = readonly [id: string, address: string, who: string | null, heading: string, words: string];

/** An address for every route, with a person of the seed who may open it. */
export const pages: readonly Opened[] = [
  ['2.route.home', '/', null, 'Buktikan keahlian Anda dengan sertifikat kompetensi', 'Cari skema sertifikasi'],
  ['2.route.login', '/login', null, 'Masuk', 'Kata sandi'],
  ['2.route.sign-up', '/login?signup=1', null, 'Daftar', 'Nama lengkap'],
  ['2.route.reset-password', '/reset-password', null, 'Atur Ulang Kata Sandi', 'Kirim tautan'],
  ['2.route.reset-password', '/reset-password/contoh', null, 'Atur Ulang Kata Sandi', 'Simpan kata sandi'],
  ['2.route.verify', '/profile/verify/contoh', null, 'Verifikasi Email', 'Tautan ini tidak kami kenali'],
  ['2.route.verify', '/profile/verify/1001/contoh', null, 'Verifikasi Email', 'Tautan'],
  ['2.route.profile', '/profile', 'gita', 'Profil', 'Kelengkapan profil'],
  ['2.route.own-data', '/data-saya', 'gita', 'Data saya di perangkat ini', 'Unduh data saya'],
  ['2.route.notifications', '/notifications', 'gita', 'Notifikasi', 'APL 01 Barista terkirim'],
  ['2.route.transaction', '/transaction', 'bima', 'Riwayat Pembelian', 'TRX-2026-000201'],
  ['2.route.voucher', '/voucher', 'gita', 'Voucher', 'PRAT-GITA-0019'],
  ['2.route.payment', '/payment/success', 'gita', 'Status pembayaran', 'Barista'],
  ['2.route.certificate-check', '/certificate-check', null, 'Cek Sertifikat', 'Nomor sertifikat atau alamat QR'],
  ['2.route.certificate-psre', '/certificate/psre', 'gita', 'Sertifikat Elektronik', '62010 2513 5 0000088 2026'],
  ['2.route.banding', '/documents/banding', 'fajar', 'Dokumen Banding', 'Anda belum pernah mengajukan banding'],
  ['2.route.scheme-list', '/schema/list', null, 'Skema Sertifikasi', '14 skema'],
  ['2.route.schedule-list', '/schema/schedule', null, 'Jadwal Asesmen', 'Sisa 8 kursi'],
  ['2.route.scheme', '/schema/junior-web-programmer', null, 'Junior Web Programmer', 'SKM-01/LSP-CONTOH/JWP'],
  [
    '2.route.purchase',
    '/schema/junior-web-programmer/JDW-003/mandiri/ANG-1',
    'gita',
    'Tinjau pendaftaran Anda',
    'Bayar',
  ],
  ['2.route.purchase', '/schema/JDW-003/ANG-1', 'gita', 'Tinjau pendaftaran Anda', 'Ganti jadwal'],
  ['2.route.myassessment', '/myassessment', 'gita', 'Sertifikasi Saya', 'Barista'],
  ['2.route.timeline', `/myassessment/timeline/${ekas}`, 'eka', 'Junior Web Programmer', 'Buka ujian'],
  ['2.route.agreement', `/myassessment/agreement/${citras}`, 'citra', 'Persetujuan Asesmen dan Kerahasiaan', 'AK.01'],
  ['2.route.apl01', `/myassessment/apl01/${gitas}`, 'gita', 'Permohonan Sertifikasi Kompetensi', 'FR.APL.01'],
  ['2.route.apl02', `/myassessment/apl02/${ekas}`, 'eka', 'Asesmen Mandiri', 'FR.APL.02'],
  ['2.route.written', `/myassessment/exam/written/benar-salah/${ekas}`, 'eka', 'Ujian Benar–Salah', 'Pilih jawaban'],
  ['2.route.essay', `/myassessment/exam/essay/${ekas}`, 'eka', 'Ujian Esai', 'Tulis jawaban'],
  ['2.route.observation', `/myassessment/exam/observation/${ekas}`, 'eka', 'Ujian Observasi', 'Asesor mengamati'],
  ['2.route.demonstration', `/myassessment/exam/demonstration/${ekas}`, 'eka', 'Ujian Demonstrasi', 'tugas praktik'],
  ['2.route.exams', `/myassessment/exam/${ekas}`, 'eka', 'Ujian', 'Ujian Pilihan Ganda'],
  ['2.route.rehearsal', `/myassessment/exam/gladi-bersih/${ekas}`, 'eka', 'Gladi Bersih', 'Pemeriksaan perangkat'],
  ['2.route.result-tab', '/myassessment/exam/result/tab', 'fajar', 'Hasil Asesmen', 'Sudah diterima'],
  ['2.route.result', `/myassessment/exam/result/${fajars}`, 'fajar', 'Rekaman Asesmen Kompetensi', 'FR.AK.02'],
  ['2.route.appeal', '/myassessment/appeal/VFJYLTIwMjYtMDAwMDg4', 'gita', 'Banding Asesmen', 'Banding hanya tersedia'],
  ['2.route.feedback', `/myassessment/feedback/${fajars}`, 'fajar', 'Umpan Balik dan Catatan Asesmen', 'FR.AK.03'],
  ['2.header.about', '/tentang-kami', null, 'Tentang Kami', 'rekaan'],
  ['2.header.contact', '/kontak', null, 'Kontak', '+62 21 0000 0000'],
  ['2.footer.policies', '/syarat-penggunaan', null, 'Syarat Penggunaan', 'Siapa yang boleh mendaftar'],
  ['2.footer.policies', '/kebijakan-privasi', null, 'Kebijakan Privasi', 'Nomor 27 Tahun 2022'],
  ['2.footer.policies', '/kebijakan-cookie', null, 'Kebijakan Cookie', 'XSRF-TOKEN'],
  ['2.not-found.title', '/tidak/ada', null, 'Halaman Tidak Ditemukan', 'Kembali ke Beranda'],
];

/** The persons of these pages; null is a guest. */
export const persons = [null, ...new Set(pages.flatMap(([, , who]) => who ?? []))];
