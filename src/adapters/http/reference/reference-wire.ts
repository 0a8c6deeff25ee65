import * as z from 'zod/mini';
import { isFields } from '../../../application/fields-of.ts';
import { pageOf } from '../pagination.ts';
import { contentOf } from '../reply.ts';
import { brought, wireId } from '../wire.ts';

const ids = ['id', 'kode', 'code', 'value', 'key', 'uuid'];
const names = ['name', 'nama', 'label', 'title', 'text'];

const stemOf = (key: string): string => key.replace(/^(nama|name)_|_(nama|name)$/, '');
const idsOf = (stem: string): string[] => ['id', 'kode', 'code'].flatMap((id) => [`${id}_${stem}`, `${stem}_${id}`]);

const asEntry = (row: unknown): unknown => {
  if (typeof row === 'string') return { id: row, name: row };
  if (!isFields(row)) return row;
  const stems = Object.keys(row).filter((key) => stemOf(key) !== key || idsOf(key).some((id) => id in row));
  const name = [...names, ...stems].find((key) => typeof row[key] === 'string');
  if (name === undefined) return row;
  const id = [...ids, ...idsOf(stemOf(name))].find((key) => key in row);
  return { id: id && row[id], name: row[name] };
};

const referenceWire = brought(asEntry, z.object({ id: wireId, name: z.string().check(z.minLength(1)) }));

const rowsIn = (content: unknown): unknown => {
  if (!isFields(content)) return content;
  if (contentOf(content) === null) return [];
  const entries = Object.entries(content);
  if (entries.every(([, name]) => typeof name === 'string')) return entries.map(([id, name]) => ({ id, name }));
  const [list, another] = entries.filter(([, value]) => typeof value === 'object' && value !== null);
  return list && !another && !/^\d+$/.test(list[0]) ? rowsIn(list[1]) : content;
};

const asPage = (body: unknown): unknown => {
  if (!isFields(body) || !('data' in body)) return { data: rowsIn(body) };
  const isPage = isFields(body.data) && 'data' in body.data;
  return { ...body, data: isPage ? asPage(body.data) : rowsIn(body.data) };
};

export const referenceReply = brought(asPage, pageOf(referenceWire));
