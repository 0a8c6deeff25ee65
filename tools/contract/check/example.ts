import { isFields } from '../../../src/application/fields-of.ts';
import { formOf, isTable, type Place } from './shape.ts';

const mostNames = 6;
const longestText = 40;
const more = '…';

/** The form of a value without its content, because a report must not contain personal data. */
export const lookOf = (value: unknown): string => {
  const form = formOf(value);
  if (form !== 'teks') return form;
  const text = String(value);
  if (text === '') return 'teks kosong';
  return /^[\d.,: /-]{1,24}$/.test(text) ? `teks seperti "${text.replaceAll(/\d/g, '9')}"` : 'teks';
};

/** By these fields of an envelope the portal reads a refusal. */
const flag =
  /^"(is_?)?(success|ok|sukses|berhasil|status|code|kode|rc|error)":(true|false|"?\d{1,3}"?|"[a-z]{1,12}")$/i;

/** Like `lookOf`, with the names of an object's fields, and the flags of an envelope. */
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

/** Shortens an example of the simulation: few fields, one row, cut texts, and a placeholder for tokens. */
const cut = (value: unknown, depth = 2, name = ''): unknown => {
  if (name === 'token') return 'a-token';
  if (typeof value === 'string') return value.length > longestText ? `${value.slice(0, longestText)}${more}` : value;
  if (typeof value !== 'object' || value === null) return value;
  if (depth === 0) return more;
  if (Array.isArray(value)) return value.slice(0, 1).map((each) => cut(each, depth - 1));
  const fields = Object.entries(value).map(([key, each]) => [key, cut(each, depth - 1, key)] as const);
  return Object.fromEntries(fields.length > mostNames ? [...fields.slice(0, mostNames), [more, more]] : fields);
};

/** Only the branch of a known reply that leads to a place; undefined where nothing is there. */
export const branchTo = (value: unknown, [step, ...rest]: Place, name = ''): unknown => {
  if (step === undefined) return value === null ? undefined : cut(value, 2, name);
  const inEach = step === '[]' || step === '*';
  if (typeof value !== 'object' || value === null || Array.isArray(value) !== (step === '[]')) return undefined;
  for (const [key, each] of Object.entries(value)) {
    const branch = inEach || key === step ? branchTo(each, rest, key) : undefined;
    if (branch !== undefined) return step === '[]' ? [branch] : { [key]: branch };
  }
  return undefined;
};
