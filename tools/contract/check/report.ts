import { linkOf, table } from '../table.ts';
import type { Drift } from './drift.ts';
import type { CheckedCall, Finding } from './findings.ts';
import { type Planned, writable } from './writes.ts';

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

/** `harmless`: the number of differences that the portal can read. `known`: all calls of the contract. */
export const summaryOf = (calls: readonly CheckedCall[]) => {
  const drifts = calls.flatMap((each) => each.drifts);
  const costly = drifts.filter(({ cost }) => cost !== 'none').length;
  const agreeing = calls.filter((each) => each.drifts.length === 0).length;
  return { calls: calls.length, known: table.length, agreeing, harmless: drifts.length - costly, costly };
};

export type Summary = ReturnType<typeof summaryOf>;

/** Calls that were not checked, and how to check them. */
export interface Unchecked {
  readonly how: string;
  readonly calls: readonly { readonly name: string; readonly call: string; readonly link: string }[];
}

/** The first that fits a call that was not checked. */
const ways: readonly (readonly [RegExp, string])[] = [
  [/^session/, 'tanpa --token: cookie ini hanya untuk --session'],
  [/^catalog/, 'sesudah daftar skema dan jadwal di server ini berisi dan terbaca'],
  [
    /^(registration|information|certificate\.check)/,
    'dengan tangan, di portal: perlu kotak masuk email atau nomor sertifikat',
  ],
  [/^writable/, 'dengan --email, --write dan --send: mengubah data akun uji, lalu menghapusnya lagi'],
  [/^exam\.(?!exams)/, 'dengan --email dan --walk, pada akun yang ujiannya sedang berjalan'],
  [
    / GET|^account/,
    'dengan --email akun yang sudah punya datanya: pembelian lunas, kuitansi, formulir dengan file, hasil, umpan balik',
  ],
  [/^/, 'dengan --email dan --walk: menandatangani dan mengirim formulir akun uji'],
];

/** Groups the calls that were not checked by how to check them. */
export const uncheckedOf = (calls: readonly CheckedCall[]): readonly Unchecked[] => {
  const unasked = table
    .filter(({ name }) => !calls.some((each) => each.name === name))
    .map((row) => {
      const { name, method, path } = row;
      const way = ways.find(([form]) => form.test(`${writable.has(row.call) ? 'writable' : name} ${method}`));
      return { how: way?.[1] ?? '', call: { name, call: `${method} ${path}`, link: linkOf(row) } };
    });
  return [...new Set(ways.map(([, how]) => how))].flatMap((how) => {
    const own = unasked.filter((each) => each.how === how).map(({ call }) => call);
    return own.length > 0 ? [{ how, calls: own }] : [];
  });
};

const lineOf = (finding: Finding): string => {
  const { kind, field, expected, found, cost, renamed, example, came, seen, mend } = finding;
  const name = field.replace(/.*[.\]]/, '');
  const what = kind === 'missing' || kind === 'extra' ? '' : `: diharapkan ${expected}, ternyata ${found}`;
  const line = `${field ? `${field} ` : ''}${kinds[kind]}${what}${renamed ? `; mungkin ${name} bernama ${renamed} di server ini` : ''}`;
  if (cost === 'none') return `    · ${line} (${seen})`;
  const lines = [
    ['diminta', example],
    ['datang', came],
    ['peserta', seen],
    ['perbaiki', mend],
  ];
  return [
    `    ✗ ${line}`,
    ...lines.flatMap(([title = '', text]) => (text ? [`        ${title.padEnd(9)}${text}`] : [])),
  ].join('\n');
};

const blockOf = ({ call, link, replies, drifts }: CheckedCall): string => {
  const mark = drifts.every(({ cost }) => cost === 'none') ? '✓' : '✗';
  return [`${mark} ${call} (${replies} jawaban)${drifts.length > 0 ? ` ${link}` : ''}`, ...drifts.map(lineOf)].join(
    '\n',
  );
};

/** The report for people. */
export const reportText = (calls: readonly CheckedCall[], unchecked: readonly Unchecked[]): string => {
  const { calls: checked, known, agreeing, harmless, costly } = summaryOf(calls);
  const groups = unchecked.map(({ how, calls: own }) =>
    [`  ${how}:`, ...own.map(({ call, link }) => `    ${call} ${link}`)].join('\n'),
  );
  return [
    ...calls.map(blockOf),
    '',
    ...(groups.length > 0 ? ['Belum diperiksa, dan cara memeriksanya:', ...groups, ''] : []),
    `${checked} dari ${known} panggilan diperiksa, ${agreeing} cocok sepenuhnya; ${harmless} perbedaan tetap terbaca, ${costly} merugikan peserta.`,
  ].join('\n');
};

/** Lists what `--write` would send; nothing has been sent yet. */
export const planText = (planned: readonly Planned[]): string =>
  [
    'Akan dikirim dengan --write --send (belum dikirim; langkah yang memakai jawaban langkah sebelumnya menyusul):',
    ...planned.map(({ call, body }) => `    ${call} ${JSON.stringify(body)}`),
    '\n',
  ].join('\n');
