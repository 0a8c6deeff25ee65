import { isFields } from '../../../application/fields-of.ts';

/** Normalises a name: `responseCode`, `response_code` and `Response-Code` are equal. */
export const plainName = (name: string): string => name.toLowerCase().replace(/[^a-z]/g, '');

export const valuesOf = (value: unknown, names: readonly string[]): readonly unknown[] => {
  if (!isFields(value)) return [];
  const fields = Object.entries(value).map(([name, each]) => [plainName(name), each] as const);
  return names.flatMap((name) => fields.filter(([each]) => each === name).map(([, each]) => each));
};

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

export const wrapperNames = ['meta', 'metadata', 'status'];
