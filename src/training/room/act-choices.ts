import type { RoomAction, RoomOutcome } from '../../application/ports/simulation/room-control.ts';
import type { NoticeTone } from '../../ui/kit/components/feedback/callout.tsx';

export type Wants = 'minutes' | 'note' | 'text' | 'target' | 'fault' | 'scenario' | 'code';

interface Choice {
  readonly id: string;
  readonly title: string;
  readonly hint: string;
  readonly wants?: Wants;
  readonly asked?: 'always' | 'for all';
  readonly action: (said: string) => RoomAction;
}

const minutesOf = (said: string): number => Math.min(600, Math.max(1, Number(said)));

export const choices: readonly Choice[] = [
  {
    id: 'say',
    title: 'Pesan: kirim',
    hint: 'Teksnya tampil di halaman peserta sampai ia menekan “Mengerti”, juga bila halamannya baru dibuka nanti.',
    wants: 'text',
    action: (text) => ({ type: 'say', text }),
  },
  {
    id: 'point',
    title: 'Pesan: tunjuk tombol',
    hint: 'Tombol atau tautan dengan tulisan itu diberi lingkaran di halaman peserta.',
    wants: 'target',
    action: (target) => ({ type: 'point', target }),
  },
  {
    id: 'freeze',
    title: 'Layar: semua lihat layar pengajar',
    hint: 'Halaman peserta ditutup dengan catatan Anda. Yang sudah diisi tidak hilang.',
    wants: 'note',
    action: (note) => ({ type: 'freeze', note }),
  },
  {
    id: 'unfreeze',
    title: 'Layar: lanjutkan',
    hint: 'Halaman yang ditutup terbuka lagi.',
    action: () => ({ type: 'unfreeze' }),
  },
  {
    id: 'start',
    title: 'Ujian: mulai ujian berikutnya',
    hint: 'Ujian yang belum dimulai dibuka, satu per peserta, bila hari asesmennya sudah tiba.',
    action: () => ({ type: 'start-exam' }),
  },
  {
    id: 'hold',
    title: 'Ujian: tahan ujian',
    hint: 'Ujian yang belum dimulai menunggu sampai dilepas; yang sudah berjalan tidak berubah.',
    action: () => ({ type: 'hold-exam' }),
  },
  {
    id: 'release',
    title: 'Ujian: lepas ujian',
    hint: 'Ujian yang ditahan dapat dimulai; halaman peserta berubah sendiri.',
    action: () => ({ type: 'release-exam', code: null }),
  },
  {
    id: 'release-coded',
    title: 'Ujian: lepas ujian dengan kode',
    hint: 'Peserta memasukkan kode ini untuk memulai; tulis kodenya di papan.',
    wants: 'code',
    action: (code) => ({ type: 'release-exam', code }),
  },
  {
    id: 'extend',
    title: 'Ujian: tambah waktu',
    hint: 'Menit ditambahkan pada ujian yang belum terkumpul, juga bila waktunya baru habis.',
    wants: 'minutes',
    action: (said) => ({ type: 'extend-exam', minutes: minutesOf(said) }),
  },
  {
    id: 'close',
    title: 'Ujian: tutup sementara',
    hint: 'Peserta tidak dapat menjawab sampai ujiannya dibuka kembali, dan membaca catatan Anda.',
    wants: 'note',
    asked: 'for all',
    action: (note) => ({ type: 'close-exam', note }),
  },
  {
    id: 'problem-hint',
    title: 'Laporan soal: jawab',
    hint: 'Menjawab semua laporan soal peserta yang menunggu; jawabannya tampil pada soal itu.',
    wants: 'text',
    action: (text) => ({ type: 'decide-problem', decision: 'hint', minutes: 0, text }),
  },
  {
    id: 'problem-time',
    title: 'Laporan soal: tambah waktu',
    hint: 'Menambah menit untuk setiap laporan soal yang menunggu, dan menjawabnya.',
    wants: 'minutes',
    action: (said) => ({ type: 'decide-problem', decision: 'time', minutes: minutesOf(said), text: '' }),
  },
  {
    id: 'problem-void',
    title: 'Laporan soal: batalkan soalnya',
    hint: 'Soal yang dilaporkan tidak ikut dinilai untuk peserta itu; laporannya terjawab.',
    asked: 'for all',
    action: () => ({ type: 'decide-problem', decision: 'void', minutes: 0, text: '' }),
  },
  {
    id: 'reopen',
    title: 'Ujian: buka kembali',
    hint: 'Ujian yang ditutup sementara dilanjutkan.',
    action: () => ({ type: 'reopen-exam' }),
  },
  {
    id: 'finish',
    title: 'Ujian: akhiri dan kirim',
    hint: 'Yang sudah dijawab dikumpulkan, seperti ketika waktunya habis.',
    asked: 'always',
    action: () => ({ type: 'finish-exam' }),
  },
  {
    id: 'approve',
    title: 'Formulir: setujui APL 01 atau APL 02',
    hint: 'Formulir yang menunggu petugas diterima.',
    action: () => ({ type: 'approve-forms' }),
  },
  {
    id: 'return',
    title: 'Formulir: kembalikan dengan catatan',
    hint: 'Formulir yang menunggu petugas kembali kepada peserta dengan catatan Anda.',
    wants: 'note',
    asked: 'for all',
    action: (note) => ({ type: 'return-forms', note }),
  },
  {
    id: 'competent',
    title: 'Hasil: putuskan kompeten',
    hint: 'Hasil dengan semua unit kompeten, untuk yang ujiannya sudah terkumpul.',
    asked: 'for all',
    action: () => ({ type: 'decide', competent: true }),
  },
  {
    id: 'not-yet',
    title: 'Hasil: putuskan belum kompeten',
    hint: 'Hasil dengan semua unit belum kompeten, untuk yang ujiannya sudah terkumpul.',
    asked: 'for all',
    action: () => ({ type: 'decide', competent: false }),
  },
  {
    id: 'issue',
    title: 'Sertifikat: terbitkan',
    hint: 'Untuk yang kompeten dan sudah mengisi umpan balik.',
    action: () => ({ type: 'issue-certificate' }),
  },
  {
    id: 'pay',
    title: 'Pembayaran: lunas',
    hint: 'Pembelian yang menunggu pembayaran menjadi lunas.',
    action: () => ({ type: 'settle', outcome: 'pay' }),
  },
  {
    id: 'fail',
    title: 'Pembayaran: gagal',
    hint: 'Pembelian yang menunggu pembayaran menjadi gagal.',
    asked: 'for all',
    action: () => ({ type: 'settle', outcome: 'fail' }),
  },
  {
    id: 'expire',
    title: 'Pembayaran: kedaluwarsa',
    hint: 'Pembelian yang menunggu pembayaran menjadi kedaluwarsa.',
    asked: 'for all',
    action: () => ({ type: 'settle', outcome: 'expire' }),
  },
  {
    id: 'fault',
    title: 'Gangguan: pasang',
    hint: 'Hanya peserta terpilih yang terganggu, sampai Anda menghentikannya.',
    wants: 'fault',
    asked: 'for all',
    action: (fault) => ({ type: 'fault', fault }),
  },
  {
    id: 'end-faults',
    title: 'Gangguan: hentikan',
    hint: 'Semua gangguan peserta terpilih berakhir.',
    action: () => ({ type: 'end-faults' }),
  },
  {
    id: 'reset',
    title: 'Langkah: bawa ke langkah tertentu',
    hint: 'Pekerjaan peserta diganti dengan sebuah skenario. Ia tetap masuk.',
    wants: 'scenario',
    asked: 'always',
    action: (scenario) => ({ type: 'reset', scenario }),
  },
  {
    id: 'remove',
    title: 'Kelas: keluarkan peserta',
    hint: 'Akunnya ditutup dan tidak dihitung. Pekerjaannya tersimpan.',
    asked: 'always',
    action: () => ({ type: 'remove' }),
  },
];

