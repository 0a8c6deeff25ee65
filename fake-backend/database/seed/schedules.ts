import { wibAt } from '../../wib-time.ts';
import type { BudgetRow, ScheduleRow } from '../rows.ts';
import { schemeSeeds } from './schemes.ts';

type Site = Pick<ScheduleRow, 'site_id' | 'site_name' | 'site_kind' | 'city'> & Partial<Pick<ScheduleRow, 'zone'>>;

const sites = {
  kuningan: { site_id: 'TUK-01', site_name: 'TUK Contoh Kuningan', site_kind: 'Sewaktu', city: 'Jakarta Selatan' },
  cempaka: { site_id: 'TUK-02', site_name: 'TUK Contoh Balai Cempaka', site_kind: 'Mandiri', city: 'Jakarta Pusat' },
  depok: { site_id: 'TUK-03', site_name: 'TUK Contoh Kampus Depok', site_kind: 'Sewaktu', city: 'Sleman' },
  malioboro: { site_id: 'TUK-04', site_name: 'TUK Contoh Gedung Malioboro', site_kind: 'Mandiri', city: 'Yogyakarta' },
  renon: { site_id: 'TUK-05', site_name: 'TUK Contoh Renon', site_kind: 'Sewaktu', city: 'Denpasar', zone: 'WITA' },
  kuta: {
    site_id: 'TUK-06',
    site_name: 'TUK Contoh Kedai Kuta',
    site_kind: 'Tempat Kerja',
    city: 'Badung',
    zone: 'WITA',
  },
  dago: { site_id: 'TUK-07', site_name: 'TUK Contoh Rumah Dago', site_kind: 'Mandiri', city: 'Bandung' },
  gubeng: { site_id: 'TUK-08', site_name: 'TUK Contoh Gubeng', site_kind: 'Sewaktu', city: 'Surabaya' },
  simpangLima: { site_id: 'TUK-09', site_name: 'TUK Contoh Simpang Lima', site_kind: 'Sewaktu', city: 'Semarang' },
  losari: { site_id: 'TUK-10', site_name: 'TUK Contoh Losari', site_kind: 'Sewaktu', city: 'Makassar', zone: 'WITA' },
  deli: { site_id: 'TUK-11', site_name: 'TUK Contoh Bengkel Deli', site_kind: 'Tempat Kerja', city: 'Medan' },
  tarakan: {
    site_id: 'TUK-12',
    site_name: 'TUK Contoh Proyek Tarakan',
    site_kind: 'Tempat Kerja',
    city: 'Tarakan',
    zone: 'WITA',
  },
} satisfies Record<string, Site>;

const sources = {
  m: { source: 'mandiri', title: 'Biaya mandiri' },
  p: { source: 'prakerja', title: 'Kartu Prakerja' },
  c: { source: 'perusahaan', title: 'Ditanggung perusahaan' },
  a: { source: 'apbn', title: 'Program pemerintah (APBN)' },
} as const;

/**
 * Number, scheme, days from today to the start, length in days, site, quota, sold seats, budget sources, days from the end of registration
 * to the start.
 */
type Line = [number, string, number, number, keyof typeof sites, number, number, string, number?];

