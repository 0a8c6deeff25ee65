import fc from 'fast-check';
import { afterEach, describe, expect, it, test } from 'vitest';
import { reviewWire, toReview } from '../../../../src/adapters/http/catalog/catalog-wire.ts';
import { multipart } from '../../../../src/adapters/http/multipart.ts';
import { accept } from '../../../../src/adapters/http/read-reply.ts';
import { ofTransaction, wireId, wireMoney } from '../../../../src/adapters/http/wire.ts';
import { wireInstant } from '../../../../src/adapters/http/wire-instant.ts';
import { ApiFailure } from '../../../../src/application/api-failure.ts';
import { shortDate } from '../../../../src/ui/kit/format/date.ts';
import { answering } from './repositories.ts';

const parsed = (text: string): unknown => JSON.parse(text);

describe('an id', () => {
  it.each([
    ['"TRX-7"', 'TRX-7'],
    ['9007199254740991', '9007199254740991'],
    ['"12345678901234567890"', '12345678901234567890'],
  ])('%s is the text %s', (json, id) => {
    expect(accept(wireId, parsed(json))).toBe(id);
  });

  it.each(['12345678901234567890', '9007199254740992', '-1e400', '1.5', '""', 'null', '{}', `"${'x'.repeat(201)}"`])(
    '%s is refused, because it lost digits or is no id (fault matrix 18)',
    (json) => {
      expect(() => accept(wireId, parsed(json))).toThrow(ApiFailure);
    },
  );
});

describe.each(['UTC', 'America/New_York'])(
  'an instant on a device in %s [9.zone.instants] [9.date.date-time]',
  (zone) => {
    const own = process.env.TZ;
    afterEach(() => {
      if (own === undefined) delete process.env.TZ;
      else process.env.TZ = own;
    });
    const read = (text: string) => {
      process.env.TZ = zone;
      return accept(wireInstant, text);
    };

    it.each([
      ['2026-01-05 09:00:00', '2026-01-05T02:00:00.000Z'],
      ['2026-01-05T09:00', '2026-01-05T02:00:00.000Z'],
      ['2026-01-05T02:00:00.000000Z', '2026-01-05T02:00:00.000Z'],
      ['2026-01-05T09:00:00+07:00', '2026-01-05T02:00:00.000Z'],
      ['2026-01-04T21:00:00-0500', '2026-01-05T02:00:00.000Z'],
      ['2026-01-05', '2026-01-04T17:00:00.000Z'],
      ['2028-02-29 06:59:59', '2028-02-28T23:59:59.000Z'],
    ])('%s is %s', (text, instant) => {
      expect(read(text)).toBe(instant);
    });

    const words = ['05/01/2026', 'January 5, 2026', '1', '2026', '', 'kemarin'];
    const noDays = ['2026-13-01 00:00:00', '2026-01-05 25:00:00', '2026-02-30T02:00:00Z', '2100-02-29', '0000-00-00'];

    it('is refused where its zone, its order or its day would be a guess', () => {
      for (const text of [...words, ...noDays]) expect(() => read(text), text).toThrow(ApiFailure);
    });
  },
);

it('an instant that the portal or Laravel writes is read as the same one', () => {
  const instants = fc.date({ min: new Date('1900-01-01'), max: new Date('2199-12-31'), noInvalidDate: true });
  fc.assert(
    fc.property(instants, fc.boolean(), (date, laravel) => {
      const inWib = new Date(date.getTime() + 7 * 3_600_000).toISOString().replace('T', ' ').replace('Z', '');
      expect(accept(wireInstant, laravel ? inWib : date.toISOString())).toBe(date.toISOString());
    }),
  );
});

describe('money', () => {
  it.each([
    [750000, 750000],
    ['750000.00', 750000],
    [0.4, 0],
  ])('%j is %i rupiah', (wire, rupiah) => {
    expect(accept(wireMoney, wire)).toBe(rupiah);
  });

  it.each([-1, '750.000', '1e6', '', '750000.50', null, Number.MAX_SAFE_INTEGER * 2])('%j is refused', (wire) => {
    expect(() => accept(wireMoney, wire)).toThrow(ApiFailure);
  });
});

const rating = (wire: unknown) =>
  toReview(accept(reviewWire, { id: 1, author: 'A', text: '', date: '2026-01-05', rating: wire }), 0).rating;

it.each([
  [4.3, 4.5],
  ['4.20', 4],
])('the rating %j is shown as %d', (wire, stars) => {
  expect(rating(wire)).toBe(stars);
});

it.each(['trx_id', 'trxid'])('a transaction is identified by trx_id, also trxid: %s [3.transaction.trx-id]', (name) => {
  expect(accept(ofTransaction({ trx_id: wireId }), { [name]: 'TRX-1' })).toEqual({ trx_id: 'TRX-1' });
});

describe('the date of a review', () => {
  const date = (wire: unknown) => accept(reviewWire, { id: 1, author: 'A', text: '', rating: 5, date: wire }).date;

  it.each(['2026-01-05', '2026-01-05 23:59:59', '2026-01-04T17:00:00.000000Z'])(
    '%s can be shown [9.date.day]',
    (wire) => {
      expect(shortDate(date(wire) ?? '', 'WIB')).toBe('5 Jan 2026');
    },
  );

  it.each(['2026-99-99', '2026-01-05x', '5 Januari 2026'])('%s is unknown: no page could show it', (wire) => {
    expect(date(wire)).toBeNull();
  });
});

it('a multipart form keeps the order of its fields, names nested ones as PHP does, and leaves out undefined values', () => {
  const file = new File(['x'], 'KTP.pdf');
  const form = multipart({ z: '1', signature: undefined, files: { '5': file, ktp: file }, a: '' });
  expect([...form.keys()]).toEqual(['z', 'files[5]', 'files[ktp]', 'a']);
  expect([form.get('z'), form.get('a')]).toEqual(['1', '']);
  expect(form.get('files[5]')).toMatchObject({ name: 'KTP.pdf', size: 1 });
});

const wire = { id: 7, type: 'assessment', trxid: 'TRX-1', information: 'APL 01', date: '2026-01-05 09:00:00', read: 0 };

it('reads the displayed fields of a notification, its date without a zone as UTC+7 [3.notification.fields]', async () => {
  const types = ['assessment', 'payment', 'register', 'verify_email'];
  const data = types.map((type) => ({ ...wire, type, more: 1 }));
  const { notifications } = answering({ code: '00', data: { data, links: [] } });
  const date = '2026-01-05T02:00:00.000Z';
  const read = { id: '7', trxId: 'TRX-1', information: 'APL 01', date, read: false };
  expect((await notifications.page(1, false)).items).toEqual(types.map((type) => ({ ...read, type })));
});

test.each([
  ['chat', 'chat'],
  ['App\\Notifications\\Kabar', undefined],
])('type %j is other news under the word %j, and the rest of its page stays', async (type, typeWord) => {
  const { notifications } = answering({ data: [wire, { ...wire, type }] });
  const { items } = await notifications.page(1, false);
  expect(items.map((item) => [item.type, item.typeWord])).toEqual([
    ['assessment', undefined],
    ['other', typeWord],
  ]);
});
