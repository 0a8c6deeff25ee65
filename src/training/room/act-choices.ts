import type { RoomAction, RoomOutcome } from '../../application/ports/simulation/room-control.ts';
import type { NoticeTone } from '../../ui/kit/components/feedback/callout.tsx';

export type Wants = 'minutes' | 'note' | 'text' | 'target' | 'fault' | 'scenario';

interface Choice {
  readonly id: string;
  readonly title: string;
  readonly wants?: Wants;
  readonly asked?: 'always' | 'for all';
  readonly action: (said: string) => RoomAction;
}

const minutesOf = (said: string): number => Math.min(600, Math.max(1, Number(said)));

export const choices: readonly Choice[] = [
  { id: 'say', title: 'Pesan: kirim', wants: 'text', action: (text) => ({ type: 'say', text }) },
  { id: 'point', title: 'Pesan: tunjuk tombol', wants: 'target', action: (target) => ({ type: 'point', target }) },
  {
    id: 'freeze',
    title: 'Layar: semua lihat layar pengajar',
    wants: 'note',
    action: (note) => ({ type: 'freeze', note }),
  },
  { id: 'unfreeze', title: 'Layar: lanjutkan', action: () => ({ type: 'unfreeze' }) },
  { id: 'start', title: 'Ujian: mulai ujian berikutnya', action: () => ({ type: 'start-exam' }) },
  {
    id: 'extend',
    title: 'Ujian: tambah waktu',
    wants: 'minutes',
    action: (said) => ({ type: 'extend-exam', minutes: minutesOf(said) }),
  },
  {
    id: 'close',
    title: 'Ujian: tutup sementara',
    wants: 'note',
    asked: 'for all',
    action: (note) => ({ type: 'close-exam', note }),
  },
  {
    id: 'problem-hint',
    title: 'Laporan soal: jawab',
    wants: 'text',
    action: (text) => ({ type: 'decide-problem', decision: 'hint', minutes: 0, text }),
  },
  {
    id: 'problem-time',
    title: 'Laporan soal: tambah waktu',
    wants: 'minutes',
    action: (said) => ({ type: 'decide-problem', decision: 'time', minutes: minutesOf(said), text: '' }),
  },
  {
    id: 'problem-void',
    title: 'Laporan soal: batalkan soalnya',
    asked: 'for all',
    action: () => ({ type: 'decide-problem', decision: 'void', minutes: 0, text: '' }),
  },
  { id: 'reopen', title: 'Ujian: buka kembali', action: () => ({ type: 'reopen-exam' }) },
  { id: 'finish', title: 'Ujian: akhiri dan kirim', asked: 'always', action: () => ({ type: 'finish-exam' }) },
  { id: 'approve', title: 'Formulir: setujui APL 01 atau APL 02', action: () => ({ type: 'approve-forms' }) },
  {
    id: 'return',
    title: 'Formulir: kembalikan dengan catatan',
    wants: 'note',
    asked: 'for all',
    action: (note) => ({ type: 'return-forms', note }),
  },
  {
    id: 'competent',
    title: 'Hasil: putuskan kompeten',
    asked: 'for all',
    action: () => ({ type: 'decide', competent: true }),
  },
  {
    id: 'not-yet',
    title: 'Hasil: putuskan belum kompeten',
    asked: 'for all',
    action: () => ({ type: 'decide', competent: false }),
  },
  { id: 'issue', title: 'Sertifikat: terbitkan', action: () => ({ type: 'issue-certificate' }) },
  { id: 'pay', title: 'Pembayaran: lunas', action: () => ({ type: 'settle', outcome: 'pay' }) },
  { id: 'fail', title: 'Pembayaran: gagal', asked: 'for all', action: () => ({ type: 'settle', outcome: 'fail' }) },
  {
    id: 'expire',
    title: 'Pembayaran: kedaluwarsa',
    asked: 'for all',
    action: () => ({ type: 'settle', outcome: 'expire' }),
  },
  {
    id: 'fault',
    title: 'Gangguan: pasang',
    wants: 'fault',
    asked: 'for all',
    action: (fault) => ({ type: 'fault', fault }),
  },
  { id: 'end-faults', title: 'Gangguan: hentikan', action: () => ({ type: 'end-faults' }) },
  {
    id: 'reset',
    title: 'Langkah: bawa ke langkah tertentu',
    wants: 'scenario',
    asked: 'always',
    action: (scenario) => ({ type: 'reset', scenario }),
  },
  { id: 'remove', title: 'Kelas: keluarkan peserta', asked: 'always', action: () => ({ type: 'remove' }) },
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
