import { isFields } from '../../../src/application/fields-of.ts';
import { formOf, isTable, type Place } from './shape.ts';

const mostNames = 6;
const more = '…';

/** The form of a value without its content, because a report must not contain personal data. */
export const lookOf = (value: unknown): string => {
  const form = formOf(value);
  if (form !== 'teks') return form;
  const text = String(value);
  if (text === '') return 'teks kosong';
  return /^[\d.,: /-]{1,24}$/.test(text) ? `teks seperti "${text.replaceAll(/\d/g, '9')}"` : 'teks';
};

/** The envelope fields from which the portal detects a refusal. */
const flag =
  /^"(is_?)?(success|ok|sukses|berhasil|status|code|kode|rc|error)":(true|false|"?\d{1,3}"?|"[a-z]{1,12}")$/i;

/** The form of a value, with the field names of an object and the flags of an envelope, but without other contents. */
export const outlineOf = (value: unknown, isEnvelope = false): string => {
  if (Array.isArray(value)) return value.length > 0 ? `[${outlineOf(value[0])}]` : '[]';
  if (!isFields(value)) return lookOf(value);
  if (isTable(value)) return `{${more}}`;
  const names = Object.entries(value).map(([name, each]) => {
    const field = `"${name}":${JSON.stringify(each)}`;
    return isEnvelope && flag.test(field) ? field : `"${name}":${more}`;
  });
  return `{${[...names.slice(0, mostNames), ...(names.length > mostNames ? [more] : [])].join(',')}}`;
};

/** Puts a text at its place in JSON: `{"data":[{"slug":teks}]}`. */
export const around = (place: Place, text: string): string =>
  place.reduceRight((inner, step) => (step === '[]' ? `[${inner}]` : `{"${step}":${inner}}`), text);

/** Shortens a reply of the simulation to this many rows, letters, fields and levels; tokens become a placeholder. */
export const shortened = (value: unknown, limits: readonly [number, number, number, number], name = ''): unknown => {
  const [rows, letters, names, levels] = limits;
  if (name === 'token') return 'a-token';
  if (typeof value === 'string')
    return value.length > letters ? `${value.slice(0, Math.min(letters, 60))}${more}` : value;
  if (typeof value !== 'object' || value === null) return value;
  if (levels === 0) return more;
  const inside = (each: unknown, key?: string) => shortened(each, [rows, letters, names, levels - 1], key);
  if (Array.isArray(value)) return value.slice(0, rows).map((each) => inside(each));
  const fields = Object.entries(value).map(([key, each]) => [key, inside(each, key)] as const);
  return Object.fromEntries(fields.length > names ? [...fields.slice(0, names), [more, more]] : fields);
};

/** The part of a known reply that leads to a place; undefined if the reply has no such place. */
export const branchTo = (value: unknown, [step, ...rest]: Place, name = ''): unknown => {
  if (step === undefined) return value === null ? undefined : shortened(value, [1, 40, mostNames, 2], name);
  const inEach = step === '[]' || step === '*';
  if (typeof value !== 'object' || value === null || Array.isArray(value) !== (step === '[]')) return undefined;
  for (const [key, each] of Object.entries(value)) {
    const branch = inEach || key === step ? branchTo(each, rest, key) : undefined;
    if (branch !== undefined) return step === '[]' ? [branch] : { [key]: branch };
  }
  return undefined;
};
