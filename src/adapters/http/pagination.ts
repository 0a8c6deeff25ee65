import * as z from 'zod/mini';
import type { Page } from '../../domain/paging/page.ts';

const count = z.int().check(z.nonnegative());
const link = z.object({ url: z.nullable(z.string()), label: z.union([z.string(), z.int()]), active: z.boolean() });

const position = { current_page: z.optional(count), last_page: z.optional(count), total: z.optional(count) };

/** Laravel's paginator, flat: everything beside `data`. Page numbers can be missing where only `links` are shown (specification 2). */
const flat = <S extends z.core.$ZodType>(item: S) =>
  z.object({ data: z.array(item), links: z.optional(z.array(link)), ...position });

/** The same as an API resource: numbers and links under `meta`. */
const resource = <S extends z.core.$ZodType>(item: S) =>
  z.object({ data: z.array(item), meta: z.object({ links: z.optional(z.array(link)), ...position }) });

type Links = readonly z.infer<typeof link>[];
type Position = { current_page?: number | undefined; last_page?: number | undefined; total?: number | undefined };

/** Links are absolute on whatever host the server believes in: only their page number is taken (domain: Laravel). */
const pageNumber = (url: string): number => Number(/[?&]page=(\d{1,9})(?:&|$)/.exec(url)?.[1] ?? '1');

const pageFrom = <Item>(items: readonly Item[], at: Position, links: Links): Page<Item> => {
  const numbers = links.flatMap(({ url }) => (url === null ? [] : [pageNumber(url)]));
  const active = links.find((each) => each.active && each.url !== null)?.url;
  const current = Math.max(1, at.current_page ?? (active ? pageNumber(active) : 1));
  return {
    items,
    current,
    last: Math.max(1, at.last_page ?? Math.max(1, ...numbers)),
    total: at.total ?? items.length,
  };
};

/** A page in any of the accepted shapes: flat or as a resource, bare or inside `data` of the envelope. */
export const pageOf = <S extends z.core.$ZodType>(item: S) => {
  const bare = z.union([
    z.pipe(
      resource(item),
      z.transform(({ data, meta }): Page<z.output<S>> => pageFrom(data, meta, meta.links ?? [])),
    ),
    z.pipe(
      flat(item),
      z.transform(({ data, links, ...at }): Page<z.output<S>> => pageFrom(data, at, links ?? [])),
    ),
  ]);
  return z.union([
    z.pipe(
      z.object({ data: bare }),
      z.transform((body): Page<z.output<S>> => body.data),
    ),
    bare,
  ]);
};
