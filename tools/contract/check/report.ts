import { table } from '../table.ts';
import type { Drift } from './drift.ts';
import type { Finding } from './findings.ts';
import type { Cost } from './judge.ts';
import type { Planned } from './writes.ts';

const kinds: Readonly<Record<Drift['kind'], string>> = {
  missing: 'tidak ada',
  extra: 'tidak dikenal',
  form: 'bentuk lain',
  word: 'kata lain',
  envelope: 'amplop lain',
  status: 'status lain',
  format: 'bukan yang diminta',
  refused: 'ditolak',
};

/** What a candidate sees. */
const costs: Readonly<Record<Cost, string>> = {
  none: 'tetap terbaca',
  field: 'halaman menampilkannya kosong atau sebagai "belum diketahui"',
  rows: 'baris itu tidak tampil; halaman menulis "baris tidak dapat dibaca"',
  reply: 'halaman menampilkan "Terjadi kesalahan. Silahkan coba lagi."',
};

/** `harmless`: the number of differences that the portal can read. */
export const summaryOf = (findings: readonly Finding[]) => {
  const drifts = findings.flatMap((each) => each.drifts);
  const costly = drifts.filter(({ cost }) => cost !== 'none').length;
  const agreeing = findings.filter((each) => each.drifts.length === 0).length;
  return { calls: findings.length, agreeing, harmless: drifts.length - costly, costly };
};

export type Summary = ReturnType<typeof summaryOf>;

const lineOf = ({ kind, field, expected, found, cost }: Drift): string => {
  const mark = cost === 'none' ? '·' : '✗';
  const what = kind === 'missing' || kind === 'extra' ? '' : `: diharapkan ${expected}, ternyata ${found}`;
  return `    ${mark} ${field ? `${field} ` : ''}${kinds[kind]}${what} (${costs[cost]})`;
};

const blockOf = ({ call, name, replies, drifts }: Finding): string => {
  const mark = drifts.every(({ cost }) => cost === 'none') ? '✓' : '✗';
  const feature = table.find((row) => row.name === name)?.feature;
  const isGone = drifts.some(({ kind, found }) => kind === 'status' && /^40[45]$/.test(found));
  const hint = `    → panggilan ini boleh tidak ada: biarkan features.${feature}: false di /config.json`;
  const lines = [`${mark} ${call} (${name}, ${replies} jawaban)`, ...drifts.map(lineOf)];
  return [...lines, ...(feature && isGone ? [hint] : [])].join('\n');
};

/** The report for people. */
export const reportText = (findings: readonly Finding[], unasked: readonly string[]): string => {
  const { calls, agreeing, harmless, costly } = summaryOf(findings);
  return [
    ...findings.map(blockOf),
    '',
    ...(unasked.length > 0 ? [`Tidak diperiksa: ${unasked.join(', ')}`] : []),
    `${calls} panggilan diperiksa, ${agreeing} cocok sepenuhnya; ${harmless} perbedaan tetap terbaca, ${costly} merugikan peserta.`,
  ].join('\n');
};

/** Lists what `--write` would send; nothing has been sent yet. */
export const planText = (planned: readonly Planned[]): string =>
  [
    'Akan dikirim dengan --write --send (belum dikirim; langkah yang memakai jawaban langkah sebelumnya menyusul):',
    ...planned.map(({ call, body }) => `    ${call} ${JSON.stringify(body)}`),
    '\n',
  ].join('\n');
