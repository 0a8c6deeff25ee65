import * as z from 'zod/mini';

const files = import.meta.glob<unknown>('./**/*.json', { eager: true, import: 'default' });
const drawings = import.meta.glob<string>('./**/*.svg', { eager: true, query: '?raw', import: 'default' });

/** The names of the JSON files in a folder of this folder. */
export const namesIn = (folder: string): string[] =>
  Object.keys(files).flatMap((file) => (file.startsWith(`./${folder}/`) ? file.slice(folder.length + 3, -5) : []));

/** A JSON file of this folder, by its schema. A mistake in it is told with its place and the rule. */
export const readData = <Schema extends z.ZodMiniType>(name: string, schema: Schema): z.output<Schema> => {
  const { data, error } = schema.safeParse(files[`./${name}.json`]);
  if (error) throw new Error(`fake-backend/data/${name}.json\n${z.prettifyError(error)}`);
  return data;
};

/** HTML with its drawings, SVG files of a folder, inline, because an `<img>` cannot reach the in-page server. */
export const withDrawings = (folder: string, html: string): string =>
  html.replace(/"([\w/-]+\.svg)"/g, (address, file) => {
    const drawing = drawings[`./${folder}/${file}`];
    return drawing ? `"data:image/svg+xml,${encodeURIComponent(drawing.replace(/\n\s*/g, ''))}"` : address;
  });

const rowsOf = z.pipe(
  z.strictObject({ columns: z.array(z.string()), rows: z.array(z.array(z.unknown())) }),
  z.transform(({ columns, rows }) =>
    rows.map((values): unknown => Object.fromEntries(values.map((value, index) => [columns[index] ?? index, value]))),
  ),
);

/** Rows under the names of their columns, so that a long list has a line a row. */
export const table = <Row extends z.ZodMiniType<unknown, unknown>>(row: Row) => z.pipe(rowsOf, z.array(row));
