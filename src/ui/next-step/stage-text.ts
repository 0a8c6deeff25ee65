import type { Actor, Stage, StageName } from '../../domain/assessment/timeline.ts';
import type { BadgeTone } from '../components/text/badge.tsx';

const names: Readonly<Record<StageName, string>> = {
  agreement: 'Persetujuan Asesmen',
  apl01: 'Formulir APL 01',
  apl02: 'Formulir APL 02',
  exam: 'Ujian',
  result: 'Hasil Asesmen',
  appeal: 'Banding',
  feedback: 'Umpan Balik',
  certificate: 'Sertifikat',
  other: 'Tahap lain',
};

/** The Indonesian name of a stage that is known. */
export const stageName = (name: StageName): string => names[name];

/** What a stage is called: by the server, where this portal does not know it. */
export const stageTitle = ({ name, title }: Stage): string => title ?? names[name];

/** Of a stage, or of a form: that its status is not known here. */
export const unknownStatusText = (word: string | undefined, what: string): string =>
  word ? `Status “${word}” belum dikenal portal ini` : `Status ${what} belum dikenal portal ini`;

const purposes: Readonly<Record<StageName, string>> = {
  agreement: 'Baca dan setujui rencana asesmen beserta kerahasiaannya.',
  apl01: 'Permohonan sertifikasi: data diri, pekerjaan, dan bukti persyaratan.',
  apl02: 'Asesmen mandiri: nilai sendiri kemampuan Anda pada setiap unit kompetensi.',
  exam: 'Kerjakan ujian sesuai metode yang ditetapkan asesor.',
  result: 'Baca hasil asesmen, lalu terima dengan tanda tangan Anda.',
  appeal: 'Ajukan banding hanya bila Anda tidak setuju dengan hasil asesmen.',
  feedback: 'Sampaikan penilaian Anda tentang jalannya asesmen.',
  certificate: 'Sertifikat kompetensi yang berlaku tiga tahun.',
  other: '',
};

/** What a stage is for, in one sentence. */
export const stagePurpose = (name: StageName): string => purposes[name];

const actions: Readonly<Record<StageName, string>> = {
  agreement: 'Buka persetujuan asesmen',
  apl01: 'Isi formulir APL 01',
  apl02: 'Isi formulir APL 02',
  exam: 'Buka ujian',
  result: 'Lihat hasil asesmen',
  appeal: 'Ajukan banding',
  feedback: 'Isi umpan balik',
  certificate: 'Lihat sertifikat',
  other: 'Lihat proses sertifikasi',
};

/**
 * What the candidate does at a stage; a returned form is mended, not filled again, and exams that wait for their day, or a stage whose
 * status is not known, can be looked at.
 */
export const stageAction = ({ name, status, opensAt }: Stage): string => {
  if (status === 'unknown') return `Buka ${names[name]}`;
  if (opensAt !== undefined) return 'Lihat daftar ujian';
  return status === 'returned' ? `Perbaiki ${names[name]}` : actions[name];
};

const waits: Readonly<Record<Actor, string>> = {
  candidate: 'Menunggu Anda',
  admin: 'Menunggu Admin',
  assessor: 'Menunggu Asesor',
  system: 'Sedang diproses',
};

export const waitingText = (actor: Actor): string => waits[actor];

export interface StatusText {
  readonly label: string;
  readonly tone: BadgeTone;
}

/** What the other stages say of one. */
export interface Surroundings {
  /** A locked one that the assessment went on without. */
  readonly passedBy: boolean;
  /** A form with which the assessment ended. */
  readonly rejected: boolean;
}

const lockedLabel = ({ due }: Stage, passedBy: boolean): string => {
  if (due !== null) return 'Sudah ditutup'; // it was open until then
  return passedBy ? 'Tidak diperlukan' : 'Belum terbuka';
};

const alone: Surroundings = { passedBy: false, rejected: false };

/** How a stage stands. */
export const stageStatus = (stage: Stage, { passedBy, rejected } = alone): StatusText => {
  const { status, waitingFor } = stage;
  switch (status) {
    case 'done':
      return rejected ? { label: 'Tidak diterima', tone: 'critical' } : { label: 'Selesai', tone: 'positive' };
    case 'returned':
      return { label: 'Perlu diperbaiki', tone: 'caution' };
    case 'submitted':
      return { label: 'Terkirim', tone: 'info' };
    case 'unknown':
      return { label: 'Status belum dikenal', tone: 'neutral' };
    case 'locked':
      return { label: lockedLabel(stage, passedBy), tone: 'neutral' };
    case 'open':
      if (stage.opensAt !== undefined) return { label: 'Menunggu hari asesmen', tone: 'info' };
      return waitingFor === null || waitingFor === 'candidate'
        ? { label: 'Terbuka', tone: 'accent' }
        : { label: 'Sedang diproses', tone: 'info' };
  }
};
