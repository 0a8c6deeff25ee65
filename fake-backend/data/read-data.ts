import * as z from 'zod/mini';

/** Reads the content of a JSON file of this folder by its schema. Throws an error that names the place of a mistake and the rule. */
export const readData = <Schema extends z.ZodMiniType>(
  name: string,
  written: unknown,
  schema: Schema,
): z.output<Schema> => {
  const { data, error } = schema.safeParse(written);
  if (error) throw new Error(`fake-backend/data/${name}.json\n${z.prettifyError(error)}`);
  return data;
};

/** The files of an eager `import.meta.glob` by their names without the ending. */
export const byName = <File>(files: Readonly<Record<string, File>>): ReadonlyMap<string, File> =>
  new Map(Object.entries(files).map(([file, data]) => [file.replace(/^.*\/|\.\w+$/g, ''), data]));

const rowsOf = z.pipe(
  z.strictObject({ columns: z.array(z.string()), rows: z.array(z.array(z.unknown())) }),
  z.transform(({ columns, rows }) =>
    rows.map((values): unknown => Object.fromEntries(values.map((value, index) => [columns[index] ?? index, value]))),
  ),
);

/** Rows under the names of their columns, so that a long list has a line a row. */
export const table = <Row extends z.ZodMiniType<unknown, unknown>>(row: Row) => z.pipe(rowsOf, z.array(row));
