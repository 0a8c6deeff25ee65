import { wib } from '../../wib-time.ts';
import type { CareerRow, EducationRow, ProfileRow } from '../profile-rows.ts';
import { signatureOf } from './portraits.ts';

type Level = EducationRow['level'];

type Person = [string, 'L' | 'P', string, string, string, string, string, Level];

// Ayu (1001) has an empty profile. Village codes are official; people are fictional.
const people: Person[] = [
  ['1002', 'L', '1998/04/17', 'Sleman', '3404072001', 'Jalan Contoh Melati No. 12 RT 03 RW 07', '55281', 'S1'],
  ['1003', 'P', '1995/11/02', 'Yogyakarta', '3471011001', 'Jalan Contoh Kenanga No. 5', '55242', 'S1'],
  ['1004', 'P', '1993/07/29', 'Jakarta', '3174041001', 'Jalan Contoh Anggrek Blok C2 No. 8', '12520', 'S2'],
  ['1005', 'P', '2001/01/20', 'Bantul', '3402162001', 'Perumahan Contoh Asri A-14', '55184', 'SMA/SMK'],
  ['1006', 'L', '1990/09/09', 'Denpasar', '5171031005', 'Jalan Contoh Cempaka Gang II No. 3', '80113', 'D3'],
  ['1007', 'P', '1996/02/29', 'Badung', '5103032001', 'Jalan Contoh Kamboja No. 21, Banjar Contoh', '80352', 'S1'],
  ['1008', 'P', '1988/12/31', 'Yogyakarta', '3471121001', 'Jalan Contoh Kraton No. 1', '55152', 'S1'],
  ['1009', 'L', '1999/06/06', 'Sleman', '3404132001', 'Jalan Contoh Merapi No. 40', '55511', 'D4'],
  ['1010', 'P', '1994/03/15', 'Tarakan', '6571011001', 'Jalan Contoh Pantai No. 77', '77111', 'S1'],
  ['1011', 'L', '1997/10/24', 'Bantul', '3402032001', 'Jalan Contoh Parangtritis Km 20', '55772', 'D3'],
  ['1012', 'P', '1992/05/11', 'Jakarta', '3171011001', 'Apartemen Contoh Gambir Lantai 9', '10110', 'S1'],
  ['1013', 'L', '1985/08/17', 'Jakarta', '3175061001', 'Jalan Contoh Industri No. 100', '13920', 'S1'],
  ['1014', 'P', '2003/12/01', 'Klungkung', '5105012001', 'Jalan Contoh Bahari No. 6', '80771', 'SMA/SMK'],
  ['1015', 'P', '1991/08/19', 'Bandung', '3404072001', 'Jalan Contoh Flamboyan No. 9', '55281', 'S1'],
  ['1016', 'P', '1997/03/08', 'Surakarta', '3404072001', 'Jalan Contoh Teratai No. 4', '55281', 'S1'],
];

export const completeCandidates = ['1002', '1007'];

/** A fictional NIK: district, birth date (day plus 40 for women) and 0000, which no real NIK ends in. */
const nikOf = (village: string, gender: 'L' | 'P', birth: string): string => {
  const day = String(wib(birth).date() + (gender === 'P' ? 40 : 0)).padStart(2, '0');
  return `${village.slice(0, 6)}${day}${wib(birth).format('MMYY')}0000`;
};

const disabilityTypeOf: Readonly<Record<string, string>> = { '1011': 'DIS-4-2', '1016': 'DIS-4-1' };

const noGuardian = { guardian_name: null, guardian_relation: null, guardian_contact: null, guardian_consent: null };

