import { isFields } from '../../../application/fields-of.ts';
import { messageNames, valuesOf, wrapperNames } from './named-fields.ts';

const lesserNames = ['detail', 'description', 'keterangan', 'reason', 'alasan'];
const sentenceNames = ['status', 'success', 'result'];

const firstText = (values: readonly unknown[]): string | undefined =>
  values.find((value): value is string => typeof value === 'string' && value.trim() !== '');

export const messageOf = (body: unknown): string | undefined => {
  const errors = valuesOf(body, ['error', 'errors']);
  const wrappers = valuesOf(body, wrapperNames);
  const inside = [...wrappers, ...errors, ...valuesOf(body, ['data'])];
  return firstText([
    ...valuesOf(body, messageNames),
    ...errors,
    ...inside.flatMap((each) => [...valuesOf(each, messageNames), ...valuesOf(each, ['error'])]),
    ...[body, ...wrappers].flatMap((each) => valuesOf(each, lesserNames)),
    ...valuesOf(body, sentenceNames).filter((value) => String(value).includes(' ')),
  ]);
};

export interface Objections {
  readonly fields: readonly (readonly [field: string, texts: readonly string[]])[];
  readonly texts: readonly string[];
}

const isText = (value: unknown): value is string => typeof value === 'string';
const isTexts = (value: unknown): value is readonly string[] => Array.isArray(value) && value.every(isText);

const ofItem = (item: unknown): readonly [field: string | undefined, text: string | undefined] => {
  if (isText(item)) return [undefined, item];
  const [source] = valuesOf(item, ['source']);
  const names = [...valuesOf(item, ['field', 'param', 'path', 'attribute']), ...valuesOf(source, ['pointer'])];
  return [firstText(names)?.split('/').at(-1), firstText(valuesOf(item, [...messageNames, ...lesserNames]))];
};

const ofList = (list: readonly unknown[]): Objections => {
  const items = list.map(ofItem);
  const texts = items.flatMap(([, text]) => text ?? []);
  const fields = items.flatMap(([field, text]) => (field && text ? [[field, [text]] as const] : []));
  return { fields: fields.length === items.length ? fields : [], texts };
};

const ofRecord = (record: Readonly<Record<string, unknown>>, asLists: boolean): Objections => {
  const entries = Object.entries(record).map(
    ([field, said]) => [field, isText(said) && !asLists ? [said] : said] as const,
  );
  const fields = entries.filter((entry): entry is readonly [string, readonly string[]] => isTexts(entry[1]));
  return fields.length === entries.length ? { fields, texts: fields.flatMap(([, texts]) => texts) } : none;
};

const none: Objections = { fields: [], texts: [] };

const objectionsIn = (value: unknown, asLists: boolean): Objections => {
  if (Array.isArray(value)) return asLists ? none : ofList(value);
  if (!isFields(value) || firstText(valuesOf(value, messageNames)) !== undefined) return none;
  return ofRecord(value, asLists);
};

export const objectionsOf = (body: unknown): Objections => {
  const data = valuesOf(body, ['data']);
  const holders = [body, ...valuesOf(body, wrapperNames), ...data];
  const named = holders.flatMap((each) => valuesOf(each, ['errors', 'validationerrors']));
  const found = [
    ...[...named, ...valuesOf(body, messageNames)].map((each) => objectionsIn(each, false)),
    ...[...holders.flatMap((each) => valuesOf(each, ['error'])), ...data].map((each) => objectionsIn(each, true)),
  ];
  return found.find(({ texts }) => texts.length > 0) ?? none;
};
