import { type Zone, zoneHours } from './in-zone.ts';

const central = [
  ...['Bali', 'Nusa Tenggara Barat', 'NTB', 'Nusa Tenggara Timur', 'NTT'],
  ...['Kalimantan Selatan', 'Kalimantan Timur', 'Kalimantan Utara', 'Gorontalo'],
  ...['Sulawesi Utara', 'Sulawesi Tengah', 'Sulawesi Selatan', 'Sulawesi Tenggara', 'Sulawesi Barat'],
];
const eastern = [
  ...['Maluku', 'Maluku Utara', 'Papua', 'Papua Barat', 'Papua Barat Daya'],
  ...['Papua Tengah', 'Papua Pegunungan', 'Papua Selatan'],
];
/** Cities outside WIB, for servers that send no province. */
const centralCities = [
  ...['Denpasar', 'Badung', 'Mataram', 'Kupang', 'Banjarmasin', 'Banjarbaru', 'Samarinda', 'Balikpapan', 'Tarakan'],
  ...['Tanjung Selor', 'Manado', 'Palu', 'Mamuju', 'Makassar', 'Kendari'],
];
const easternCities = [
  'Ambon',
  'Ternate',
  'Sofifi',
  'Jayapura',
  'Manokwari',
  'Sorong',
  'Nabire',
  'Wamena',
  'Timika',
  'Merauke',
];

const plain = (name: string): string =>
  name
    .toLowerCase()
    .replace(/^\s*(provinsi|kabupaten|kab\.?|kota)\s+/, '')
    .replace(/\s+/g, ' ')
    .trim();

const named = (names: readonly string[], zone: Zone): [string, Zone][] => names.map((name) => [plain(name), zone]);

const byProvince = new Map([...named(central, 'WITA'), ...named(eastern, 'WIT')]);
const byCity = new Map([...named(centralCities, 'WITA'), ...named(easternCities, 'WIT')]);

export interface Whereabouts {
  readonly zone?: string;
  readonly province?: string;
  readonly city: string;
}

/** The zone of a site: as the server names it, otherwise by province, otherwise by city; WIB by default. */
export const zoneOf = ({ zone = '', province = '', city }: Whereabouts): Zone => {
  const said = zone.trim().toUpperCase();
  if (Object.hasOwn(zoneHours, said)) return said as Zone;
  if (province !== '') return byProvince.get(plain(province)) ?? 'WIB';
  return byCity.get(plain(city)) ?? byProvince.get(plain(city)) ?? 'WIB';
};