const lines: Line[] = [
  [1, 'SKM-01', -24, 1, 'kuningan', 20, 20, 'mp'],
  [2, 'SKM-01', -1, 4, 'depok', 20, 14, 'mpc'],
  [3, 'SKM-01', 24, 1, 'kuningan', 20, 12, 'mp'],
  [4, 'SKM-01', 31, 2, 'dago', 25, 25, 'mpca'],
  [5, 'SKM-01', 52, 1, 'renon', 16, 3, 'm'],
  [6, 'SKM-01', 88, 1, 'gubeng', 30, 0, 'mpa'],
  [7, 'SKM-01', 127, 2, 'losari', 20, 1, 'mc'],
  [8, 'SKM-02', -17, 2, 'gubeng', 15, 13, 'mc'],
  [9, 'SKM-02', 4, 2, 'simpangLima', 15, 11, 'm'],
  [10, 'SKM-02', 21, 2, 'cempaka', 15, 6, 'mpc'],
  [11, 'SKM-02', 66, 2, 'deli', 12, 2, 'mca'],
  [12, 'SKM-02', 110, 2, 'tarakan', 12, 0, 'm'],
  [13, 'SKM-03', -11, 2, 'kuningan', 12, 12, 'm'],
  [14, 'SKM-03', 28, 2, 'malioboro', 12, 9, 'mc'],
  [15, 'SKM-03', 45, 2, 'dago', 12, 12, 'mp'],
  [16, 'SKM-03', 97, 2, 'kuningan', 18, 4, 'mpca'],
  [17, 'SKM-04', -6, 1, 'renon', 20, 17, 'mp'],
  [18, 'SKM-04', 12, 1, 'cempaka', 24, 19, 'mp', 14],
  [19, 'SKM-04', 26, 1, 'malioboro', 24, 8, 'mpc'],
  [20, 'SKM-04', 73, 1, 'losari', 20, 2, 'mpa'],
  [21, 'SKM-05', -28, 1, 'kuningan', 16, 15, 'mc'],
  [22, 'SKM-05', 35, 1, 'simpangLima', 16, 10, 'mc'],
  [23, 'SKM-05', 80, 1, 'gubeng', 16, 1, 'm'],
  [24, 'SKM-05', 139, 1, 'depok', 16, 0, 'mca'],
  [25, 'SKM-06', -14, 2, 'tarakan', 18, 18, 'ca'],
  [26, 'SKM-06', 19, 2, 'gubeng', 18, 10, 'mca'],
  [27, 'SKM-06', 103, 2, 'kuningan', 24, 2, 'mc'],
  [28, 'SKM-07', -3, 1, 'kuta', 10, 9, 'mp'],
  [29, 'SKM-07', 17, 1, 'malioboro', 10, 7, 'mpc'],
  [30, 'SKM-07', 38, 1, 'kuta', 10, 10, 'mp'],
  [31, 'SKM-07', 93, 1, 'dago', 12, 1, 'm'],
  [32, 'SKM-08', 14, 1, 'simpangLima', 30, 18, 'mpa'],
  [33, 'SKM-08', 60, 1, 'deli', 30, 5, 'mp'],
  [34, 'SKM-09', -9, 1, 'dago', 14, 13, 'm'],
  [35, 'SKM-09', 42, 1, 'depok', 14, 6, 'mp'],
  [36, 'SKM-09', 118, 1, 'renon', 14, 0, 'mpc'],
  [37, 'SKM-10', 10, 1, 'cempaka', 20, 16, 'ma', 15],
  [38, 'SKM-10', 49, 1, 'losari', 20, 4, 'mpa'],
  [39, 'SKM-11', 16, 2, 'deli', 8, 8, 'mc'],
  [40, 'SKM-11', 57, 2, 'gubeng', 8, 3, 'mca'],
  [41, 'SKM-12', 23, 1, 'malioboro', 15, 6, 'mpa'],
  [42, 'SKM-12', 70, 1, 'renon', 15, 2, 'm'],
  [43, 'SKM-13', 6, 1, 'deli', 12, 10, 'mpca'],
  [44, 'SKM-13', 84, 1, 'simpangLima', 12, 0, 'mp'],
  [45, 'SKM-14', 33, 1, 'cempaka', 20, 1, 'mca'],
  [46, 'SKM-14', 150, 1, 'gubeng', 20, 0, 'm'],
  [47, 'SKM-06', -975, 1, 'tarakan', 18, 17, 'm'],
  [48, 'SKM-10', -1145, 1, 'cempaka', 20, 20, 'm'],
];

/** 08.00 in the site's time zone, converted to WIB. */
const opening = { WIB: '08:00', WITA: '07:00', WIT: '06:00' } as const;

const budgetRow = (letter: string, index: number, schedule: string, schemePrice: number): BudgetRow => {
  if (!(letter in sources)) throw new Error(`${schedule}: no budget source ${letter}`);
  const { source, title } = sources[letter as keyof typeof sources];
  const free = source === 'perusahaan' || source === 'apbn';
  return { id: `${schedule.replace('JDW', 'ANG')}-${index + 1}`, source, title, price: free ? 0 : schemePrice };
};

export const schedules = (now: Date): ScheduleRow[] =>
  lines.map(([number, scheme_id, firstDay, days, site, quota, taken, letters, closes = 7]) => {
    const id = `JDW-${String(number).padStart(3, '0')}`;
    const scheme = schemeSeeds.find((candidate) => candidate.id === scheme_id);
    if (!scheme) throw new Error(`${id}: no scheme ${scheme_id}`);
    const at: Site = sites[site];
    const { zone = 'WIB' } = at;
    return {
      id,
      scheme_id,
      starts_at: wibAt(now, firstDay, opening[zone]),
      ends_at: wibAt(now, firstDay + days - 1, '17:00'),
      registration_until: wibAt(now, firstDay - closes, '23:59'),
      ...at,
      zone,
      quota,
      taken,
      budgets: [...letters].map((letter, index) => budgetRow(letter, index, id, scheme.price)),
    };
  });
