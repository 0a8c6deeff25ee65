import { describe, expect, it } from 'vitest';
import type { Zone } from '../../../../src/domain/calendar/in-zone.ts';
import { zoneOf } from '../../../../src/domain/calendar/zone.ts';

const provinces: Readonly<Record<Zone, string>> = {
  WIB: `Aceh: Banda Aceh, Sumatera Utara: Medan, Sumatera Barat: Padang, Riau: Pekanbaru,
    Kepulauan Riau: Tanjung Pinang, Jambi, Sumatera Selatan: Palembang,
    Kepulauan Bangka Belitung: Pangkal Pinang, Bengkulu, Lampung: Bandar Lampung, DKI Jakarta: Jakarta Pusat,
    Jawa Barat: Bandung, Banten: Serang, Jawa Tengah: Semarang, Daerah Istimewa Yogyakarta: Yogyakarta,
    Jawa Timur: Surabaya, Kalimantan Barat: Pontianak, Kalimantan Tengah: Palangka Raya`,
  WITA: `Bali: Denpasar, Nusa Tenggara Barat: Mataram, Nusa Tenggara Timur: Kupang, Kalimantan Selatan: Banjarbaru,
    Kalimantan Timur: Samarinda, Kalimantan Utara: Tanjung Selor, Sulawesi Utara: Manado, Gorontalo,
    Sulawesi Tengah: Palu, Sulawesi Barat: Mamuju, Sulawesi Selatan: Makassar, Sulawesi Tenggara: Kendari`,
  WIT: `Maluku: Ambon, Maluku Utara: Sofifi, Papua: Jayapura, Papua Barat: Manokwari, Papua Barat Daya: Sorong,
    Papua Tengah: Nabire, Papua Pegunungan: Wamena, Papua Selatan: Merauke`,
};

const rows = (Object.keys(provinces) as Zone[]).flatMap((zone) =>
  provinces[zone].split(/,\s+/).map((each) => {
    const [province = '', capital = province] = each.split(': ');
    return [province, capital, zone] as const;
  }),
);

describe('the zone of a site', () => {
  it('is tried in all 38 provinces', () => {
    expect(new Set(rows.map(([province]) => province)).size).toBe(38);
  });

  it.each(rows)(
    'in %s is that of the province, and by its capital %s alone the same: %s',
    (province, capital, zone) => {
      expect(zoneOf({ province, city: '' })).toBe(zone);
      expect(zoneOf({ province: `PROVINSI ${province.toUpperCase()}`, city: 'Mana Saja' })).toBe(zone);
      expect(zoneOf({ city: `Kota ${capital}` })).toBe(zone);
    },
  );

  it('is the one that the server names, unless that is invalid', () => {
    expect(zoneOf({ zone: ' wit ', province: 'Bali', city: 'Denpasar' })).toBe('WIT');
    expect(zoneOf({ zone: 'Asia/Makassar', province: 'Bali', city: '' })).toBe('WITA');
    expect(zoneOf({ zone: 'constructor', city: 'Denpasar' })).toBe('WITA');
  });

  it('is WIB for an unknown place', () => {
    expect(zoneOf({ city: '' })).toBe('WIB');
    expect(zoneOf({ province: 'Negeri Dongeng', city: 'Denpasar' })).toBe('WIB');
  });
});
