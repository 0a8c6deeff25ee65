import type { StaffAction, StaffTask } from '../../application/ports/simulation/simulation-control.ts';
import { placeless, shortDateTime } from '../../ui/kit/format/date.ts';

const names: Readonly<Record<StaffTask['stage'], string>> = {
  apl01: 'APL 01',
  apl02: 'APL 02',
  exam: 'Ujian',
  result: 'Penilaian ulang',
  appeal: 'Banding',
  certificate: 'Sertifikat',
  adjustment: 'Penyesuaian',
  message: 'Pesan',
  problem: 'Laporan soal',
  payment: 'Pembayaran',
  transfer: 'Transfer',
};

const actors: Readonly<Record<StaffTask['stage'], string>> = {
  apl01: 'Admin LSP',
  apl02: 'Asesor',
  exam: 'Asesor',
  result: 'Asesor lain',
  appeal: 'Admin LSP',
  certificate: 'Manajer sertifikasi',
  adjustment: 'Asesor',
  message: 'Admin LSP',
  problem: 'Asesor',
  payment: 'Gerbang pembayaran',
  transfer: 'Admin LSP',
};

const isFree = ({ payment }: StaffTask): boolean => payment?.amount === 0;

export const taskTitle = (task: StaffTask): string =>
  `${isFree(task) ? 'Pendaftaran tanpa biaya' : names[task.stage]}: ${task.scheme}`;

export const actorOrder: readonly string[] = [
  'Gerbang pembayaran',
  'Admin LSP',
  'Asesor',
  'Asesor lain',
  'Manajer sertifikasi',
  'Asesi',
];

const hints: Readonly<Record<StaffTask['stage'], string>> = {
  apl01: 'Admin mencocokkan data diri dengan KTP, dan memeriksa bahwa setiap bukti terbaca dan masih berlaku.',
  apl02: 'Asesor memeriksa bahwa setiap elemen punya bukti yang sah, asli, terkini, dan memadai.',
  exam: 'Asesor membaca jawaban setiap unit, lalu memutuskan kompeten (K) atau belum kompeten (BK).',
  result: 'Asesor yang tidak terlibat sebelumnya menilai ulang unit yang dibanding, dari jawaban yang sama.',
  appeal: 'Admin menimbang alasan asesi terhadap hasil asesmen, bukan terhadap asesornya.',
  certificate: 'Manajer sertifikasi memeriksa bahwa semua unit kompeten sebelum sertifikat ditandatangani.',
  adjustment: 'Asesor menimbang apa yang diperlukan asesi agar dapat diuji dengan adil.',
  problem:
    'Asesor membaca laporan selagi ujian berjalan, lalu menambah waktu, membatalkan soal, atau memberi petunjuk.',
  message: 'Admin menjawab lewat email; asesi juga melihatnya di notifikasi.',
  transfer:
    'Admin mencocokkan jumlah dan berita dengan rekening lembaga, juga bukti dari asesi bila ada, sebelum menandai lunas.',
  payment: 'Bank dan gerbang pembayaran menentukan kapan, dan apakah, server mendengar kabar pembayaran.',
};

const runningHint =
  'Asesi sedang mengerjakan, atau belum memulai. Asesor dapat mengawasi, menambah waktu, dan menutup.';

const freeHint = 'Admin memeriksa bahwa asesi berhak mendaftar tanpa biaya, lalu mengonfirmasinya.';

export const taskHint = (task: StaffTask): string => {
  if (task.open) return runningHint;
  return isFree(task) ? freeHint : hints[task.stage];
};

export const taskActor = ({ stage, open, absent }: StaffTask): string => {
  if (absent) return 'Admin LSP';
  return open ? 'Asesi' : actors[stage];
};

export const whenText = (instant: string): string => shortDateTime(instant, placeless);

/** A running exam waits for the candidate, not for the staff. */
export const isWaiting = ({ open, absent }: StaffTask): boolean => absent || !open;

const decisions = { approve: 'diterima', return: 'dikembalikan', reject: 'ditolak' } as const;

const outcomes = { pay: 'diterima', fail: 'gagal', expire: 'kedaluwarsa' } as const;

export const doneText = (task: StaffTask, action: StaffAction): string => {
  switch (action.type) {
    case 'apl01':
    case 'apl02':
      return `${taskTitle(task)} ${decisions[action.decision]}.`;
    case 'extend-exam':
      return `${taskTitle(task)} ditambah ${action.minutes} menit.`;
    case 'close-exam':
      return `${taskTitle(task)} ditutup sementara.`;
    case 'reopen-exam':
      return `${taskTitle(task)} dibuka kembali.`;
    case 'hold-exam':
      return `${taskTitle(task)} menunggu dilepas asesor.`;
    case 'release-exam':
      return `${taskTitle(task)} dilepas${action.code === null ? '' : ` dengan kode ${action.code}`}.`;
    case 'tick':
      return `Kriteria dinyatakan ${action.competent ? 'kompeten (K)' : 'belum kompeten (BK)'}.`;
    case 'finish-exam':
      return `${taskTitle(task)} ditandai selesai.`;
    case 'mark-absent':
      return `${taskTitle(task)}: asesi dicatat tidak hadir.`;
    case 'take-back-absence':
      return `${taskTitle(task)}: catatan tidak hadir dibatalkan.`;
    case 'reschedule':
      return `${taskTitle(task)} dijadwalkan ulang.`;
    case 'decide':
      return `${taskTitle(task)} diputuskan.`;
    case 'answer-appeal':
      return `${taskTitle(task)} ${action.granted ? 'dikabulkan, unit dinilai ulang' : 'ditolak'}.`;
    case 'answer-adjustment':
    case 'answer-message':
    case 'decide-problem':
      return `${taskTitle(task)} dijawab.`;
    case 'settle-payment':
      return `${taskTitle(task)} ${outcomes[action.outcome]}.`;
    case 'repeat-payment':
      return `${taskTitle(task)}: kabar yang sama dikirim dua kali, dan hanya dihitung sekali.`;
    case 'lose-payment':
      return `${taskTitle(task)} dibayar, dan kabarnya hilang.`;
    case 'delay-payment':
      return `${taskTitle(task)} dibayar; kabarnya datang ${action.minutes} menit waktu server lagi.`;
    case 'issue-certificate':
      return `${taskTitle(task)} diterbitkan.`;
  }
};
