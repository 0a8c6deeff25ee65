import type { ExportPart } from '../../application/own-data/export-parts.ts';
import type { ListedDraft } from '../../application/ports/device/draft-store.ts';
import { stageNames } from '../../domain/assessment/timeline.ts';
import { stageName } from '../assessment/public/next-step/stage-text.ts';

export const partTitles: Readonly<Record<ExportPart, string>> = {
  profile: 'Profil',
  records: 'Pendidikan dan pekerjaan',
  purchases: 'Pembelian',
  assessments: 'Asesmen, persetujuan, hasil, banding, dan sertifikat',
  notifications: 'Notifikasi',
};

export const formTitle = (form: string): string => {
  const stage = stageNames.find((name) => name === form);
  if (form === 'exam') return 'Jawaban ujian';
  if (form === 'exam-problem') return 'Laporan masalah soal';
  if (form.startsWith('demonstration')) return 'File ujian demonstrasi';
  return stage ? stageName(stage) : 'Isian lain';
};

/** The trx_id at the start of a draft's subject; other parts may follow it. */
export const trxIdOf = ({ subject }: Pick<ListedDraft, 'subject'>): string => subject.split('/', 1)[0] ?? subject;

export interface StoredRow {
  readonly name: string;
  readonly form: string;
  readonly trxId: string;
  readonly count: number;
  readonly size: number;
  readonly savedAt: number;
}

export const rowsOf = (drafts: readonly ListedDraft[]): readonly StoredRow[] => {
  const rows = new Map<string, StoredRow>();
  for (const draft of drafts) {
    const trxId = trxIdOf(draft);
    const name = JSON.stringify([draft.form, trxId]);
    const before = rows.get(name) ?? { name, form: draft.form, trxId, count: 0, size: 0, savedAt: 0 };
    const savedAt = Math.max(before.savedAt, draft.savedAt);
    rows.set(name, { ...before, count: before.count + 1, size: before.size + draft.size, savedAt });
  }
  return [...rows.values()].sort((a, b) => b.savedAt - a.savedAt);
};
