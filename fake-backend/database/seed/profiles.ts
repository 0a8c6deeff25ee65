import { wib } from '../../wib-time.ts';
import type { CareerRow, EducationRow, ProfileRow } from '../profile-rows.ts';
import { type ProfileSeed, people } from './people.ts';
import { signatureOf } from './portraits.ts';

type Level = EducationRow['level'];

export const completeCandidates = ['1002', '1007'];

/** A fictional NIK: district, birth date (day plus 40 for women) and 0000, which no real NIK ends in. */
const nikOf = (village: string, gender: 'L' | 'P', birth: string): string => {
  const day = String(wib(birth).date() + (gender === 'P' ? 40 : 0)).padStart(2, '0');
  return `${village.slice(0, 6)}${day}${wib(birth).format('MMYY')}0000`;
};

const disabilityTypeOf: Readonly<Record<string, string>> = { '1011': 'DIS-4-2', '1016': 'DIS-4-1' };

const noGuardian = { guardian_name: null, guardian_relation: null, guardian_contact: null, guardian_consent: null };

const profileOf = ({ id, gender, birth, village, ...given }: ProfileSeed): ProfileRow => ({
  id,
  identity_type: 'nik',
  identity_number: nikOf(village, gender, birth),
  birth_place: given.birthPlace,
  birth_date: birth,
  gender,
  nationality: 'Indonesia',
  address: given.street,
  province_id: village.slice(0, 2),
  city_id: village.slice(0, 4),
  district_id: village.slice(0, 6),
  village_id: village,
  postal_code: given.postalCode,
  home_phone: null,
  office_phone: null,
  mobile_phone: `08120000${id}`,
  qualification: given.qualification,
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

const workOf = (candidate: string) => people.work.find(({ id }) => id === candidate);

export const profiles = (): ProfileRow[] =>
  people.profiles.map((person) => {
    const profile = profileOf(person);
    const work = workOf(person.id);
    if (!work) return profile;
    return {
      ...profile,
      institution: work.institution,
      position: work.position,
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
  people.profiles.flatMap(({ id, birth, qualification }) =>
    waysOf(qualification).map(([level, age], index): EducationRow => {
      const [institution, major, years] = schools[level];
      const start = wib(birth).year() + age;
      return {
        id: `PDD-${id}-${index + 1}`,
        candidate_id: id,
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
  const { institution, position } = workOf(candidate) ?? { institution: 'PT Contoh Sejahtera', position: 'Staf' };
  const present = index === 0;
  return {
    id: `KRJ-${candidate}-${index + 1}`,
    candidate_id: candidate,
    company: present ? institution : 'CV Contoh Mandiri',
    position: present ? position : 'Magang',
    start_date: dayBefore(now, present ? 700 : 1200),
    end_date: present ? null : dayBefore(now, 720),
    description: present ? 'Mengerjakan tugas harian sesuai bidang dan melaporkannya setiap pekan.' : null,
  };
};

export const careers = (now: Date): CareerRow[] =>
  people.profiles.flatMap(({ id }) => (Number(id) % 2 === 0 ? [0, 1] : [0]).map((index) => careerOf(id, index, now)));
