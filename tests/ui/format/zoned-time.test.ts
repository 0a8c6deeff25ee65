import { describe, expect, it } from 'vitest';
import { zonedDateTime, zonedTime } from '../../../src/ui/format/zoned-time.ts';

describe('a time at a site', () => {
  it('is told by the clocks there, with WIB beside it', () => {
    expect(zonedDateTime('2026-12-16T00:00:00Z', 'WITA')).toBe('Rabu, 16 Desember 2026, 08.00 WITA (07.00 WIB)');
    expect(zonedDateTime('2026-12-15T23:00:00Z', 'WIT')).toBe('Rabu, 16 Desember 2026, 08.00 WIT (06.00 WIB)');
  });

  it('in WIB is told once', () => {
    expect(zonedDateTime('2026-12-16T01:00:00Z', 'WIB')).toBe('Rabu, 16 Desember 2026, 08.00 WIB');
    expect(zonedDateTime('2026-12-16T01:00:00Z')).toBe('Rabu, 16 Desember 2026, 08.00 WIB');
  });

  it('names the day of WIB where that is another one', () => {
    expect(zonedTime('2026-12-15T15:30:00Z', 'WIT')).toBe('00.30 WIT (Selasa, 22.30 WIB)');
  });

  it('that is not known is a dash', () => {
    expect(zonedDateTime(null, 'WITA')).toBe('–');
  });
});
