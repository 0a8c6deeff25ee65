import type { StaffAction, StaffTask } from '../../application/ports/simulation/simulation-control.ts';

const names: Readonly<Record<StaffTask['stage'], string>> = {
  apl01: 'APL 01',
  apl02: 'APL 02',
  exam: 'Ujian',
  result: 'Penilaian ulang',
  appeal: 'Banding',
  certificate: 'Sertifikat',
  adjustment: 'Penyesuaian',
  message: 'Pesan',
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
};

/** What waits, e.g. `APL 01: Barista`. */
export const taskTitle = ({ stage, scheme }: StaffTask): string => `${names[stage]}: ${scheme}`;

/** Whom it waits for; an exam that runs waits for its candidate. */
export const taskActor = ({ stage, open, absent }: StaffTask): string => {
  if (absent) return 'Admin LSP';
  return open ? 'Asesi' : actors[stage];
};

const decisions = { approve: 'diterima', return: 'dikembalikan', reject: 'ditolak' } as const;

/** What is said after it was done. */
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
    case 'tick':
      return `Kriteria dinyatakan ${action.competent ? 'kompeten (K)' : 'belum kompeten (BK)'}.`;
    case 'finish-exam':
      return `${taskTitle(task)} ditandai selesai.`;
    case 'mark-absent':
      return `${taskTitle(task)}: asesi dicatat tidak hadir.`;
    case 'reschedule':
      return `${taskTitle(task)} dijadwalkan ulang.`;
    case 'decide':
      return `${taskTitle(task)} diputuskan.`;
    case 'answer-appeal':
      return `${taskTitle(task)} ${action.granted ? 'diterima, unit dinilai ulang' : 'ditolak'}.`;
    case 'answer-adjustment':
    case 'answer-message':
      return `${taskTitle(task)} dijawab.`;
    case 'issue-certificate':
      return `${taskTitle(task)} diterbitkan.`;
  }
};
