import { describe, expect, it } from 'vitest';
import {
  isFiltered,
  readScheduleFilter,
  scheduleListAddress,
} from '../../../src/ui/catalog/schedules/schedule-filter.ts';

describe('the schedule list in the address', () => {
  it('asks for nothing without a query', () => {
    expect(readScheduleFilter('')).toEqual({});
    expect(scheduleListAddress({})).toBe('/schema/schedule');
  });

  it('writes what it reads', () => {
    const filter = { scheme: 'barista', month: '2026-12', site: 'TUK-01', budgetSource: 'prakerja', page: 4 } as const;
    const address = scheduleListAddress(filter);
    expect(address).toBe('/schema/schedule?scheme=barista&month=2026-12&site=TUK-01&budget_source=prakerja&page=4');
    expect(readScheduleFilter(address.slice(address.indexOf('?')))).toEqual(filter);
  });

  it.each(['?month=2026-13', '?month=2026-1', '?month=26-01', '?budget_source=tunai', '?scheme=..%2F..', '?site='])(
    'ignores what is not valid: %s',
    (query) => {
      expect(readScheduleFilter(query)).toEqual({});
    },
  );

  it('is filtered by anything but the page', () => {
    expect(isFiltered({ page: 2 })).toBe(false);
    expect(isFiltered({ month: '2026-12' })).toBe(true);
  });
});
