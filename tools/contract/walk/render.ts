import { type CallReport, weightOf } from './report.ts';
import type { Report } from './walk.ts';

/** A part of the report. Both renderers escape every text, because some texts come from the API. */
type Block =
  | { readonly heading: 1 | 2 | 3; readonly text: string }
  | { readonly text: string }
  | { readonly label: string; readonly code: string }
  | { readonly head: readonly string[]; readonly rows: readonly (readonly string[])[] }
  | { readonly signers: readonly string[] };

const outcomes = { done: 'jalan', failed: 'gagal', left: 'dilewati', waits: 'menunggu' } as const;

const chapters = [
  { title: 'Menghalangi peserta', from: 2, to: 3 },
  { title: 'Tampil kosong atau "belum diketahui"', from: 1, to: 1 },
];

const shortly = (fields: string): string => {
  const [first = '', ...others] = fields.split('\n');
  return others.length > 0 ? `${first} dan ${others.length} lain` : first;
};

/** Parts of the configuration that no reply of an API shows. */
const added = ({ isByTransfer, hasSocket }: Report): readonly (readonly [key: string, without: string])[] => [
  ...(isByTransfer ? ['transfer'] : ['payment.scriptUrl', 'payment.clientKey']).map(
    (key) =>
      [key, isByTransfer ? 'peserta tidak tahu ke mana membayar' : 'tidak ada yang dapat membayar daring'] as const,
  ),
  [
    'socket.url',
    `kabar baru terlihat saat halaman dibuka atau dilihat lagi, tidak seketika${hasSocket ? '' : '; di alamat API ini tidak ada Socket.IO, jadi socket.path kosong: hapus bila ada di alamat lain'}`,
  ],
  ['brand, body, contact', 'nama, lisensi, alamat, dan kontak lembaga tidak tampil'],
];

export const blocksOf = (report: Report): readonly Block[] => {
  const { calls, steps, features } = report;
  const finding = ({ name, call, path, sent, came, items }: CallReport): readonly Block[] => [
    { heading: 3, text: name === items[0]?.field ? `${call}: ${name}` : call },
    { label: 'Dikirim', code: `${call.split(' ')[0]} ${path}${sent && `\n${sent}`}` },
    { label: 'Dijawab (bentuknya saja)', code: came },
    {
      head: ['Tempat', 'Diminta', 'Ternyata', 'Yang dilihat peserta', 'Perbaikan'],
      rows: items.flatMap(({ field, wanted, came: found, sees, mend, weight }) =>
        weight > 0 ? [[field, wanted, found, sees, mend]] : [],
      ),
    },
  ];
  const of = ({ from, to }: (typeof chapters)[number]) =>
    calls.filter((call) => weightOf(call) >= from && weightOf(call) <= to);
  const harmless = calls.flatMap(({ call, items }) =>
    items.flatMap(({ field, wanted, came, weight }) => (weight > 0 ? [] : [[call, field, wanted, came]])),
  );
  const summary = chapters.flatMap((chapter) =>
    of(chapter).map(({ call, items }) => [
      call,
      chapter.title,
      items
        .flatMap(({ field, mend, weight }) => (weight >= chapter.from ? [`${shortly(field)}: ${mend}`] : []))
        .join('; '),
    ]),
  );
  return [
    { heading: 1, text: `Uji penerimaan API: ${report.host}` },
    { text: report.verdict },
    ...report.hints.map((text) => ({ text })),
    {
      head: ['Hal', 'Keterangan'],
      rows: [
        ['Alamat', report.base],
        ['Waktu', report.at],
        ['Akun', report.account],
        ['Panggilan diperiksa', `${report.checked} dari ${report.total}; ${report.agreeing} cocok sepenuhnya`],
        ['Tidak diperiksa', report.unasked.join(', ') || 'tidak ada'],
        ['Kewajiban yang dipenuhi', report.kept.join(', ') || 'belum ada'],
      ],
    },
    { heading: 2, text: 'Langkah seorang peserta' },
    {
      head: ['Langkah', 'Hasil', 'Keterangan'],
      rows: steps.map(({ title, outcome, remark }) => [title, outcomes[outcome], remark]),
    },
    ...chapters.flatMap((chapter): readonly Block[] => [
      { heading: 2, text: `${chapter.title} (${of(chapter).length})` },
      ...(of(chapter).length === 0 ? [{ text: 'Tidak ada.' }] : of(chapter).flatMap(finding)),
    ]),
    { heading: 2, text: `Perbedaan yang tetap terbaca (${harmless.length})` },
    ...(harmless.length === 0 ? [] : [{ head: ['Panggilan', 'Tempat', 'Diminta', 'Ternyata'], rows: harmless }]),
    { heading: 2, text: 'Kemampuan API (features)' },
    {
      head: ['Kemampuan', 'Dipakai', 'Alasan'],
      rows: features.map(({ name, on, reason }) => [name, on === null ? '?' : on ? 'ya' : 'tidak', reason]),
    },
    { label: 'config.json yang cocok (baseUrl boleh kosong bila portal dan API satu alamat)', code: report.config },
    { text: 'Yang tidak terlihat dari API, dan perlu ditambahkan ke config.json:' },
    { head: ['Kunci', 'Tanpa itu'], rows: added(report) },
    { heading: 2, text: 'Ringkasan untuk ditandatangani' },
    { text: report.verdict },
    ...report.hints.map((text) => ({ text })),
    ...(summary.length === 0 ? [] : [{ head: ['Panggilan', 'Akibat', 'Perbaikan'], rows: summary }]),
    { signers: ['Untuk lembaga sertifikasi', 'Untuk pembuat API'] },
  ];
};

