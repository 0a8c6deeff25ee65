import { MINUTE } from '../wib-time.ts';
import type { WrittenScenario } from './scenario.ts';

const signature = { drawn: 'signature', of: 18 } as const;
const person = {
  fullname: 'Satria Contoh',
  identity_type: 'nik',
  identity_number: '3404071205980000',
  birth_place: 'Sleman',
  birth_date: '1998/05/12',
  gender: 'L',
  nationality: 'Indonesia',
  address: 'Jalan Contoh Flamboyan No. 18 RT 02 RW 05',
  province_id: '34',
  city_id: '3404',
  district_id: '340407',
  village_id: '3404072001',
  postal_code: '55281',
  mobile_phone: '081200000018',
  qualification: 'S1',
  has_disability: '0',
};

const nirmala = 'nirmala@contoh.example';
const satria = 'satria@contoh.example';
const eka = 'eka@contoh.example';
const tirta = 'tirta@contoh.example';
const wulan = 'wulan@contoh.example';

const examPage = '/myassessment/exam/{trxid}';
const timeline = '/myassessment/timeline/{trxid}';
const examReady = { stage: 'exam', status: 'open' } as const;

/** The scenarios of the portal, by the names of their links, each with its person's moment. */
const shipped = {
  'baru-daftar': {
    title: 'Baru mendaftar; profil belum diisi',
    person: nirmala,
    page: '/',
    acts: [{ type: 'sign-up', fullname: 'Nirmala Contoh', email: nirmala }],
  },
  'siap-beli': {
    title: 'Profil lengkap dan siap membeli skema',
    person: satria,
    page: '/schema/list',
    acts: [
      { type: 'sign-up', fullname: person.fullname, email: satria },
      {
        type: 'call',
        who: satria,
        method: 'POST',
        path: '/api/profile',
        sent: { kind: 'form', fields: [...Object.entries(person), ['photo', { drawn: 'photo', of: 18 }]] },
      },
      {
        type: 'call',
        who: satria,
        method: 'POST',
        path: '/api/profile/signature',
        sent: { kind: 'form', fields: [['signature', signature]] },
      },
    ],
  },
  'menunggu-bayar': {
    title: 'Satu pembayaran menunggu dibayar',
    person: 'bima@contoh.example',
    purchase: { status: 'pending' },
    page: '/transaction',
  },
  'apl01-dikembalikan': {
    title: 'APL 01 dikembalikan dengan catatan admin',
    person: 'dewi@contoh.example',
    purchase: { stage: 'apl01', status: 'returned' },
    page: '/myassessment/apl01/{trxid}',
  },
  'siap-apl02': {
    title: 'APL 02 siap diisi',
    person: 'joko@contoh.example',
    purchase: { stage: 'apl02', status: 'open' },
    page: timeline,
  },
  'hari-asesmen': {
    title: 'Setengah jam sebelum hari asesmen dimulai',
    person: eka,
    purchase: examReady,
    page: timeline,
    acts: [
      { type: 'other-schedule', email: eka },
      { type: 'day', email: eka, before: 30 * MINUTE },
    ],
  },
  'siap-ujian': {
    title: 'Lima ujian siap dikerjakan, dan gladi bersih',
    person: eka,
    purchase: examReady,
    page: examPage,
  },
  'menunggu-asesor': {
    title: 'Ujian ditahan sampai asesor melepasnya',
    person: eka,
    purchase: examReady,
    page: examPage,
    acts: [{ type: 'hold', email: eka }],
  },
  'sedang-ujian': {
    title: 'Ujian berjalan 20 dari 60 menit, 12 soal terjawab, 2 ragu-ragu',
    person: eka,
    purchase: examReady,
    page: examPage,
    acts: [{ type: 'sit', email: eka, exam: 'pilihan-ganda', ago: 20 * MINUTE, answered: 12 }],
  },
  'ujian-hampir-habis': {
    title: 'Ujian yang sama, 90 detik sebelum habis',
    person: eka,
    purchase: examReady,
    page: examPage,
    acts: [{ type: 'sit', email: eka, exam: 'pilihan-ganda', ago: 60 * MINUTE - 90_000, answered: 24 }],
  },
  'belum-kompeten': {
    title: 'Hasil belum kompeten; masa banding terbuka',
    person: 'fajar@contoh.example',
    purchase: { stage: 'appeal', status: 'open' },
    page: '/myassessment/exam/result/{trxid}',
  },
  'siap-umpan-balik': {
    title: 'Kompeten, tinggal umpan balik',
    person: 'kartika@contoh.example',
    purchase: { stage: 'feedback', status: 'open' },
    page: '/myassessment/feedback/{trxid}',
  },
  bersertifikat: {
    title: 'Sertifikat sudah terbit',
    person: 'gita@contoh.example',
    purchase: { stage: 'certificate', status: 'done' },
    page: timeline,
  },
  'kata-sandi-sementara': {
    title: 'Akun dari LSP dengan kata sandi sementara',
    person: tirta,
    page: '/',
    acts: [
      { type: 'sign-up', fullname: 'Tirta Contoh', email: tirta },
      { type: 'temporary-password', email: tirta },
    ],
  },
  'data-besar': {
    title: '10.000 notifikasi dan 1.000 pembelian',
    person: wulan,
    page: '/notifications',
    acts: [
      { type: 'sign-up', fullname: 'Wulan Contoh', email: wulan },
      { type: 'fill', email: wulan, notifications: 10_000, transactions: 1_000 },
    ],
  },
} satisfies Readonly<Record<string, WrittenScenario>>;

export type ShippedName = keyof typeof shipped;

export const scenarios = Object.entries(shipped as Readonly<Record<string, WrittenScenario>>).map(([name, each]) => ({
  name,
  title: each.title,
  person: each.person,
}));

/** The scenario with this name. Throws a RangeError that lists the names if there is none. */
export const shippedScenario = (name: string): WrittenScenario => {
  if (!Object.hasOwn(shipped, name)) throw new RangeError(Object.keys(shipped).join(', '));
  return shipped[name as ShippedName];
};