const profileOf = ([
  id,
  gender,
  birth,
  birthPlace,
  village,
  street,
  postalCode,
  qualification,
]: Person): ProfileRow => ({
  id,
  identity_type: 'nik',
  identity_number: nikOf(village, gender, birth),
  birth_place: birthPlace,
  birth_date: birth,
  gender,
  nationality: 'Indonesia',
  address: street,
  province_id: village.slice(0, 2),
  city_id: village.slice(0, 4),
  district_id: village.slice(0, 6),
  village_id: village,
  postal_code: postalCode,
  home_phone: null,
  office_phone: null,
  mobile_phone: `08120000${id}`,
  qualification,
  has_disability: id in disabilityTypeOf,
  disability_id: disabilityTypeOf[id]?.slice(0, 'DIS-4'.length) ?? null,
  disability_type_id: disabilityTypeOf[id] ?? null,
  institution: null,
  position: null,
  work_address: null,
  work_postal_code: null,
  work_email: null,
  signature: completeCandidates.includes(id) ? signatureOf(Number(id)) : null,
  ...noGuardian,
});

const workPlaces: Record<string, [institution: string, position: string]> = {
  '1002': ['PT Aplikasi Contoh', 'Pengembang Web'],
  '1007': ['Kedai Kopi Contoh', 'Kepala Barista'],
  '1010': ['PT Tambak Contoh Utara', 'Staf SDM'],
};

export const profiles = (): ProfileRow[] =>
  people.map((person) => {
    const [institution, position] = workPlaces[person[0]] ?? [];
    const profile = profileOf(person);
    if (!institution || !position) return profile;
    return {
      ...profile,
      institution,
      position,
      office_phone: '0274000000',
      work_address: 'Jalan Contoh Usaha No. 10',
      work_postal_code: profile.postal_code,
      work_email: 'kantor@contoh.example',
    };
  });

const schools: Record<Level, [institution: string, major: string | null, years: number]> = {
  SD: ['SD Negeri Contoh 1', null, 6],
  SMP: ['SMP Negeri Contoh 2', null, 3],
  'SMA/SMK': ['SMK Negeri Contoh 3', 'Rekayasa Perangkat Lunak', 3],
  D1: ['Akademi Contoh', 'Perkantoran', 1],
  D2: ['Akademi Contoh', 'Perhotelan', 2],
  D3: ['Politeknik Contoh', 'Akuntansi', 3],
  D4: ['Politeknik Contoh', 'Desain Komunikasi Visual', 4],
  S1: ['Universitas Contoh', 'Sistem Informasi', 4],
  S2: ['Universitas Contoh', 'Ilmu Komputer', 2],
  S3: ['Universitas Contoh', 'Ilmu Komputer', 4],
};

const waysOf = (qualification: Level): [Level, number][] => {
  if (qualification === 'SMA/SMK') return [['SMA/SMK', 15]];
  if (qualification === 'S2')
    return [
      ['SMA/SMK', 15],
      ['S1', 18],
      ['S2', 23],
    ];
  return [
    ['SMA/SMK', 15],
    [qualification, 18],
  ];
};

export const educations = (): EducationRow[] =>
  people.flatMap(([candidate, , birth, , , , , qualification]) =>
    waysOf(qualification).map(([level, age], index): EducationRow => {
      const [institution, major, years] = schools[level];
      const start = wib(birth).year() + age;
      return {
        id: `PDD-${candidate}-${index + 1}`,
        candidate_id: candidate,
        level,
        institution,
        major,
        start_year: String(start),
        end_year: String(start + years),
      };
    }),
  );

const dayBefore = (now: Date, days: number) => wib(now).subtract(days, 'days').format('YYYY/MM/DD');

const careerOf = (candidate: string, index: number, now: Date): CareerRow => {
  const [company, position] = workPlaces[candidate] ?? ['PT Contoh Sejahtera', 'Staf'];
  const present = index === 0;
  return {
    id: `KRJ-${candidate}-${index + 1}`,
    candidate_id: candidate,
    company: present ? company : 'CV Contoh Mandiri',
    position: present ? position : 'Magang',
    start_date: dayBefore(now, present ? 700 : 1200),
    end_date: present ? null : dayBefore(now, 720),
    description: present ? 'Mengerjakan tugas harian sesuai bidang dan melaporkannya setiap pekan.' : null,
  };
};

export const careers = (now: Date): CareerRow[] =>
  people.flatMap(([candidate]) =>
    (Number(candidate) % 2 === 0 ? [0, 1] : [0]).map((index) => careerOf(candidate, index, now)),
  );
