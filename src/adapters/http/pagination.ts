import * as z from 'zod/mini';
import { isFields } from '../../application/fields-of.ts';
import type { Page } from '../../domain/paging/page.ts';
import { listOf, type Rows, rowsOf } from './rows.ts';
import { brought, readable, wireCount, wireFlag } from './wire.ts';

const link = z.object({ url: z.nullable(z.string()), active: readable(wireFlag, false) });
const number = readable(wireCount, null);

/** Laravel resources may show only `links` and omit the numbers (specification 2). */
const position = z.object({ links: z.catch(listOf(link), []), current_page: number, last_page: number, total: number });

/** Links are absolute with an unreliable host, so only the page number is used (domain: Laravel). */
const pageNumber = (url: string): number => Number(/[?&]page=(\d{1,9})(?:&|$)/.exec(url)?.[1] ?? '1');

const isPaginator = (value: object): boolean => 'data' in value || 'current_page' in value;

/**
 * Accepts every Laravel form: a flat paginator, a resource with `meta`, either inside the envelope's `data`, `simplePaginate` without a
 * last page, or a bare list.
 */
const paginator = (body: unknown): unknown => {
  let holder = body;
  while (isFields(holder) && isFields(holder.data) && isPaginator(holder.data)) holder = holder.data;
  if (!isFields(holder) || !isPaginator(holder)) return Array.isArray(body) ? { data: body, at: {} } : undefined;
  return { data: holder.data, at: isFields(holder.meta) ? holder.meta : holder, next: holder.next_page_url };
};

export const pageOf = <S extends z.core.$ZodType>(item: S): z.ZodMiniType<Page<z.output<S>>> =>
  z.pipe(
    brought(paginator, z.object({ data: rowsOf(item), at: position, next: readable(z.string(), null) })),
    z.transform(
      ({ data, at, next }: { data: Rows<z.output<S>>; at: z.output<typeof position>; next: string | null }) => {
        const numbers = at.links.flatMap(({ url }) => (url === null ? [] : [pageNumber(url)]));
        const active = at.links.find((each) => each.active && each.url !== null)?.url;
        const current = Math.max(1, at.current_page ?? (active ? pageNumber(active) : 1));
        const known = Math.max(1, ...numbers, next === null ? 1 : current + 1);
        return {
          items: data.items,
          ...(data.unreadable > 0 ? { unreadable: data.unreadable } : {}),
          current,
          last: Math.max(1, at.last_page ?? known),
          total: at.total ?? data.items.length + data.unreadable,
        };
      },
    ),
  );
