import type { ElementRow, UnitRow } from '../database/rows.ts';
import type { SchemeSeed } from '../database/seed/schemes.ts';
import type { ChoiceSeed, EssaySeed, ObservationSeed, QuestionBank, StatementSeed } from './bank.ts';
import { htmlText } from './html-text.ts';

const letters = ['A', 'B', 'C', 'D', 'E'] as const;
const places = [1, 3, 0, 4, 2, 2, 0, 4, 1, 3];
const truths = [true, false, false, true, true, false];

interface Asked {
  readonly unit: UnitRow;
  readonly element: ElementRow;
}

interface Draft {
  readonly unit: string;
  readonly html: string;
  readonly right: string;
  readonly wrong: readonly string[];
}

const strong = (text: string): string => `<strong>${htmlText(text)}</strong>`;
const quoted = (text: string): string => `<p><em>“${htmlText(text)}”</em></p>`;

const some = (texts: readonly string[], count: number, start: number, without: readonly string[]): string[] => {
  const left = [...new Set(texts)].filter((text) => !without.includes(text));
  const step = start % Math.max(left.length, 1);
  return [...left.slice(step), ...left.slice(0, step)].slice(0, count);
};

const elementsOf = (units: readonly UnitRow[]): Asked[] =>
  units.flatMap((unit) => unit.elements.map((element) => ({ unit, element })));
const criteriaOf = (units: readonly UnitRow[]): string[] =>
  elementsOf(units).flatMap(({ element }) => element.criteria);

function criterionOf({ unit, element }: Asked, units: readonly UnitRow[], start: number): Draft {
  const right = element.criteria[start % Math.max(element.criteria.length, 1)] ?? '';
  return {
    unit: unit.code,
    html: `<p>Pada unit ${strong(unit.title)}, manakah kriteria unjuk kerja dari elemen ${strong(element.title)}?</p>`,
    right,
    wrong: some(criteriaOf(units), 4, start * 7, element.criteria),
  };
}

function elementOf({ unit, element }: Asked, units: readonly UnitRow[], start: number): Draft {
  const criterion = element.criteria.at(-1) ?? '';
  const titles = elementsOf(units)
    .filter((other) => !other.element.criteria.includes(criterion))
    .map((other) => other.element.title);
  return {
    unit: unit.code,
    html: `<p>Seorang pelaksana memenuhi kriteria unjuk kerja berikut.</p>${quoted(criterion)}<p>Elemen kompetensi manakah yang sedang ia kerjakan?</p>`,
    right: element.title,
    wrong: some(titles, 4, start * 5, [element.title]),
  };
}

function partOf(unit: UnitRow, units: readonly UnitRow[], start: number): Draft {
  const own = unit.elements.map(({ title }) => title);
  return {
    unit: unit.code,
    html: `<p>Elemen kompetensi manakah yang termasuk dalam unit ${strong(unit.title)} (${htmlText(unit.code)})?</p>`,
    right: own[start % Math.max(own.length, 1)] ?? '',
    wrong: some(
      elementsOf(units).map(({ element }) => element.title),
      4,
      start * 3,
      own,
    ),
  };
}

function foreignTo(unit: UnitRow, units: readonly UnitRow[], start: number): Draft {
  const own = criteriaOf([unit]);
  return {
    unit: unit.code,
    html: `<p>Semua pernyataan berikut adalah kriteria unjuk kerja unit ${strong(unit.title)}, ${strong('kecuali')} satu. Yang manakah itu?</p>`,
    right: some(criteriaOf(units), 1, start * 11, own)[0] ?? '',
    wrong: some(own, 4, start, []),
  };
}

function draftsOf(unit: UnitRow, units: readonly UnitRow[], at: number): Draft[] {
  const asked = elementsOf([unit]).filter(({ element }) => element.criteria.length > 0);
  const first = asked.map((each, no) => (no % 2 === 0 ? criterionOf : elementOf)(each, units, at + no));
  const second = asked.map((each, no) => (no % 2 === 0 ? elementOf : criterionOf)(each, units, at + no + 1));
  return [...first, partOf(unit, units, at), foreignTo(unit, units, at), ...second].filter(
    ({ right, wrong }) => right !== '' && wrong.length > 0,
  );
}

function choicesOf(units: readonly UnitRow[], turn: number): ChoiceSeed[] {
  const perUnit = Math.max(2, Math.ceil(30 / units.length));
  const drafts = units.flatMap((unit, at) => draftsOf(unit, units, at).slice(0, perUnit));
  return drafts.map(({ unit, html, right, wrong }, no) => {
    const place = (places[(no + turn) % places.length] ?? 0) % (wrong.length + 1);
    const options = [...wrong.slice(0, place), right, ...wrong.slice(place)].map(htmlText);
    return { unit, html, options, key: letters[place] ?? 'A' };
  });
}

function statementsOf(units: readonly UnitRow[], turn: number): StatementSeed[] {
  const perUnit = Math.max(1, Math.ceil(12 / units.length));
  const asked = units.flatMap((unit) => elementsOf([unit]).slice(0, perUnit));
  return asked.flatMap(({ unit, element }, no) => {
    const foreign = some(criteriaOf(units), 1, no * 5 + 3, criteriaOf([unit]))[0];
    const truth = truths[(no + turn) % truths.length] || foreign === undefined;
    const criterion = truth ? element.criteria[0] : foreign;
    if (criterion === undefined) return [];
    const html = `<p>Kriteria unjuk kerja berikut termasuk dalam elemen ${strong(element.title)} pada unit ${strong(unit.title)}.</p>${quoted(criterion)}`;
    return [{ unit: unit.code, html, key: truth ? 'benar' : 'salah' } satisfies StatementSeed];
  });
}

