interface Link {
  url: string | null;
  label: string;
  active: boolean;
}

interface Paginated<Row> {
  rows: Row[];
  links: Link[];
  position: {
    current_page: number;
    last_page: number;
    per_page: number;
    total: number;
    from: number | null;
    to: number | null;
    path: string;
  };
  address: (page: number) => string;
}

const pageSize = 10;
const shownWithoutGap = 13;

const shownPages = (current: number, last: number): (number | '...')[] => {
  const all = Array.from({ length: last }, (_, index) => index + 1);
  if (last <= shownWithoutGap) return all;
  const shown = all.filter((page) => page <= 2 || page > last - 2 || Math.abs(page - current) <= 3);
  return shown.flatMap((page, index) =>
    index > 0 && page !== (shown[index - 1] ?? 0) + 1 ? ['...' as const, page] : [page],
  );
};

/** Laravel's pagination: absolute addresses with only the `page` parameter; no rows past the end (domain: Laravel). */
const paginate = <Row>(all: readonly Row[], url: URL): Paginated<Row> => {
  const asked = Number(url.searchParams.get('page'));
  const current = Number.isSafeInteger(asked) && asked >= 1 ? asked : 1;
  const last = Math.max(1, Math.ceil(all.length / pageSize));
  const start = (current - 1) * pageSize;
  const rows = all.slice(start, start + pageSize);
  const path = url.origin + url.pathname;
  const address = (page: number) => `${path}?page=${page}`;
  const links: Link[] = [
    { url: current > 1 ? address(current - 1) : null, label: '&laquo; Previous', active: false },
    ...shownPages(current, last).map((page) =>
      page === '...'
        ? { url: null, label: '...', active: false }
        : { url: address(page), label: String(page), active: page === current },
    ),
    { url: current < last ? address(current + 1) : null, label: 'Next &raquo;', active: false },
  ];
  const from = rows.length > 0 ? start + 1 : null;
  const to = rows.length > 0 ? start + rows.length : null;
  return {
    rows,
    links,
    address,
    position: { current_page: current, last_page: last, per_page: pageSize, total: all.length, from, to, path },
  };
};

const ends = (paginated: Paginated<unknown>, suffix: string) => {
  const { address, position } = paginated;
  const { current_page: current, last_page: last } = position;
  return {
    [`first${suffix}`]: address(1),
    [`last${suffix}`]: address(last),
    [`prev${suffix}`]: current > 1 ? address(current - 1) : null,
    [`next${suffix}`]: current < last ? address(current + 1) : null,
  };
};

export const flatPage = <Row>(all: readonly Row[], url: URL, wire: (row: Row) => unknown) => {
  const paginated = paginate(all, url);
  return {
    data: paginated.rows.map(wire),
    links: paginated.links,
    ...ends(paginated, '_page_url'),
    ...paginated.position,
  };
};

export const resourcePage = <Row>(all: readonly Row[], url: URL, wire: (row: Row) => unknown) => {
  const paginated = paginate(all, url);
  return {
    data: paginated.rows.map(wire),
    links: ends(paginated, ''),
    meta: { ...paginated.position, links: paginated.links },
  };
};
