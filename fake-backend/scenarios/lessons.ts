import type { WrittenScenario } from './scenario.ts';
import { type ShippedName, shippedScenario } from './shipped.ts';

type WrittenStep = NonNullable<WrittenScenario['steps']>[number];

interface Lesson extends WrittenScenario {
  readonly name: string;
  readonly start: { readonly scenario: ShippedName };
  readonly steps: WrittenStep[];
}

/** A lesson begins in the moment of a shipped scenario; the learner does its steps in their order. */
const lesson = (name: string, title: string, scenario: ShippedName, steps: WrittenStep[]): Lesson => {
  const { person, page } = shippedScenario(scenario);
  return { name, title, start: { scenario }, person, page, steps };
};

const startWritten: WrittenStep = {
  title: 'Mulai Ujian Pilihan Ganda',
  hint: 'Tekan “Lihat petunjuk”, centang “Saya siap”, lalu “Mulai ujian”.',
  expected: [{ fact: 'exams started' }],
};

export const lessons: readonly Lesson[] = [
  lesson('beli', 'Membeli skema', 'siap-beli', [
    {
      title: 'Pilih skema dan jadwal, lalu buat pesanan',
      hint: 'Buka salah satu skema, tekan “Pilih jadwal”, lalu “Pilih” di samping Biaya mandiri; setujui syaratnya, lalu tekan “Bayar”.',
      expected: [{ fact: 'ordered' }],
    },
    {
      title: 'Bayar',
      hint: 'Di gerbang pembayaran simulasi tekan “Bayar”. Bila jendelanya tertutup, buka lagi dari Riwayat Pembelian.',
      expected: [{ fact: 'paid' }],
    },
    {
      title: 'Tanda tangani persetujuan asesmen',
      hint: 'Setelah membayar tekan “Buka persetujuan asesmen”, yang juga ada di Beranda. Tanda tangan dari profil boleh dipakai.',
      expected: [{ fact: 'agreement signed' }],
    },
    {
      title: 'Baca kabarnya',
      hint: 'Tekan “Kembali ke proses sertifikasi”, lalu lonceng di kanan atas, dan buka kabar tentang pembayaran.',
      expected: [{ fact: 'payment news read' }],
    },
  ]),
  lesson('apl01', 'APL 01, dari dua sisi', 'apl01-dikembalikan', [
    {
      title: 'Perbaiki yang dicatat admin, lalu kirim lagi',
      hint: 'Catatannya tertulis di samping bagiannya. Pilih file pengganti (atau tekan “Isi contoh”), centang pernyataan, lalu tekan “Kirim perbaikan”.',
      expected: [{ fact: 'apl01 sent' }],
    },
    {
      title: 'Sebagai admin, kembalikan sekali lagi dengan catatan',
      hint: 'Buka “Peran petugas” di Panel Simulasi, pilih APL 01 milik Dewi, tulis catatan, lalu kembalikan.',
      section: 'petugas',
      expected: [{ fact: 'apl01 returned' }],
    },
    {
      title: 'Sebagai Dewi, perbaiki dan kirim lagi',
      hint: 'Catatan baru tampil di formulir. Bila Anda di halaman lain, lonceng dan Beranda menunjuk jalan ke sana.',
      expected: [{ fact: 'apl01 sent and not returned' }],
    },
    {
      title: 'Sebagai admin, terima formulirnya',
      hint: 'Buka lagi “Peran petugas”, baca isinya, lalu terima. APL 02 terbuka bagi Dewi.',
      section: 'petugas',
      expected: [{ fact: 'apl01 approved' }],
    },
  ]),
  lesson('apl02', 'APL 02, sampai hari asesmen', 'siap-apl02', [
    {
      title: 'Nilai diri untuk setiap elemen, lampirkan bukti, lalu kirim',
      hint: 'Satu file boleh membuktikan semua unit: tekan “Pilih file bukti”, lalu pilih “Semua unit”. “Semua elemen unit ini: Kompeten” menjawab satu unit sekaligus.',
      expected: [{ fact: 'apl02 sent' }],
    },
    {
      title: 'Sebagai asesor, tinjau dan lanjutkan ke asesmen',
      hint: 'Buka “Peran petugas” di Panel Simulasi, pilih APL 02 milik Joko, lalu putuskan.',
      section: 'petugas',
      expected: [{ fact: 'apl02 approved' }],
    },
    {
      title: 'Majukan waktu sampai hari asesmen',
      hint: 'Tekan “Mulai hari asesmen” di halaman proses sertifikasi, atau majukan jam server di Panel Simulasi.',
      section: 'waktu',
      expected: [{ fact: 'assessment day reached' }],
    },
  ]),
  lesson('bantuan-ujian', 'Bantuan di dalam ujian', 'siap-ujian', [
    startWritten,
    {
      title: 'Jawab tiga soal dan tandai satu ragu-ragu',
      hint: 'Tekan “Ragu-ragu” di soal itu, atau huruf R. Tanda tanya (?) menampilkan semua pintasan.',
      expected: [{ fact: 'questions answered', least: 3 }, { fact: 'questions in doubt' }],
    },
    {
      title: 'Lompat ke soal 30 dan jawab',
      hint: 'Tekan nomornya di daftar soal. Soal yang dilewati tetap terlihat kosong di sana.',
      expected: [{ fact: 'questions answered', question: 30 }],
    },
    {
      title: 'Kembali ke soal yang ragu dan hapus tandanya',
      hint: 'Nomor bertanda di daftar soal membawa Anda ke sana. Jawabannya boleh diganti selama waktu masih ada.',
      expected: [
        { fact: 'questions answered', least: 4 },
        { fact: 'questions in doubt', most: 0 },
      ],
    },
    {
      title: 'Kumpulkan ujian',
      hint: 'Tinjauan menyebut soal yang kosong dan yang ragu sebelum ujian dikumpulkan.',
      expected: [{ fact: 'exams handed in' }],
    },
  ]),
  lesson('ujian-jaringan-buruk', 'Ujian dengan jaringan buruk', 'siap-ujian', [
    startWritten,
    {
      title: 'Jawab lima soal',
      hint: 'Di bilah atas tertulis “Semua jawaban terkirim”, beberapa detik setelah jawaban terakhir.',
      expected: [{ fact: 'questions answered', least: 5 }],
    },
    {
      title: 'Putuskan jaringan',
      hint: 'Di “Jaringan dan gangguan” nyalakan “Koneksi terputus”. Lalu kembali ke sini dengan “Ke pelajaran”.',
      section: 'jaringan',
      expected: [{ fact: 'faults on' }],
    },
    {
      title: 'Jawab tiga soal lagi, muat ulang halaman, lalu sambungkan',
      hint: 'Jawaban dijaga di perangkat, dan setelah dimuat ulang ujian terbuka di soal yang sama. Bilah di bawah menyebut “Gangguan: Koneksi terputus”; matikan lagi di “Jaringan dan gangguan”.',
      section: 'jaringan',
      expected: [
        { fact: 'faults on', most: 0 },
        { fact: 'questions answered', least: 8 },
      ],
    },
    {
      title: 'Kumpulkan ujian',
      hint: 'Tekan “Periksa jawaban”, lihat soal yang kosong, lalu kumpulkan. Tanda terima memuat jumlah jawaban.',
      expected: [{ fact: 'exams handed in' }],
    },
  ]),
  lesson('hari-asesor', 'Sehari menjadi asesor', 'siap-ujian', [
    {
      title: 'Sebagai Eka, mulai salah satu ujian',
      hint: 'Cukup dibuka dan dimulai; soalnya boleh dibiarkan kosong.',
      expected: [{ fact: 'exams started' }],
    },
    {
      title: 'Beri Eka tambahan waktu',
      hint: 'Di “Peran petugas” pada Panel Simulasi buka ujian Eka, lalu tambahkan beberapa menit. Pengatur waktu Eka ikut berubah.',
      section: 'petugas',
      expected: [{ fact: 'exams extended' }],
    },
    {
      title: 'Tutup ujian untuk sementara',
      hint: 'Tulis alasannya, misalnya listrik padam. Eka melihatnya saat itu juga.',
      section: 'petugas',
      expected: [{ fact: 'exams closed' }],
    },
    {
      title: 'Buka lagi ujiannya',
      hint: 'Eka melanjutkan di tempat terakhir.',
      section: 'petugas',
      expected: [{ fact: 'exams closed', most: 0 }],
    },
    {
      title: 'Putuskan hasil asesmen',
      hint: 'Akhiri ujian, baca jawaban Eka dengan kuncinya, lalu putuskan kompeten atau belum untuk setiap unit.',
      section: 'petugas',
      expected: [{ fact: 'decided' }],
    },
  ]),
  lesson('banding', 'Banding', 'belum-kompeten', [
    {
      title: 'Ajukan banding',
      hint: 'Di halaman hasil tekan “Ajukan banding”, jawab ketiga pertanyaan, tulis alasannya, lalu tanda tangani.',
      expected: [{ fact: 'appealed' }],
    },
    {
      title: 'Sebagai LSP, terima bandingnya',
      hint: 'Buka “Peran petugas” di Panel Simulasi, baca alasannya, pilih unit yang dinilai ulang dan asesor lain, lalu terima.',
      section: 'petugas',
      expected: [{ fact: 'appeal granted' }],
    },
    {
      title: 'Sebagai asesor kedua, putuskan lagi',
      hint: 'Tugas penilaian ulang ada di “Peran petugas”. Nyatakan unitnya kompeten.',
      section: 'petugas',
      expected: [{ fact: 'decided' }],
    },
    {
      title: 'Sebagai Fajar, terima hasil yang baru',
      hint: 'Beranda menunjuk jalan ke hasil. Centang pernyataan, lalu tekan “Terima hasil”.',
      expected: [{ fact: 'result accepted' }],
    },
  ]),
];

