import { hasEnded } from '../../../domain/assessment/progress.ts';
import { type Stage, type StageName, stageBefore, type Timeline } from '../../../domain/assessment/timeline.ts';
import { stageTitle } from '../../next-step/stage-text.ts';

const reviewers = { admin: 'admin LSP', assessor: 'asesor', candidate: null, system: null } as const;

const acceptedBy = (form: string, usual: string, { waitingFor }: Stage): string =>
  `${form} diterima ${(waitingFor && reviewers[waitingFor]) ?? usual}`;

/** Completes "Terbuka setelah …". */
const ends: Readonly<Record<StageName, (stage: Stage) => string>> = {
  agreement: () => 'persetujuan asesmen Anda tandatangani',
  apl01: (stage) => acceptedBy('APL 01', 'admin LSP', stage),
  apl02: (stage) => acceptedBy('APL 02', 'asesor', stage),
  exam: () => 'ujian Anda dinilai asesor',
  result: () => 'hasil asesmen Anda terima',
  appeal: () => 'banding Anda dijawab LSP',
  feedback: () => 'umpan balik Anda kirim',
  certificate: () => 'sertifikat terbit',
  other: (stage) => `tahap ${stageTitle(stage)} selesai`,
};

export const lockedReason = ({ stages }: Timeline, locked: Stage): string => {
  if (locked.note) return locked.note;
  if (hasEnded(stages)) return 'Tahap ini tidak dibuka karena proses sertifikasi ini sudah berakhir.';
  if (locked.name === 'appeal') return 'Terbuka hanya bila hasil asesmen belum kompeten.';
  const before = stageBefore(stages, locked);
  return before && before.status !== 'done'
    ? `Terbuka setelah ${ends[before.name](before)}.`
    : 'Lembaga sertifikasi akan membuka tahap ini. Anda akan mendapat notifikasi.';
};
