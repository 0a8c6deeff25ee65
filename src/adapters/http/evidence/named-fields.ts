import { isFields } from '../../../application/fields-of.ts';

/** Normalises a name: `responseCode`, `response_code` and `Response-Code` are equal. */
export const plainName = (name: string): string => name.toLowerCase().replace(/[^a-z]/g, '');

/** The values under these normalised names, in the order of `names`. */
export const valuesOf = (value: unknown, names: readonly string[]): readonly unknown[] => {
  if (!isFields(value)) return [];
  const fields = Object.entries(value).map(([name, each]) => [plainName(name), each] as const);
  return names.flatMap((name) => fields.filter(([each]) => each === name).map(([, each]) => each));
};

/** Fields that may hold the server's message. */
export const messageNames = [
  'message',
  'msg',
  'pesan',
  'errordescription',
  'errormessage',
  'errmsg',
  'responsemessage',
  'statusmessage',
];

/** Objects that may hold code, status and message. */
export const wrapperNames = ['meta', 'metadata', 'status'];
