import { fieldsOf } from './fields-of.ts';

/** Whether an untrusted value has a shape. */
type Is = (value: unknown) => boolean;
export const isText: Is = (value) => typeof value === 'string';
export const isNumber: Is = (value) => typeof value === 'number';
export const orNull =
  (is: Is): Is =>
  (value) =>
    value === null || is(value);
export const orAbsent =
  (is: Is): Is =>
  (value) =>
    value === undefined || is(value);
export const listOf =
  (is: Is): Is =>
  (value) =>
    Array.isArray(value) && value.every(is);
export const having =
  (parts: Readonly<Record<string, Is>>): Is =>
  (value) => {
    const fields = fieldsOf(value);
    return Object.entries(parts).every(([name, is]) => is(fields[name]));
  };
export const textsOf = (...names: readonly string[]) => Object.fromEntries(names.map((name) => [name, isText]));

export const oneOf =
  (words: readonly string[]): Is =>
  (value) =>
    (words as readonly unknown[]).includes(value);