export const consequences: Readonly<Record<string, (whom: string) => string>> = {
  reset: (whom) => `Pekerjaan ${whom} di kelas ini dihapus dan diganti.`,
  finish: (whom) => `Ujian ${whom} yang sedang berjalan langsung dikirim.`,
  remove: (whom) =>
    `Akun ${whom} ditutup: halamannya keluar, dan tidak bisa masuk lagi. Pekerjaannya tersimpan, dan di bawah tabel peserta akunnya dapat dibuka lagi.`,
};

export interface Said {
  readonly tone: NoticeTone;
  readonly text: string;
}

/** Whether the trainees see an action in their open pages. */
export const isShown = ({ type }: RoomAction): boolean => ['say', 'point', 'freeze'].includes(type);

/** The answer to an action. `away`: the trainees with no open page, who see the action later. */
export const outcomeOf = (title: string, { done, asked, over }: RoomOutcome, away: number): Said => {
  if (done === 0) return { tone: 'caution', text: `${title}: tidak berlaku sekarang untuk ${asked} peserta.` };
  const sentences = [
    `${title}: ${done} dari ${asked} peserta.`,
    done < asked && `Untuk ${asked - done} lainnya tidak berlaku sekarang.`,
    over > 0 && `Untuk ${over} peserta waktunya tetap habis: tambah lebih banyak.`,
    away > 0 && `${away} di antaranya tidak terhubung, dan melihatnya begitu halamannya terbuka.`,
  ];
  return { tone: over > 0 || away > 0 ? 'caution' : 'positive', text: sentences.filter(Boolean).join(' ') };
};
