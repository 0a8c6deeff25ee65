import type { UnitDecision } from '../../../rules/result.ts';
import type { Apl02Answer, Apl02Row, FileRow } from '../../form-rows.ts';
import { assessorOf } from '../assessors.ts';
import { type Case, formStatusOf, sentAt, signedAt, sinceOf, wasSent } from './form-case.ts';
import { evidenceText, notYetText, workOf } from './form-texts.ts';
import { samplePdf } from './sample-files.ts';

export const lacking: UnitDecision & { candidate: string } = {
  candidate: '1006',
  code: 'M.731000.004.01',
  competent: false,
  note: 'Rencana media sudah runtut, tetapi bukti pengendalian anggaran penayangan belum cukup.',
};

const evidenceFiles = ({ id, candidate, scheme }: Case): [FileRow, FileRow] => {
  const [where, work] = workOf(scheme.id);
  const owner = (name: string) => ({ id: `BRK-${id.slice(4)}-${name}`, candidate_id: candidate.id });
  return [
    samplePdf(owner('portofolio'), 'Portofolio.pdf', [work, where]),
    samplePdf(owner('kerja'), 'Surat Keterangan Kerja.pdf', ['Surat keterangan kerja', where]),
  ];
};

const answersOf = ({ candidate, scheme }: Case, files: readonly FileRow[]): Record<string, Apl02Answer> => {
  const elements = scheme.units.flatMap(({ code, elements: own }) =>
    own.map((element) => ({ code, element, last: own.length })),
  );
  return Object.fromEntries(
    elements.map(({ code, element, last }, index) => {
      const unable = candidate.id === lacking.candidate && code === lacking.code && element.no === last;
      const file_ids = unable ? [] : files.filter((_, number) => (index + number) % 3 < 2).map(({ id }) => id);
      const evidence = unable ? notYetText(element.title) : evidenceText(scheme.id, element.title, index);
      return [`${code}.${element.no}`, { competent: !unable, evidence, file_ids }];
    }),
  );
};

export const apl02Of = (assessment: Case): { row: Apl02Row; files: FileRow[] }[] => {
  const stage = assessment.stage('apl02');
  if (!wasSent(stage)) return [];
  const files = evidenceFiles(assessment);
  const assessor = assessorOf(assessment.schedule);
  const judged = stage.status === 'done';
  const row: Apl02Row = {
    id: assessment.id,
    status: formStatusOf(stage),
    answers: answersOf(assessment, files),
    file_ids: files.map(({ id }) => id),
    sent_at: sentAt(stage),
    signature: signedAt(assessment, sentAt(stage)),
    review: judged ? { at: sinceOf(stage), reviewer: assessor.name, note: stage.note, notes: [] } : null,
    continues: judged ? true : null,
    assessor_signature: judged ? { image: assessor.signature, signed_at: sinceOf(stage) } : null,
  };
  return [{ row, files }];
};
