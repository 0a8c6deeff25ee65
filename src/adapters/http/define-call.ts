import type { Schema } from './read-reply.ts';

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH';

/** One API call (decision 28): request and expected reply. */
export interface ApiCall<T, Path extends string = string> {
  readonly method?: Method;
  /** `{name}` is a parameter; `{name*}` may contain slashes. */
  readonly path: Path;
  readonly reply: Schema<T>;
  /** The reply is the same for everybody, so a cache on the way may answer. */
  readonly shared?: true;
}

export type FileCall<Path extends string = string> = Pick<ApiCall<Blob, Path>, 'method' | 'path'>;

export type PathName<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}`
  ? (Name extends `${infer Long}*` ? Long : Name) | PathName<Rest>
  : never;

export const filledPath = (path: string, values: Readonly<Record<string, string>>): string =>
  path.replace(/\{(\w+)(\*?)\}/g, (_, name: string, long: string) => {
    const value = values[name] ?? '';
    return long ? value.split('/').map(encodeURIComponent).join('/') : encodeURIComponent(value);
  });

export const defineCall = <T, const Path extends string>(call: ApiCall<T, Path>): ApiCall<T, Path> => call;

export const defineFileCall = <const Path extends string>(path: Path): FileCall<Path> => ({ method: 'GET', path });
