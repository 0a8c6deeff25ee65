import { acceptableOf } from './answer-entry.ts';
import type { ExamAttempt } from './attempt-state.ts';

/** Firewalls and databases often refuse texts that contain these patterns. */
const suspicious: readonly RegExp[] = [
  /\b(?:alter|delete|drop|exec|insert|select|union|update)\b/i,
  /<|--|['"`;]/,
  /\b(?:alert|cmd|eval|passwd|script|system)\b/i,
  /[/\\]\.\.|\.\.[/\\]|\/etc\/|[$({]\{|\$\(/,
  /[\u{10000}-\u{10FFFF}]/u,
];

const suspicionOf = (text: string): number => suspicious.filter((sign) => sign.test(text)).length;

/** The essays that a submission would carry as text, the most suspicious and longest first. */
export const suspectsIn = ({ content, records }: ExamAttempt): readonly string[] =>
  content.questions
    .flatMap(({ id, kind }) => {
      const entry = records.get(id)?.entry;
      const text = (entry && entry.pending.length > 0 && acceptableOf(entry)?.value.trim()) || '';
      return kind === 'essay' && text !== '' ? [{ id, suspicion: suspicionOf(text), length: text.length }] : [];
    })
    .sort((a, b) => b.suspicion - a.suspicion || b.length - a.length)
    .map(({ id }) => id);

const wholeTries = 3;
const mostPairs = 10;

const pairsOf = (ids: readonly string[]): readonly (readonly string[])[] =>
  ids.flatMap((first, index) => ids.slice(index + 1).map((second) => [first, second]));

/**
 * What to leave out of one submission after the other until one is accepted, which is final: nothing, in case the obstacle passes; then as
 * little as possible. `suspects`: the most likely first.
 */
export const lastResorts = (suspects: readonly string[]): readonly (readonly string[])[] => [
  ...Array.from({ length: wholeTries }, () => []),
  ...suspects.map((id) => [id]),
  ...pairsOf(suspects).slice(0, mostPairs),
  ...suspects.slice(2).map((_, index) => suspects.slice(0, index + 3)),
];
