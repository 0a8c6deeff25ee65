import { isFields } from '../../../application/fields-of.ts';

/** `responseCode`, `response_code` and `Response-Code` are one name. */
export const plainName = (name: string): string => name.toLowerCase().replace(/[^a-z]/g, '');

/** The values under these plain names, in the order of the names. */
export const valuesOf = (value: unknown, names: readonly string[]): readonly unknown[] => {
  if (!isFields(value)) return [];
  const fields = Object.entries(value).map(([name, each]) => [plainName(name), each] as const);
  return names.flatMap((name) => fields.filter(([each]) => each === name).map(([, each]) => each));
};

/** Fields in which servers put their sentence. */
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

/** Objects in which servers put code, status and message. */
export const wrapperNames = ['meta', 'metadata', 'status'];
