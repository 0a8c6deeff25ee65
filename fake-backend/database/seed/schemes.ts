import * as z from 'zod/mini';
import { byName, readData } from '../../data/read-data.ts';
import { assessmentMethods } from '../../rules/assessment-methods.ts';
import type { SchemeRow } from '../rows.ts';

const files = import.meta.glob<unknown>('../../data/schemes/*.json', { eager: true, import: 'default' });

const text = z.string().check(z.minLength(1, 'Tidak boleh kosong.'));
const texts = z.array(text).check(z.minLength(1, 'Sedikitnya satu.'));

/** A file of `data/schemes/`. Its name is the slug. `elements` maps the title of each element to its criteria. */
const scheme = z.strictObject({
  id: z.string().check(z.regex(/^SKM-\d\d$/, 'SKM- dan dua angka.')),
  title: text,
  number: text,
  kind: z.enum(['KKNI', 'Okupasi', 'Klaster']),
  field: text,
  field_name: text,
  description: text,
  standard: text,
  price: z.int().check(z.positive()),
  units: z
    .array(z.strictObject({ code: text, title: text, elements: z.record(text, texts) }))
    .check(z.minLength(1, 'Sedikitnya satu.')),
  requirements: texts,
  methods: z.array(z.enum(Object.keys(assessmentMethods))).check(z.minLength(1, 'Sedikitnya satu.')),
});

export type SchemeSeed = Omit<SchemeRow, 'rating' | 'review_count'>;

const readScheme = ([slug, written]: [string, unknown]): SchemeSeed => {
  const { id, ...seed } = readData(`schemes/${slug}`, written, scheme);
  const units = seed.units.map(({ code, title, elements }) => ({
    code,
    title,
    standard: seed.standard,
    // the elements and criteria are our own texts, not quoted from a standard (`sample`)
    elements: Object.entries(elements).map(([element, criteria], index) => ({
      no: index + 1,
      title: element,
      criteria,
      sample: true,
    })),
  }));
  return { id, slug, ...seed, units };
};

/** The schemes of the catalogue, by their numbers. */
export const schemeSeeds: readonly SchemeSeed[] = [...byName(files)]
  .map(readScheme)
  .sort((one, other) => one.id.localeCompare(other.id));
