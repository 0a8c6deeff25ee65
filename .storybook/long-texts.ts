import type { Backend } from '../fake-backend/backend.ts';

/** Columns with text that a person or the certification body wrote. */
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

/** Makes the written texts of a world too long for their places; one word fills a line. */
export const longTexts = ({ db }: Backend): void => {
  const { settings, ...tables } = db; // the settings contain no written text
  for (const table of Object.values(tables)) table.replaceAll(lengthened(table.all()) as never);
};
