import page from '../../../docs/how-to-serve-this-portal.md?raw';
import { isFields } from '../../../src/application/fields-of.ts';
import type { Row } from '../row.ts';
import type { Renamed } from './renames.ts';
import { opened, type Place, within } from './shape.ts';

/** The replies that suffice at first, as the page for authors of an API shows them. */
const firstReplies: Readonly<Record<string, unknown>> = JSON.parse(/^```json5\n(.*?)^```/ms.exec(page)?.[1] ?? '{}');

const valuesAt = (value: unknown, [step, ...rest]: Place): readonly unknown[] => {
  if (step === undefined) return [value];
  if (step === '[]') return Array.isArray(value) ? value.flatMap((each) => valuesAt(each, rest)) : [];
  return isFields(value) && step in value ? valuesAt(value[step], rest) : [];
};

/** Whether the documents show a reply to this call without this field. */
const isLeftOutAtFirst = (field: string, { method, path }: Row): boolean => {
  const reply = firstReplies[`${method} ${path}`];
  const place = within(opened(reply).at, field.replaceAll('[]', '.[]').split('.'));
  const [name = '', holders] = [place.at(-1), valuesAt(reply, place.slice(0, -1))];
  return holders.length > 0 && holders.every((each) => isFields(each) && !(name in each));
};

const ofEnvelope = new Set(['code', 'message', 'status', 'success', 'data']);

/** Whether a reply has nothing but a word of success, after which the portal reads what it needs. */
const isBareSuccess = (body: unknown, { method }: Row): boolean =>
  method !== 'GET' &&
  isFields(body) &&
  !(Array.isArray(body.data) || isFields(body.data)) &&
  Object.keys(body).every((name) => ofEnvelope.has(name));

/** Whether a server may do without this, although a page then shows less. */
export const isOptional = (
  { kind, cost, field, found, renamed }: Renamed,
  row: Row,
  bodies: readonly unknown[],
): boolean => {
  if (kind === 'status') return row.feature !== undefined && /^40[45]$/.test(found);
  if (kind !== 'missing' || cost !== 'field' || renamed !== undefined) return false;
  return isLeftOutAtFirst(field, row) || (bodies.length > 0 && bodies.every((body) => isBareSuccess(body, row)));
};
