import type { Schema } from './read-reply.ts';

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH';

/** One call of the API (decision 28): how it is sent and what must come back. The repositories send nothing else. */
export interface ApiCall<T, Path extends string = string> {
  readonly method?: Method;
  /** With `{name}` for what is put in; `{name*}` may hold slashes. */
  readonly path: Path;
  readonly reply: Schema<T>;
}

/** A call whose reply is a file. */
export type FileCall<Path extends string = string> = Pick<ApiCall<Blob, Path>, 'method' | 'path'>;

/** The names that a path wants: of `/api/reviews/{id}` it is `id`. */
export type PathName<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}`
  ? (Name extends `${infer Long}*` ? Long : Name) | PathName<Rest>
  : never;

/** The path with its values, each encoded so that it cannot leave its place. */
export const filledPath = (path: string, values: Readonly<Record<string, string>>): string =>
  path.replace(/\{(\w+)(\*?)\}/g, (_, name: string, long: string) => {
    const value = values[name] ?? '';
    return long ? value.split('/').map(encodeURIComponent).join('/') : encodeURIComponent(value);
  });

export const defineCall = <T, const Path extends string>(call: ApiCall<T, Path>): ApiCall<T, Path> => call;

export const defineFileCall = <const Path extends string>(path: Path): FileCall<Path> => ({ method: 'GET', path });
