import { table } from '../table.ts';
import type { Drift } from './drift.ts';
import type { Finding } from './findings.ts';
import type { Cost } from './judge.ts';

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

export interface Summary {
  readonly calls: number;
  readonly agreeing: number;
  /** Differences that the portal reads all the same. */
  readonly harmless: number;
  readonly costly: number;
}

export const summaryOf = (findings: readonly Finding[]): Summary => {
  const drifts = findings.flatMap((each) => each.drifts);
  const costly = drifts.filter(({ cost }) => cost !== 'none').length;
  return {
    calls: findings.length,
    agreeing: findings.filter((each) => each.drifts.length === 0).length,
    harmless: drifts.length - costly,
    costly,
  };
};

const lineOf = ({ kind, field, expected, found, cost }: Drift): string => {
  const mark = cost === 'none' ? '·' : '✗';
  const what = kind === 'missing' || kind === 'extra' ? '' : `: diharapkan ${expected}, ternyata ${found}`;
  return `    ${mark} ${field ? `${field} ` : ''}${kinds[kind]}${what} (${costs[cost]})`;
};

/** How the portal is told that a server does not have a call. */
const hintOf = ({ name, drifts }: Finding): readonly string[] => {
  const feature = table.find((row) => row.name === name)?.feature;
  const isGone = drifts.some(({ kind, found }) => kind === 'status' && /^40[45]$/.test(found));
  return feature && isGone
    ? [`    → panggilan ini boleh tidak ada: biarkan features.${feature}: false di /config.json`]
    : [];
};

const blockOf = (finding: Finding): string => {
  const { call, name, replies, drifts } = finding;
  const mark = drifts.every(({ cost }) => cost === 'none') ? '✓' : '✗';
  return [`${mark} ${call} (${name}, ${replies} jawaban)`, ...drifts.map(lineOf), ...hintOf(finding)].join('\n');
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

/** What `--write` would send: nothing of it was sent. */
export const planText = (planned: readonly { readonly call: string; readonly body: object }[]): string =>
  [
    'Akan dikirim dengan --write --send (belum dikirim; langkah yang memakai jawaban langkah sebelumnya menyusul):',
    ...planned.map(({ call, body }) => `    ${call} ${JSON.stringify(body)}`),
    '',
    '',
  ].join('\n');
