import { type RequirementRow, requirementRows } from '../../../rules/apl01.ts';
import type { Apl01Row, FileRow, FormReview } from '../../form-rows.ts';
import type { StageRow } from '../../rows.ts';
import { admin } from '../admin.ts';
import { type Case, formStatusOf, sentAt, signedAt, sinceOf, wasSent } from './form-case.ts';
import { samplePdf, samplePhoto } from './sample-files.ts';

const personalOf = ({ candidate, profile }: Case): Record<string, string> => {
  const { id: _, signature: __, has_disability, ...texts } = profile;
  const entries = Object.entries(texts).flatMap(([name, value]) =>
    name.startsWith('guardian_') ? [] : [[name, value ?? '']],
  );
  return { fullname: candidate.fullname, ...Object.fromEntries(entries), has_disability: has_disability ? '1' : '0' };
};

const blurred = { candidate: '1004', absent: 'dasar-1', unmet: 'ktp' };

const verdictOf = ({ candidate }: Case, { id }: RequirementRow, file: FileRow | undefined) => {
  if (!file) return 'absent' as const;
  return candidate.id === blurred.candidate && id === blurred.unmet ? ('unmet' as const) : ('met' as const);
};

const fileNames: Readonly<Record<string, string>> = { ktp: 'KTP.pdf', cv: 'Daftar Riwayat Hidup.pdf' };

const requirementFile = (assessment: Case, { id, title, required }: RequirementRow): FileRow | undefined => {
  const { candidate } = assessment;
  if (!required || (candidate.id === blurred.candidate && id === blurred.absent)) return undefined;
  const owner = { id: `BRK-${assessment.id.slice(4)}-${id}`, candidate_id: candidate.id };
  if (id === 'pas-foto') return samplePhoto(owner, 'Pas Foto 3x4.png');
  return samplePdf(owner, fileNames[id] ?? `Bukti ${id.replace('dasar-', '')}.pdf`, [title.slice(0, 60)]);
};

const apl01Review = (assessment: Case, stage: StageRow): FormReview | null => {
  if (stage.status === 'submitted') return null;
  const review = { at: sinceOf(stage), reviewer: admin.name };
  if (stage.status === 'done') return { ...review, note: 'Permohonan diterima.', notes: [] };
  const notes = [
    { target: 'identity_number', text: 'NIK tidak dapat dicocokkan karena foto KTP buram. Periksa kembali angkanya.' },
    { target: `requirement:${blurred.unmet}`, text: 'Foto KTP buram. Unggah pindaian yang keempat sudutnya terlihat.' },
    {
      target: `requirement:${blurred.absent}`,
      text: 'Ijazah belum dilampirkan. Unggah ijazah terakhir beserta transkrip.',
    },
  ];
  return { ...review, note: stage.note, notes: assessment.candidate.id === blurred.candidate ? notes : [] };
};

export const apl01Of = (assessment: Case): { row: Apl01Row; files: FileRow[] }[] => {
  const stage = assessment.stage('apl01');
  if (!wasSent(stage)) return [];
  const rows = requirementRows(assessment.scheme);
  const files = rows.flatMap((row) => {
    const file = requirementFile(assessment, row);
    return file ? [[row.id, file] as const] : [];
  });
  const given = new Map(files);
  const judged =
    stage.status === 'submitted' ? [] : rows.map((row) => [row.id, verdictOf(assessment, row, given.get(row.id))]);
  const row: Apl01Row = {
    id: assessment.id,
    status: formStatusOf(stage),
    personal: personalOf(assessment),
    purpose: 'certification',
    other_purpose: '',
    requirement_files: Object.fromEntries(files.map(([id, file]) => [id, file.id])),
    verdicts: Object.fromEntries(judged),
    sent_at: sentAt(stage),
    signature: signedAt(assessment, sentAt(stage)),
    review: apl01Review(assessment, stage),
  };
  return [{ row, files: files.map(([, file]) => file) }];
};
