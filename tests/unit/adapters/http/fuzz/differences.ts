/** A body that differs from a good one in a way that PHP, MySQL, Laravel or a hurried colleague makes by itself. */
export interface Difference {
  /** What was changed, such as `data.*.price as text`. */
  readonly name: string;
  readonly body: unknown;
  /** The same was meant: what is read must be the same. Otherwise it must only be read. */
  readonly same: boolean;
  /** The place that is missing, empty or null, where it is one. */
  readonly without?: string;
}

type Change = readonly [name: string, value: unknown, same: boolean];

interface Slot {
  /** Numbers of a list are `*`. */
  readonly path: string;
  readonly value: unknown;
  readonly put: (value: unknown) => unknown;
  readonly without: (() => unknown) | null;
}

const slotsOf = (value: unknown, path: string, put: Slot['put']): Slot[] => {
  if (typeof value !== 'object' || value === null) return [];
  const list = Array.isArray(value);
  return Object.keys(value).flatMap((key) => {
    const at = (value as Record<string, unknown>)[key];
    const name = list ? `${path}.*` : path ? `${path}.${key}` : key;
    const withIt = (changed: unknown) => {
      const copy = structuredClone(value) as Record<string, unknown>;
      copy[key] = changed;
      return put(copy);
    };
    const without = () => {
      const { [key]: _, ...rest } = structuredClone(value) as Record<string, unknown>;
      return put(rest);
    };
    return [{ path: name, value: at, put: withIt, without: list ? null : without }, ...slotsOf(at, name, withIt)];
  });
};

const isInstant = (text: string): boolean => /^\d{4}-\d{2}-\d{2}[ T]\d{2}:\d{2}:\d{2}/.test(text);

/** The forms of one instant, of which fixtures say `YYYY-MM-DD hh:mm:ss` in UTC+7, on a whole minute. */
const instants = (text: string): Change[] => {
  const iso = new Date(/[Z+]/.test(text) ? text : `${text.replace(' ', 'T')}+07:00`).toISOString();
  const wib = new Date(Date.parse(iso) + 7 * 3_600_000).toISOString();
  const [day = '', time = ''] = wib.slice(0, 19).split('T');
  const [year, month, date] = day.split('-');
  return [
    ['with microseconds and Z', iso.replace('.000Z', '.000000Z'), true],
    ['as Laravel writes it', `${day} ${time}`, true],
    ['with slashes', `${day.replaceAll('-', '/')} ${time}`, true],
    ['day first', `${date}-${month}-${year} ${time.slice(0, 5)}`, true],
    ['in seconds', Date.parse(iso) / 1000, true],
    ['as an object of PHP', { date: `${day} ${time}.000000`, timezone_type: 3, timezone: 'Asia/Jakarta' }, true],
  ];
};

const changesOf = (value: unknown): Change[] => {
  if (typeof value === 'number') return [['as text', String(value), true]];
  if (typeof value === 'boolean') {
    return [
      ['as a number', Number(value), true],
      ['as the text of a number', String(Number(value)), true],
      ['as a word', String(value), true],
    ];
  }
  if (typeof value === 'string') return isInstant(value) ? instants(value) : [];
  if (Array.isArray(value)) return [['with numbers as keys', { ...value }, true]];
  return [];
};

const nothing: readonly (readonly [string, unknown])[] = [
  ['null', null],
  ['""', ''],
  ['[]', []],
];

/** Keys that any server may add. */
const more = Object.fromEntries(Array.from({ length: 30 }, (_, index) => [`tambahan_${index}`, { a: [index] }]));

const withMore = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(withMore);
  if (typeof value !== 'object' || value === null) return value;
  return { ...Object.fromEntries(Object.entries(value).map(([key, each]) => [key, withMore(each)])), ...more };
};

const envelopes = (good: unknown): Difference[] => {
  const { data, code: _, ...rest } = good as Record<string, unknown>;
  const codes = [200, '200', 'success', 'OK', 0, null].map((code) => ({
    name: `code ${JSON.stringify(code)}`,
    body: { ...rest, code, data },
  }));
  const others = [
    { name: 'no code', body: { ...rest, data } },
    { name: 'data in data', body: { code: '00', data: { data, ...rest } } },
    ...(Object.keys(rest).every((key) => key === 'message') && data !== null
      ? [{ name: 'no envelope', body: data }]
      : []),
    { name: '30 more keys in each object', body: withMore(good) },
    { name: 'trxid for trx_id', body: JSON.parse(JSON.stringify(good).replaceAll('"trx_id"', '"trxid"')) },
  ];
  return [...codes, ...others].map((each) => ({ ...each, same: true }));
};

/** All that is tried on a good body, which is `{ code, message, data }` or a paginator. */
export const differencesOf = (good: unknown): Difference[] =>
  slotsOf(good, '', (value) => value)
    .filter(({ path }) => !['code', 'message', 'data', 'data.data'].includes(path)) // without these it is another reply
    .flatMap(({ path, value, put, without }): Difference[] => [
      ...changesOf(value).map(([name, changed, same]) => ({ name: `${path} ${name}`, body: put(changed), same })),
      ...(without ? [{ name: `${path} missing`, body: without(), same: false, without: path }] : []),
      ...(without
        ? nothing.map(([name, none]) => ({ name: `${path} ${name}`, body: put(none), same: false, without: path }))
        : []),
    ])
    .concat(envelopes(good));
