import type { Backend } from '../backend.ts';
import { callerOf } from '../session.ts';

const doings: readonly (readonly [RegExp, string])[] = [
  [/^POST \/api\/assessment\/answers/, 'Menyimpan jawaban ujian'],
  [/^POST \/api\/timer\/startTimer/, 'Memulai ujian'],
  [/^POST \/api\/assessment\/questions/, 'Membuka soal ujian'],
  [/^POST .*\/apl-?0?1/i, 'Mengisi APL 01'],
  [/^POST .*\/apl-?0?2/i, 'Mengisi APL 02'],
  [/^POST .*\/pre-assessment/, 'Menandatangani persetujuan'],
  [/^POST .*\/appeals/, 'Mengajukan banding'],
  [/^PUT .*\/feedbacks/, 'Mengirim umpan balik'],
  [/^PUT .*\/result/, 'Menanggapi hasil'],
  [/^POST .*\/profile/, 'Mengubah profil'],
  [/^POST .*\/(transaction|interapp)/, 'Membeli skema'],
  [/^POST .*\/download-certificate/, 'Mengunduh sertifikat'],
  [/^POST \/api\/logout/, 'Keluar'],
  [/^GET .*\/exam-status/, 'Melihat ujian'],
  [/^GET .*\/timeline/, 'Melihat asesmen'],
  [/^GET .*\/result/, 'Melihat hasil'],
  [/^GET .*\/(transaction|vouchers)/, 'Melihat pembelian'],
  [/^GET .*\/profile/, 'Melihat profil'],
  [/^GET .*\/(schema|schedule)/, 'Melihat skema'],
];

interface Seen {
  /** Milliseconds since the epoch, of the real clock. */
  readonly at: number;
  readonly did: string | null;
}

export interface Activity {
  heard(request: Request): void;
  of(candidateId: string): Seen | undefined;
}

export const createActivity = ({ db }: Backend, realNow: () => number): Activity => {
  const seen = new Map<string, Seen>();
  return {
    heard(request) {
      const candidateId = callerOf(db, request).session?.candidate_id;
      if (!candidateId) return;
      const call = `${request.method} ${new URL(request.url).pathname}`;
      const did = doings.find(([pattern]) => pattern.test(call))?.[1] ?? seen.get(candidateId)?.did ?? null;
      seen.set(candidateId, { at: realNow(), did });
    },
    of: (candidateId) => seen.get(candidateId),
  };
};
