import { emptyReply } from '../replies.ts';
import { scriptedClient } from '../scripted-client.ts';
import type { SpecifiedCall } from './sent-call.ts';

/** The names of a form as the record that it was made of: `files[5]` is the `5` of `files`. */
const asRecord = (form: FormData): Record<string, unknown> => {
  const record: Record<string, unknown> = {};
  for (const [name, value] of form) {
    const [, outer, inner] = /^(\w+)\[(.+)\]$/.exec(name) ?? [];
    if (outer === undefined || inner === undefined) record[name] = value;
    else record[outer] = { ...(record[outer] as object | undefined), [inner]: value };
  }
  return record;
};

/** The body that goes out with a call: JSON, or the record of a multipart form. */
export const sentBody = async (call: SpecifiedCall[2]): Promise<unknown> => {
  const { http, sent } = scriptedClient(() => emptyReply(500));
  await Promise.allSettled([call(http)]);
  const multipart = sent[0]?.headers.get('Content-Type')?.startsWith('multipart/form-data');
  return multipart ? asRecord((await sent[0]?.formData()) ?? new FormData()) : sent[0]?.json();
};
