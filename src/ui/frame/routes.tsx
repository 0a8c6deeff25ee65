import type { ExamKind } from '../../domain/exam/exam.ts';
import { type Path, type PathArgs, type PathName, paths } from '../core/paths.ts';
import { type LazyPage, type LoadPage, route } from '../core/route.tsx';
import type { LayoutName } from './layouts/layout-props.ts';

type Access = 'everyone' | 'candidate' | 'guest';

export interface PageRoute {
  readonly name: PathName;
  readonly path: Pick<Path, 'pattern' | 'match'>;
  readonly title: string;
  readonly access: Access;
  readonly layout: LayoutName;
  readonly page: LazyPage;
  readonly told: PathArgs | undefined;
}

export interface Matched {
  readonly route: PageRoute;
  readonly args: PathArgs;
}

type ArgsOf<AnyPath> = AnyPath extends Path<infer Args> ? Args : never;
type OfKind = { readonly kind: ExamKind };
type Loaded<Args extends PathArgs> = readonly [title: string, access: Access, layout: LayoutName, load: LoadPage<Args>];
type Entry<Args extends PathArgs> = Loaded<Args> | readonly [...Loaded<Args & OfKind>, told: OfKind];

/** Each address has one page here, and an exam's page is told its kind. The build reads this table too (scripts/pages/manifest.mjs). */
const pages: { readonly [Name in PathName]: Entry<ArgsOf<(typeof paths)[Name]>> } = {
  home: ['Beranda', 'everyone', 'default', () => import('../catalog/home/home-page.tsx')],
  login: ['Masuk', 'guest', 'default', () => import('../account/login-page.tsx')],
  resetPassword: ['Atur Ulang Kata Sandi', 'everyone', 'default', () => import('../account/reset-password-page.tsx')],
  verifyEmail: ['Verifikasi Email', 'everyone', 'default', () => import('../account/verify-email-page.tsx')],
  profile: ['Profil', 'candidate', 'dashboard', () => import('../profile/profile-page.tsx')],
  ownData: ['Data Saya', 'candidate', 'dashboard', () => import('../own-data/own-data-page.tsx')],
  notifications: ['Notifikasi', 'candidate', 'dashboard', () => import('../notification/notifications-page.tsx')],
  transactions: [
    'Riwayat Pembelian',
    'candidate',
    'dashboard',
    () => import('../purchase/history/transactions-page.tsx'),
  ],
  vouchers: ['Voucher', 'candidate', 'dashboard', () => import('../purchase/vouchers/voucher-page.tsx')],
  payment: ['Status Pembayaran', 'candidate', 'transaction', () => import('../purchase/payment/payment-page.tsx')],
  certificateCheck: [
    'Cek Sertifikat',
    'everyone',
    'default',
    () => import('../certificate/certificate-check-page.tsx'),
  ],
  certificatePsre: [
    'Sertifikat Elektronik',
    'candidate',
    'dashboard',
    () => import('../certificate/certificate-psre-page.tsx'),
  ],
  appealDocument: ['Banding', 'candidate', 'document', () => import('../assessment/appeal/appeal-document-page.tsx')],
  schemes: ['Skema Sertifikasi', 'everyone', 'default', () => import('../catalog/schemes/scheme-list-page.tsx')],
  schedules: ['Jadwal Asesmen', 'everyone', 'default', () => import('../catalog/schedules/schedule-list-page.tsx')],
  scheme: ['Detail Skema', 'everyone', 'default', () => import('../catalog/schemes/scheme-page.tsx')],
  purchase: ['Pembelian Skema', 'candidate', 'transaction', () => import('../purchase/order/purchase-page.tsx')],
  assessments: [
    'Sertifikasi Saya',
    'candidate',
    'dashboard',
    () => import('../assessment/timeline/assessments-page.tsx'),
  ],
  timeline: ['Proses Sertifikasi', 'candidate', 'dashboard', () => import('../assessment/timeline/timeline-page.tsx')],
  agreement: [
    'Persetujuan Asesmen',
    'candidate',
    'document',
    () => import('../assessment/agreement/agreement-page.tsx'),
  ],
  apl01: ['APL 01', 'candidate', 'document', () => import('../apl/apl01/apl01-page.tsx')],
  apl02: ['APL 02', 'candidate', 'document', () => import('../apl/apl02/apl02-page.tsx')],
  writtenExam: ['Ujian Tertulis', 'candidate', 'exam', () => import('../exam/exam-page.tsx'), { kind: 'written' }],
  essayExam: ['Ujian Esai', 'candidate', 'exam', () => import('../exam/exam-page.tsx'), { kind: 'essay' }],
  observationExam: [
    'Ujian Observasi',
    'candidate',
    'exam',
    () => import('../exam/exam-page.tsx'),
    { kind: 'observation' },
  ],
  demonstrationExam: [
    'Ujian Demonstrasi',
    'candidate',
    'exam',
    () => import('../exam/exam-page.tsx'),
    { kind: 'demonstration' },
  ],
  resultTabs: ['Hasil Asesmen', 'candidate', 'dashboard', () => import('../assessment/result/result-tabs-page.tsx')],
  result: ['Hasil Asesmen', 'candidate', 'form', () => import('../assessment/result/result-page.tsx')],
  rehearsal: ['Gladi Bersih', 'candidate', 'exam', () => import('../exam/rehearsal/rehearsal-page.tsx')],
  exams: ['Ujian', 'candidate', 'exam', () => import('../exam/list/exams-page.tsx')],
  appeal: ['Banding', 'candidate', 'form', () => import('../assessment/appeal/appeal-page.tsx')],
  feedback: ['Umpan Balik', 'candidate', 'form', () => import('../assessment/feedback/feedback-page.tsx')],
  about: ['Tentang Kami', 'everyone', 'default', () => import('../information/about-page.tsx')],
  contact: ['Kontak', 'everyone', 'default', () => import('../information/contact-page.tsx')],
  terms: ['Term of use', 'everyone', 'default', () => import('../information/terms-page.tsx')],
  privacy: ['Privacy Policy', 'everyone', 'default', () => import('../information/privacy-page.tsx')],
  cookies: ['Cookie Policy', 'everyone', 'default', () => import('../information/cookies-page.tsx')],
};

const names = Object.keys(paths) as PathName[];

/** In the order of `paths`; the first match wins. */
export const routes: readonly PageRoute[] = names.map((name) => {
  const [title, access, layout, load, told] = pages[name];
  return { name, path: paths[name], title, access, layout, page: route(load), told };
});

/** Starts to load the code of pages. */
export const preload = (...wanted: readonly PathName[]): void => {
  for (const { name, page } of routes) if (wanted.includes(name)) void page.preload();
};

export const notFound = {
  page: route(() => import('./not-found-page.tsx')),
  address: '/404',
  title: 'Halaman Tidak Ditemukan',
};

/** Instead of a candidate's page, while the password is a temporary one. */
export const firstPassword = {
  page: route(() => import('../account/first-password.tsx')),
  title: 'Buat kata sandi Anda sendiri',
};

export const matchRoute = (pathname: string): Matched | null => {
  for (const candidate of routes) {
    const args = candidate.path.match(pathname);
    if (args) return { route: candidate, args: { ...args, ...candidate.told } };
  }
  return null;
};
