import type { Backend } from '../fake-backend/backend.ts';

/** Columns that a person, or the certification body, has written. */
const written = new Set(
  'title fullname holder site_name city author text information description note follow_up reason institution position company major field_name evidence other_purpose criteria requirements address birth_place'.split(
    ' ',
  ),
);
const more = 'beserta Pengembangan Berkelanjutan dan Pertanggungjawabannya-kepada-Pemangku-Kepentingan-Perusahaan';

const lengthened = (value: unknown, key = ''): unknown => {
  if (typeof value === 'string') return written.has(key) && value !== '' ? `${value} ${more}` : value;
  if (Array.isArray(value)) return value.map((each) => lengthened(each, key));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, lengthened(each, name)]));
};

/** Makes what is written in a world longer than its place, with a word that fills a line. */
export const longTexts = ({ db }: Backend): void => {
  const { settings, ...tables } = db; // nobody writes the settings
  for (const table of Object.values(tables)) table.replaceAll(lengthened(table.all()) as never);
};
