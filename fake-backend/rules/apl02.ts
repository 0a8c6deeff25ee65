import type { Apl02Answer } from '../database/form-rows.ts';
import type { SchemeRow } from '../database/rows.ts';
import type { FieldErrors } from '../respond.ts';
import { isLonger } from './exam/longer.ts';

const longestEvidence = 1000;

export interface SentAnswer extends Omit<Apl02Answer, 'competent'> {
  readonly competent: boolean | null;
}

/** The elements of a scheme. In forms, an element's id is the unit code, a dot and the element number. */
export const elementsOf = ({ units }: Pick<SchemeRow, 'units'>) =>
  units.map(({ code, title, elements }) => ({
    code,
    title,
    elements: elements.map((element) => ({
      id: `${code}.${element.no}`,
      no: element.no,
      title: element.title,
      criteria: element.criteria,
    })),
  }));

const asText = (value: unknown): string => (typeof value === 'string' ? value.trim() : '');

const asAnswer = (value: unknown): [string, SentAnswer][] => {
  if (typeof value !== 'object' || value === null) return [];
  const { element_id: id, competent, evidence, file_ids: files } = value as Record<string, unknown>;
  if (typeof id !== 'string') return [];
  const file_ids = Array.isArray(files) ? files.filter((each): each is string => typeof each === 'string') : [];
  const answer = { competent: typeof competent === 'boolean' ? competent : null, evidence: asText(evidence), file_ids };
  return [[id, answer]];
};

export const sentAnswers = (json: string): ReadonlyMap<string, SentAnswer> | null => {
  try {
    const list: unknown = JSON.parse(json);
    return Array.isArray(list) ? new Map(list.flatMap(asAnswer)) : null;
  } catch {
    return null;
  }
};

export type FileVerdicts = ReadonlyMap<string, string | null>;

const answerErrors = (answer: SentAnswer | undefined, files: FileVerdicts): string[] => {
  if (answer?.competent === null || answer?.competent === undefined) return ['Pilih kompeten atau belum kompeten.'];
  const { competent, evidence, file_ids } = answer;
  const refused = file_ids.flatMap((id) => files.get(id) ?? []);
  const gone = file_ids.some((id) => !files.has(id)) ? ['File bukti tidak ditemukan. Pilih kembali.'] : [];
  const long = isLonger(evidence, longestEvidence) ? [`Bukti maksimal ${longestEvidence} karakter.`] : [];
  const unproven =
    competent && evidence === '' && file_ids.length === 0 ? ['Bukti wajib diisi untuk elemen yang kompeten.'] : [];
  return [...refused, ...gone, ...long, ...unproven];
};

export const selfAssessmentErrors = (
  scheme: Pick<SchemeRow, 'units'>,
  answers: ReadonlyMap<string, SentAnswer> | null,
  files: FileVerdicts,
): FieldErrors => {
  if (!answers) return { answers: ['Jawaban tidak dapat dibaca.'] };
  const ids = elementsOf(scheme).flatMap(({ elements }) => elements.map(({ id }) => id));
  return Object.fromEntries(
    ids
      .map((id) => [`element:${id}`, answerErrors(answers.get(id), files)] as const)
      .filter(([, errors]) => errors.length > 0),
  );
};