interface DemoStep extends Omit<WrittenStep, 'expected'> {
  /** Absent in the last step, which shows what has come of it. */
  readonly expected?: WrittenStep['expected'];
}

/** The steps of docs/ten-minute-lesson.md, without the trainer's words. A presenter may begin in the middle. */
export const demo: readonly DemoStep[] = [
  {
    title: 'Akun',
    hint: '“Masuk”, “Daftar”, “Isi contoh”, “Ke tombol kirim”, “Daftar”, “Tutup”, “Buka Kotak surat simulasi”, “Verifikasi email”.',
    expected: [{ fact: 'email verified' }],
  },
  {
    title: 'Profil',
    hint: '“Lengkapi profil”, “Isi contoh”, “Ke tombol kirim”, “Simpan”.',
    expected: [{ fact: 'profile filled' }],
  },
  {
    title: 'Skema',
    hint: '“Sertifikasi Saya”, “Lihat skema sertifikasi”, ketik “Staf SDM”, “Cari”, “Staf SDM”, “Pilih jadwal terdekat”, centang syaratnya, “Bayar Rp …”, lalu “Bayar” sekali lagi di jendela pembayaran.',
    expected: [{ fact: 'paid' }],
  },
  {
    title: 'Persetujuan',
    hint: '“Buka persetujuan asesmen”, “Ke tanda tangan”, “Isi contoh”, “Ke tombol kirim”, “Tanda tangani dan kirim”.',
    expected: [{ fact: 'agreement signed' }],
  },
  {
    title: 'APL 01',
    hint: '“Isi formulir APL 01”, “Isi contoh”, “Ke tombol kirim”, “Kirim permohonan”, “Ya, kirim”. Lalu sebagai petugas: “Buka Peran petugas”, “APL 01: Staf SDM”, “Terima formulir”, “Ke langkah demo”.',
    section: 'petugas',
    expected: [{ fact: 'apl01 approved' }],
  },
  {
    title: 'APL 02',
    hint: '“Isi formulir APL 02”, “Isi contoh”, “Ke tombol kirim”, “Kirim asesmen mandiri”, “Ya, kirim”. Lalu sebagai petugas: “Buka Peran petugas”, “APL 02: Staf SDM”, “Terima formulir”, “Ke langkah demo”.',
    section: 'petugas',
    expected: [{ fact: 'apl02 approved' }],
  },
  {
    title: 'Ujian',
    hint: '“Mulai hari asesmen”, “Buka ujian”, centang “Saya siap”, “Mulai ujian”, “Isi contoh” di atas, “Isi: semua benar”, “Tutup” (×). “Periksa jawaban”, “Kumpulkan ujian”, “Ya, kumpulkan”.',
    expected: [{ fact: 'exams handed in' }],
  },
  {
    title: 'Keputusan',
    hint: '“Lanjut ke proses sertifikasi”. Sebagai petugas: “Buka Peran petugas”, “Ujian: Staf SDM”, “Putuskan kompeten”, “Ke langkah demo”. Lalu sebagai asesi: “Lihat hasil asesmen”, “Ke tanda tangan”, “Isi contoh”, “Ke tombol kirim”, “Terima hasil”.',
    section: 'petugas',
    expected: [{ fact: 'result accepted' }],
  },
  {
    title: 'Sertifikat',
    hint: '“Isi umpan balik”, “Isi contoh”, “Ke tombol kirim”, “Kirim umpan balik”, “Ya, kirim”. Lalu sebagai petugas: “Buka Peran petugas”, “Sertifikat: Staf SDM”, “Terbitkan sertifikat”, “Ke langkah demo”.',
    section: 'petugas',
    expected: [{ fact: 'certified' }],
  },
  { title: 'Penutup', hint: '“Lihat sertifikat”, “Periksa keaslian”. Demo selesai.' },
];
