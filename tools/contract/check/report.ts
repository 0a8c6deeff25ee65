import type { Row } from '../row.ts';
import { linkOf, table } from '../table.ts';
import type { Drift } from './drift.ts';
import type { CheckedCall, Finding } from './findings.ts';

const kinds: Readonly<Record<Drift['kind'], string>> = {
  missing: 'tidak ada',
  extra: 'tidak dikenal',
  form: 'bentuk lain',
  word: 'kata lain',
  envelope: 'amplop lain',
  status: 'status lain',
  format: 'bukan yang diminta',
  refused: 'ditolak',
  clock: 'waktu lain',
};

const isCostly = ({ cost, isOptional }: Finding): boolean => cost !== 'none' && !isOptional;

/** `harmless`: the number of differences that the portal can read. `known`: all calls of the contract. */
export const summaryOf = (calls: readonly CheckedCall[]) => {
  const drifts = calls.flatMap((each) => each.drifts);
  const notSent = drifts.filter((drift) => drift.isOptional).length;
  const costly = drifts.filter(isCostly).length;
  const agreeing = calls.filter((each) => each.drifts.length === 0).length;
  return {
    calls: calls.length,
    known: table.length,
    agreeing,
    harmless: drifts.length - costly - notSent,
    notSent,
    costly,
  };
};

export type Summary = ReturnType<typeof summaryOf>;

export interface Unchecked {
  readonly how: string;
  readonly calls: readonly { readonly name: string; readonly call: string; readonly link: string }[];
}

/** How to check a call that was not checked, by its name and method. The first matching pattern applies. */
const ways: readonly (readonly [RegExp, string])[] = [
  [
    /^(?!session|catalog|registration|certificate.check|exam.uploaded).* GET|^account/,
    'dengan --email akun yang dapat masuk dan punya datanya: pembelian lunas, kuitansi, formulir dengan file, hasil, umpan balik',
  ],
  [/^exam/, 'dengan --email dan --walk, pada akun yang ujiannya sedang berjalan'],
  [/^session/, 'tanpa --token, karena cookie ini hanya untuk --session'],
  [/^catalog/, 'sesudah daftar skema dan jadwal di server ini berisi dan terbaca'],
  [
    /^(registration|information|certificate.check)/,
    'dengan tangan di portal, dengan kotak masuk email atau nomor sertifikat',
  ],
  [/^/, 'dengan --email dan --walk, yang menjalani seluruh hidup sebuah akun uji'],
];

export const uncheckedOf = (calls: readonly CheckedCall[]): readonly Unchecked[] => {
  const left = table.filter((row) => !calls.some(({ name }) => name === row.name));
  const wayOf = ({ name, method }: Row) => ways.find(([form]) => form.test(`${name} ${method}`));
  return ways.flatMap((way) => {
    const own = left.filter((row) => wayOf(row) === way);
    const named = own.map((row) => ({ name: row.name, call: `${row.method} ${row.path}`, link: linkOf(row) }));
    return own.length > 0 ? [{ how: way[1], calls: named }] : [];
  });
};

/** The lines of a finding. Consecutive findings with the same advice show the advice once, below the last of them. */
const linesOf = (finding: Finding, index: number, all: readonly Finding[]): readonly string[] => {
  const { kind, field, expected, found, cost, renamed, example, came, seen, mend, isOptional } = finding;
  const what = kind === 'missing' ? '' : `: diharapkan ${expected}, ternyata ${found}`;
  const maybe = renamed ? `; mungkin ${field.replace(/.*[.\]]/, '')} bernama ${renamed} di server ini` : '';
  const line = `${field ? `${field} ` : ''}${kinds[kind]}${what}${maybe}`;
  if (cost === 'none') return [`    · ${line} (${seen})`];
  if (isOptional) return [`    ○ ${line} (${kind === 'status' ? mend : `boleh; ${seen}`})`];
  const next = all[index + 1];
  const isShared = next?.cost === cost && next.came === came && next.mend === mend;
  const shared = [`datang   ${came}`, `peserta  ${seen}`, `perbaiki ${mend}`];
  const parts = [...(example ? [`diminta  ${example}`] : []), ...(isShared ? [] : shared)];
  return [`    ✗ ${line}`, ...parts.map((part) => `        ${part}`)];
};

const blockOf = ({ call, link, replies, drifts }: CheckedCall): string => {
  const mark = drifts.some(isCostly) ? '✗' : '✓';
  const extra = drifts.filter(({ kind }) => kind === 'extra').map(({ field }) => field);
  return [
    `${mark} ${call} (${replies} jawaban)${drifts.length > 0 ? ` ${link}` : ''}`,
    ...drifts.filter(({ kind }) => kind !== 'extra').flatMap(linesOf),
    ...(extra.length > 0 ? [`    · tidak ada di kontrak, boleh dibiarkan: ${extra.join(', ')}`] : []),
  ].join('\n');
};

export const reportText = (calls: readonly CheckedCall[], unchecked: readonly Unchecked[]): string => {
  const { calls: checked, known, agreeing, harmless, notSent, costly } = summaryOf(calls);
  return [
    'Tanda: ✓ terbaca, · berbeda tetapi terbaca, ○ boleh tidak ada, ✗ merugikan peserta. "…" menggantikan yang tidak ditampilkan.',
    ...calls.map(blockOf),
    ...(unchecked.length > 0 ? ['', 'Belum diperiksa, dan cara memeriksanya:'] : []),
    ...unchecked.flatMap(({ how, calls: own }) => [`  ${how}:`, ...own.map(({ call, link }) => `    ${call} ${link}`)]),
    '',
    `${checked} dari ${known} panggilan diperiksa, ${agreeing} cocok sepenuhnya; ${harmless} perbedaan tetap terbaca, ${notSent} boleh tidak ada, ${costly} merugikan peserta.`,
  ].join('\n');
};