const common = new Set(
  'adalah adanya antara berikut beserta dalam dengan diberi hingga kepada lebih menurut paling sampai sebelum secara sedikitnya sehingga sesuai sesudah setelah setiap tanpa terhadap untuk'.split(
    ' ',
  ),
);

function keywordsOf({ criteria }: ElementRow): string[] {
  const found = criteria.flatMap((text) => text.toLowerCase().match(/[a-z]{6,}/g) ?? []);
  return [...new Set(found)].filter((word) => !common.has(word)).slice(0, 8);
}

const essayOf = ({ unit, element }: Asked): EssaySeed => ({
  unit: unit.code,
  html: `<p>Anda ditugasi pekerjaan pada unit ${strong(unit.title)}, bagian ${strong(element.title)}.</p><p>Uraikan:</p><ol><li>langkah kerja Anda secara berurutan;</li><li>bagaimana Anda membuktikan bahwa hasilnya memenuhi syarat; dan</li><li>satu masalah yang mungkin timbul beserta cara Anda mengatasinya.</li></ol>`,
  keywords: keywordsOf(element),
  answer: `Pada bagian ${element.title.toLowerCase()} saya bekerja berurutan: ${element.criteria
    .map((text) => text.replace(/\.$/, '').replace(/^\p{Lu}(?=\p{Ll})/u, (first) => first.toLowerCase()))
    .join(
      '; ',
    )}. Setiap langkah saya periksa terhadap instruksi kerja, dan hasilnya dicatat sebagai bukti. Masalah yang mungkin timbul adalah bahan atau data yang tidak lengkap; saya berhenti, melapor kepada atasan, dan melanjutkan setelah jelas.`,
});

/**
 * Lists the first element of each unit, then the second of each, and so on: the first entries cover as many units as possible, and a scheme
 * with few units still has enough entries.
 */
const acrossUnits = (units: readonly UnitRow[]): Asked[] =>
  elementsOf(units)
    .map((asked) => ({ ...asked, rank: asked.unit.elements.indexOf(asked.element) }))
    .sort((one, other) => one.rank - other.rank);

const observationOf = ({ title, standard, units }: SchemeSeed): ObservationSeed => ({
  task: `<p>Kerjakan tugas praktik skema ${strong(title)} di hadapan asesor. Asesor mengamati unit-unit berikut:</p><ul>${units
    .slice(0, 3)
    .map((unit) => `<li>${htmlText(unit.title)}</li>`)
    .join(
      '',
    )}</ul><p>Sebutkan setiap langkah sambil mengerjakannya, dan tanyakan kepada asesor bila bahan atau peralatan belum lengkap.</p>`,
  units: units.slice(0, 3).map((unit) => ({
    code: unit.code,
    elements: unit.elements.map((element) => ({
      title: element.title,
      criteria: element.criteria.map((text) => ({
        text,
        benchmark: `Dikerjakan sendiri, berurutan, dan hasilnya dapat ditunjukkan; acuan ${standard}, unit ${unit.code}.`,
      })),
    })),
  })),
  questions: acrossUnits(units.slice(0, 3))
    .slice(0, 3)
    .map(({ unit, element }) => ({
      unit: unit.code,
      html: `<p>Apa yang Anda lakukan bila ada hambatan saat mengerjakan bagian ${strong(element.title)}? Berikan satu contoh dari pengalaman Anda.</p>`,
    })),
});

export function genericBank(scheme: SchemeSeed): QuestionBank {
  const { units, title } = scheme;
  const turn = [...scheme.id].reduce((sum, sign) => sum + (sign.codePointAt(0) ?? 0), 0);
  const tasks = units.slice(0, 2);
  return {
    choices: choicesOf(units, turn),
    statements: statementsOf(units, turn),
    essays: acrossUnits(units).slice(0, 4).map(essayOf),
    observation: observationOf(scheme),
    demonstration: {
      instructions:
        '<ol><li>Baca skenario dan seluruh langkah sebelum mulai.</li><li>Siapkan alat dan bahan, dan utamakan keselamatan kerja.</li><li>Dokumentasikan hasil setiap langkah.</li><li>Unggah bukti hasil kerja sebelum waktu habis.</li></ol>',
      scenario: `<p>Anda bekerja sebagai pelaksana pada bidang ${strong(scheme.field_name)}. Atasan meminta Anda menyelesaikan satu pekerjaan dari awal sampai laporan sesuai skema ${strong(title)}, dan menyerahkan buktinya pada hari yang sama.</p>`,
      steps: acrossUnits(units)
        .slice(0, 6)
        .map(({ element }) => ({ title: element.title, instruction: element.criteria.join(' ') })),
      tasks: tasks.map((unit) => ({
        unit: unit.code,
        html: `<p>Unggah bukti hasil kerja unit ${strong(unit.title)}: foto, video singkat, atau dokumen.</p>`,
      })),
    },
  };
}
