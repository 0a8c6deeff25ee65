import { isFields } from '../../../src/application/fields-of.ts';
import type { Exchange } from '../recording/recorder.ts';

const mostRows = 2;
const longestText = 160;

/** Short enough to be read: lists with few rows, data URLs and long texts cut, secrets named. */
const shortened = (value: unknown, name = ''): unknown => {
  if (Array.isArray(value)) return value.slice(0, mostRows).map((each) => shortened(each));
  if (isFields(value))
    return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, shortened(each, key)]));
  if (typeof value !== 'string') return value;
  if (name === 'token') return 'a-token';
  return value.length > longestText ? `${value.slice(0, 60)}…` : value;
};

/** The reply that shows most of what a call can say; undefined where it is a file or nothing. */
export const exampleOf = (call: object, exchanges: readonly Exchange[]): unknown => {
  const texts = exchanges
    .filter((each) => each.call === call && each.status === 200 && /json/.test(each.contentType))
    .map(({ text }) => text)
    .filter((text) => !/"code":"0[23]"/.test(text));
  const [fullest] = texts.toSorted((a, b) => b.length - a.length);
  return fullest === undefined ? undefined : shortened(JSON.parse(fullest));
};
