import { isAppealPending } from '../../../../domain/assessment/appeal.ts';
import {
  type Actor,
  isJudgedAgain,
  type Stage,
  type StageName,
  type Timeline,
} from '../../../../domain/assessment/timeline.ts';
import type { BadgeTone } from '../../../kit/components/text/badge.tsx';
import { bodyIsDecidingText } from './recommended-text.ts';
import { stageTable } from './stage-table.ts';

export const stageName = (name: StageName): string => stageTable[name].name;

/** Stages that this portal does not know have a title from the server. */
export const stageTitle = ({ name, title }: Stage): string => title ?? stageTable[name].name;

export const unknownStatusText = (word: string | undefined, what: string): string =>
  word ? `Status “${word}” belum dikenal portal ini` : `Status ${what} belum dikenal portal ini`;

export const stagePurpose = (name: StageName): string => stageTable[name].purpose;

export const stageAction = ({ name, status, opensAt }: Stage): string => {
  if (status === 'unknown') return `Buka ${stageTable[name].name}`;
  if (opensAt !== undefined) return 'Lihat daftar ujian';
  return status === 'returned' ? `Perbaiki ${stageTable[name].name}` : stageTable[name].action;
};

/** The action of a form with a draft on this device. */
export const draftedAction = (stage: Stage): string => stageAction(stage).replace(/^Isi /, 'Lanjutkan ');

const workers: Readonly<Record<Actor, string | null>> = {
  candidate: null,
  admin: 'Admin LSP',
  assessor: 'Asesor',
  system: null,
};

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Only the server's note shows that a candidate was absent: an exam that waits for the LSP may have other reasons. */
export const tellsAbsence = (note: string | null): boolean => /tidak hadir/i.test(note ?? '');

export const isAbsence = ({ name, status, waitingFor, note }: Stage): boolean =>
  name === 'exam' && status === 'open' && waitingFor === 'admin' && tellsAbsence(note);

/** `timeline`: a certificate waits for the body's decision while its verdict is only recommended. */
export const workText = (stage: Stage, timeline?: Pick<Timeline, 'verdict'>): string => {
  const { name, status, waitingFor } = stage;
  const what = stageTable[name].object ?? stageTitle(stage);
  if (name === 'certificate' && timeline?.verdict?.recommended) return bodyIsDecidingText;
  if (isAbsence(stage)) return 'Anda tercatat tidak hadir';
  const isBody = (name === 'appeal' && waitingFor === 'admin') || (name === 'certificate' && waitingFor === 'system');
  const who = isBody ? 'LSP' : waitingFor && workers[waitingFor];
  if (!who) return `${capital(what)} sedang ${name === 'certificate' ? 'disiapkan' : 'diproses'}`;
  return `${who} sedang ${status === 'submitted' ? (stageTable[name].review ?? 'memeriksa') : 'menyiapkan'} ${what}`;
};

/** Who has an open stage, or that the candidate may act but need not. */
export const holderText = (stage: Stage, timeline: Timeline): string | null => {
  const { stages } = timeline;
  const { name, waitingFor } = stage;
  if (name === 'result' && isJudgedAgain(stages)) return 'Asesor lain sedang menilai ulang';
  if (waitingFor !== 'candidate') return waitingFor && workText(stage, timeline);
  if (name !== 'appeal' && !isAppealPending(stages)) return 'Menunggu Anda';
  return stageTable[name].option ?? 'Menunggu Anda';
};

export interface StatusText {
  readonly label: string;
  readonly tone: BadgeTone;
}

/**
 * `passedBy`: the stage is locked, and the assessment continued without it. `rejected`: the assessment ended with the rejection of this
 * form. `ended`: the assessment ended without a certificate.
 */
export interface Surroundings {
  readonly passedBy: boolean;
  readonly rejected: boolean;
  readonly ended: boolean;
}

const lockedLabel = ({ name, due }: Stage, { passedBy, ended }: Surroundings): string => {
  if (due !== null) return 'Sudah ditutup'; // a locked stage with a deadline was open before
  if (passedBy) return 'Tidak diperlukan';
  if (!ended) return 'Belum terbuka';
  return name === 'certificate' ? 'Tidak terbit' : 'Tidak dibuka';
};

const alone: Surroundings = { passedBy: false, rejected: false, ended: false };

export const stageStatus = (stage: Stage, around = alone): StatusText => {
  const { status, waitingFor } = stage;
  switch (status) {
    case 'done':
      return around.rejected ? { label: 'Tidak diterima', tone: 'critical' } : { label: 'Selesai', tone: 'positive' };
    case 'returned':
      return { label: 'Perlu diperbaiki', tone: 'caution' };
    case 'submitted':
      return { label: 'Terkirim', tone: 'info' };
    case 'unknown':
      return { label: 'Status belum dikenal', tone: 'neutral' };
    case 'locked':
      return { label: lockedLabel(stage, around), tone: 'neutral' };
    case 'open':
      if (stage.opensAt !== undefined) return { label: 'Menunggu hari asesmen', tone: 'info' };
      return waitingFor === null || waitingFor === 'candidate'
        ? { label: 'Terbuka', tone: 'accent' }
        : { label: 'Sedang diproses', tone: 'info' };
  }
};
