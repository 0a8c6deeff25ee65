import { isFields } from '../../../src/application/fields-of.ts';

/** A reply, opened: what it is about, and how that is wrapped. */
export interface Opened {
  /** In words, such as `{ code, data }` or `halaman { data, meta }`. */
  readonly form: string;
  /** Where the content is. */
  readonly at: readonly string[];
  readonly content: unknown;
  /** What is beside the content and belongs to no envelope and no paginator. */
  readonly beside: Readonly<Record<string, unknown>>;
}

const ofEnvelope = new Set(['data', 'code', 'message', 'status', 'success', 'errors']);
const ofPaginator = new Set([
  ...['links', 'meta', 'current_page', 'last_page', 'per_page', 'total', 'from', 'to', 'path'],
  ...['first_page_url', 'last_page_url', 'next_page_url', 'prev_page_url', 'current_page_url'],
]);

const paginatorOf = (holder: Readonly<Record<string, unknown>>): string | null => {
  if (isFields(holder.meta)) return 'meta';
  if ('last_page' in holder) return 'last_page';
  if ('current_page' in holder) return 'current_page';
  return 'links' in holder ? 'links' : null;
};

/** Opens a reply in whatever form of Laravel's it is. */
export const opened = (body: unknown): Opened => {
  if (!isFields(body) || !('data' in body)) return { form: 'tanpa amplop', at: [], content: body, beside: {} };
  const at = ['data'];
  let holder = body;
  while (isFields(holder.data) && 'data' in holder.data) {
    holder = holder.data;
    at.push('data');
  }
  const code = 'code' in body ? 'code, ' : '';
  const paginator = paginatorOf(holder);
  const form = `{ ${code}${at.join('.')}${paginator ? `, ${paginator}` : ''} }`;
  const others = Object.entries(body).filter(([name]) => !ofEnvelope.has(name) && !ofPaginator.has(name));
  return { form, at, content: holder.data, beside: Object.fromEntries(others) };
};