const html = (text: string): string =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;');

const style = `body{font:15px/1.5 system-ui,sans-serif;color:#1b1f24;max-width:62rem;margin:2rem auto;padding:0 1rem}
h1,h2,h3{line-height:1.25;break-after:avoid}h2{margin-top:2.5rem;border-top:1px solid #c8ccd2;padding-top:1rem}
table{border-collapse:collapse;width:100%;table-layout:fixed;margin:.75rem 0}th,td{border:1px solid #c8ccd2;padding:.4rem .6rem;text-align:left;vertical-align:top;overflow-wrap:anywhere;white-space:pre-line}
th:first-child{width:22%}th:first-child:nth-last-child(5){width:16%}th:nth-child(2):nth-last-child(4){width:33%}th:nth-child(3):nth-last-child(3),th:nth-child(2):nth-last-child(2){width:12%}
h1+p{font-weight:600;font-size:1.1rem}
th{background:#f1f3f5}tr{break-inside:avoid}pre{background:#f6f7f9;border:1px solid #e2e5e9;padding:.6rem .8rem;white-space:pre-wrap;overflow-wrap:anywhere;font-size:13px}
.label{margin:.75rem 0 -.5rem;font-weight:600}.sign{display:inline-block;width:45%;margin-top:1.5rem}.sign p{border-top:1px solid;margin-top:4rem}`;

const htmlBlock = (block: Block): string => {
  if ('heading' in block) return `<h${block.heading}>${html(block.text)}</h${block.heading}>`;
  if ('text' in block) return `<p>${html(block.text)}</p>`;
  if ('code' in block) return `<p class="label">${html(block.label)}</p><pre>${html(block.code)}</pre>`;
  if ('signers' in block)
    return block.signers.map((who) => `<div class="sign">${html(who)}<p>Nama, tanggal</p></div>`).join('\n');
  const row = (cells: readonly string[], tag: string) =>
    `<tr>${cells.map((cell) => `<${tag}>${html(cell)}</${tag}>`).join('')}</tr>`;
  return `<table><thead>${row(block.head, 'th')}</thead><tbody>${block.rows.map((cells) => row(cells, 'td')).join('\n')}</tbody></table>`;
};

/** A self-contained HTML page without scripts. */
export const htmlOf = (title: string, blocks: readonly Block[]): string => `<!doctype html>
<html lang="id"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
<title>${html(title)}</title><style>${style}</style></head><body>
${blocks.map(htmlBlock).join('\n')}
</body></html>
`;

const marks = /[\\`*_[\]|<>~&@]|^[-+#]/g;
const markdown = (text: string): string =>
  text
    .replaceAll(/\s+/g, ' ')
    .replaceAll(marks, '\\$&')
    .replaceAll(/:(?=\/\/)|(?<=www)\./gi, (sign) => `\\${sign}`);

const fenced = (code: string): string => {
  const longest = Math.max(2, ...Array.from(code.matchAll(/`+/g), ([run]) => run.length));
  const fence = '`'.repeat(longest + 1);
  return `${fence}\n${code}\n${fence}`;
};

const markdownBlock = (block: Block): string => {
  if ('heading' in block) return `${'#'.repeat(block.heading)} ${markdown(block.text)}`;
  if ('text' in block) return markdown(block.text);
  if ('code' in block) return `${markdown(block.label)}:\n\n${fenced(block.code)}`;
  if ('signers' in block)
    return block.signers
      .map((who) => `${markdown(who)}: \\_\\_\\_\\_\\_\\_\\_\\_\\_\\_\\_\\_ (nama, tanggal)`)
      .join('\n\n');
  const row = (cells: readonly string[]) => `| ${cells.map(markdown).join(' | ')} |`;
  return [row(block.head), `|${' --- |'.repeat(block.head.length)}`, ...block.rows.map(row)].join('\n');
};

export const markdownOf = (blocks: readonly Block[]): string => `${blocks.map(markdownBlock).join('\n\n')}\n`;
