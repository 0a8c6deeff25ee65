import { feedbackComponents } from '../../../domain/assessment/feedback.ts';
import type { PlainForm } from '../../../ui/core/example.ts';

const people = ['Laras', 'Damar', 'Sekar', 'Bagas', 'Melati', 'Wira'];

const nextPerson = (taken: readonly string[]): { readonly fullname: string; readonly email: string } => {
  for (let round = 1; ; round++) {
    for (const name of people) {
      const email = `${name.toLowerCase()}${round === 1 ? '' : round}@contoh.example`;
      if (!taken.includes(email)) return { fullname: `${name} Contoh`, email };
    }
  }
};

export const personalExample = {
  identityNumber: '3404071205980021',
  birthPlace: 'Sleman',
  birthDate: '1998-05-12',
  gender: 'L',
  nationality: 'Indonesia',
  address: 'Jalan Contoh Kenanga No. 21 RT 02 RW 05',
  provinceId: '34',
  cityId: '3404',
  districtId: '340407',
  villageId: '3404072001',
  postalCode: '55281',
  mobilePhone: '081200000021',
  qualification: 'S1',
  disabled: 'tidak',
  institution: 'Toko Contoh',
  position: 'Staf',
} as const;

const password = 'contoh123';

export interface Who {
  readonly signature: unknown;
  readonly taken: readonly string[];
  readonly certificates: readonly string[];
}

const makers: Readonly<Record<PlainForm, (who: Who) => Readonly<Record<string, unknown>>>> = {
  'sign-up': ({ taken }) => ({
    ...nextPerson(taken),
    nik: personalExample.identityNumber,
    mobilePhone: personalExample.mobilePhone,
    password,
    confirmation: password,
    agreement: true,
  }),
  'forgot-password': ({ taken }) => ({ email: taken[0] ?? '' }),
  'new-password': () => ({ password, confirmation: password }),
  'certificate-check': ({ certificates }) => ({ number: certificates[0] ?? '' }),
  personal: () => personalExample,
  education: () => ({
    level: 'S1',
    institution: 'Universitas Contoh',
    major: 'Manajemen',
    startYear: '2016',
    endYear: '2020',
  }),
  career: () => ({
    position: 'Staf',
    company: 'Toko Contoh',
    startDate: '2021-02-01',
    ongoing: true,
    description: 'Mengerjakan tugas yang sesuai dengan skema ini setiap hari.',
  }),
  signature: ({ signature }) => ({ signature }),
  agreement: ({ signature }) => ({ agreed: true, signature }),
  result: ({ signature }) => ({ read: true, signature }),
  feedback: () => ({
    ...Object.fromEntries(feedbackComponents.map((component) => [component, 'yes'])),
    notes: 'Asesmen berjalan tertib, dan asesor menjelaskan keputusannya.',
  }),
  appeal: ({ signature }) => ({
    explained: 'yes',
    discussed: 'yes',
    othersInvolved: 'no',
    reason:
      'Menurut saya bukti pada unit yang belum kompeten belum dilihat seluruhnya: hasil kerja yang saya unggah menunjukkan setiap kriteria unjuk kerja unit itu.',
    declared: true,
    signature,
  }),
  guardian: () => ({ name: 'Wali Contoh', relation: 'mother', contact: '081200000022', consent: true }),
  message: () => ({
    subject: 'service',
    text: 'Ruang asesmen pada hari Selasa baru dibuka setengah jam setelah jadwal. Saya berharap waktunya diganti.',
    email: 'tamu@contoh.example',
  }),
};

export const plainValues = (name: PlainForm, who: Who): Readonly<Record<string, unknown>> => makers[name](who);
