import { wib } from '../wib-time.ts';

export const indonesianDate = (instant: string): string => wib(instant).locale('id').format('D MMMM YYYY');

export const englishDate = (instant: string): string => wib(instant).locale('en').format('D MMMM YYYY');

/** `20 Februari 2026, 09.00 WIB`. */
export const indonesianTime = (instant: string): string =>
  `${indonesianDate(instant)}, ${wib(instant).format('HH.mm')} WIB`;

export const rupiah = (amount: number): string => `Rp ${String(amount).replace(/\B(?=(\d{3})+$)/g, '.')}`;

const small =
  'nol satu dua tiga empat lima enam tujuh delapan sembilan sepuluh sebelas dua-belas tiga-belas empat-belas lima-belas enam-belas tujuh-belas delapan-belas sembilan-belas'
    .split(' ')
    .map((word) => word.replace('-', ' '));
const steps = [
  [1_000_000_000, 'miliar'],
  [1_000_000, 'juta'],
  [1_000, 'ribu'],
  [100, 'ratus'],
  [10, 'puluh'],
] as const;

export const inWords = (number: number): string => {
  if (number < 20) return small[number] ?? '';
  for (const [size, name] of steps) {
    if (number < size) continue;
    const count = Math.floor(number / size);
    const shortened = count === 1 && size <= 1_000;
    const head = shortened ? `se${name}` : `${inWords(count)} ${name}`;
    return number % size === 0 ? head : `${head} ${inWords(number % size)}`;
  }
  return '';
};

const english: Readonly<Record<string, string>> = {
  'Teknologi Informasi': 'Information Technology',
  'Perhotelan dan Kuliner': 'Hospitality and Culinary Arts',
  'Industri Kreatif': 'Creative Industries',
  Pemasaran: 'Marketing',
  Konstruksi: 'Construction',
  Otomotif: 'Automotive',
  Logistik: 'Logistics',
  Pariwisata: 'Tourism',
  'Administrasi Perkantoran': 'Office Administration',
  'Sumber Daya Manusia': 'Human Resources',
  'Keuangan dan Akuntansi': 'Finance and Accounting',
  'Ketenagalistrikan dan Tata Udara': 'Electrical Power and Air Conditioning',
  'Desainer Grafis Muda': 'Junior Graphic Designer',
  'Mekanik Sepeda Motor Injeksi': 'Fuel-Injected Motorcycle Mechanic',
  'Network Administrator Muda': 'Junior Network Administrator',
  'Pelaksana Gudang': 'Warehouse Operator',
  'Pramuwisata Muda': 'Junior Tour Guide',
  'Sekretaris Junior': 'Junior Secretary',
  'Staf SDM': 'Human Resources Staff',
  'Teknisi Akuntansi Muda': 'Junior Accounting Technician',
  'Teknisi Pendingin Ruangan Residensial': 'Residential Air Conditioning Technician',
  'Pelaksanaan Keselamatan dan Kesehatan Kerja serta Pengelolaan Lingkungan pada Pekerjaan Konstruksi Bangunan Gedung Bertingkat Rendah':
    'Occupational Safety, Health and Environmental Management in Low-Rise Building Construction',
};

export const inEnglish = (name: string): string => english[name] ?? name;
