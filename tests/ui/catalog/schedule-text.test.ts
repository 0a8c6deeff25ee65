import { describe, expect, it } from 'vitest';
import type { Schedule } from '../../../src/domain/catalog/schedule.ts';
import { chooseAddress, whenParts, whereText } from '../../../src/ui/catalog/schedules/schedule-text.ts';
import { priceText } from '../../../src/ui/kit/format/price.ts';

const schedule: Schedule = {
  id: 'JDW-03',
  scheme: { id: 'SKM-01', slug: 'junior-web-programmer', title: 'Junior Web Programmer' },
  startsAt: '2026-01-05T02:00:00.000Z',
  endsAt: '2026-01-05T09:00:00.000Z',
  registrationUntil: '2025-12-29T16:59:00.000Z',
  site: { id: 'TUK-01', name: 'TUK Contoh Kuningan', kind: 'Sewaktu', city: 'Jakarta Selatan' },
  seatsLeft: 8,
  budgets: [
    { id: 'ANG-03-1', source: 'mandiri', title: 'Biaya mandiri', price: 850_000, audience: '' },
    { id: 'ANG-03-2', source: 'apbn', title: 'Program pemerintah (APBN)', price: 0, audience: '' },
  ],
};

describe('a schedule in words', () => {
  it('names one day', () => {
    expect(whenParts(schedule)).toEqual(['Senin, 5 Januari 2026, 09.00\u00a0WIB']);
  });

  it('names the last of several days, in the time zone of the certification body', () => {
    const parts = whenParts({ ...schedule, endsAt: '2026-01-05T17:30:00.000Z' });
    expect(parts).toEqual(['Senin, 5 Januari 2026, 09.00\u00a0WIB', 's.d. Selasa, 6 Januari 2026']);
  });

  it('names the beginning where the end is unknown', () => {
    expect(whenParts({ ...schedule, endsAt: null })).toEqual(['Senin, 5 Januari 2026, 09.00\u00a0WIB']);
  });

  it('leaves out an unknown city', () => {
    expect(whereText(schedule)).toBe('TUK Contoh Kuningan, Jakarta Selatan');
    expect(whereText({ ...schedule, site: { ...schedule.site, city: '' } })).toBe('TUK Contoh Kuningan');
    expect(whereText({ ...schedule, site: { ...schedule.site, name: '', city: '' } })).toBe('Tempat belum diketahui');
  });

  it('says that nothing has to be paid', () => {
    expect(priceText(850_000)).toBe('Rp 850.000');
    expect(priceText(0)).toBe('Tanpa biaya');
  });
});

describe('the link to buy a schedule', () => {
  it('leads to its purchase with the first budget', () => {
    expect(chooseAddress(schedule)).toBe('/schema/junior-web-programmer/JDW-03/mandiri/ANG-03-1');
  });

  it('leads to its scheme when there is no budget', () => {
    expect(chooseAddress({ ...schedule, budgets: [] })).toBe('/schema/junior-web-programmer');
  });
});
