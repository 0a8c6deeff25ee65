import { type Path, type PathArgs, paths } from '../core/paths.ts';
import { type LazyPage, route } from '../core/route.tsx';
import type { LayoutName } from './layouts/layout-props.ts';

export interface PageRoute {
  readonly path: Path<never>;
  readonly page: LazyPage;
  readonly layout: LayoutName;
  readonly access: 'everyone' | 'candidate' | 'guest';
  readonly title: string;
}

export interface Matched {
  readonly route: PageRoute;
  readonly args: PathArgs;
}

const profile = route(() => import('../profile/profile-page.tsx'));
const ownData = route(() => import('../own-data/own-data-page.tsx'));
const notifications = route(() => import('../notification/notifications-page.tsx'));
export const home = route(() => import('../catalog/home/home-page.tsx'));
const login = route(() => import('../account/login-page.tsx'));
const resetPassword = route(() => import('../account/reset-password-page.tsx'));
const verifyEmail = route(() => import('../account/verify-email-page.tsx'));
const schemes = route(() => import('../catalog/schemes/scheme-list-page.tsx'));
const schedules = route(() => import('../catalog/schedules/schedule-list-page.tsx'));
const scheme = route(() => import('../catalog/schemes/scheme-page.tsx'));
const purchase = route(() => import('../purchase/order/purchase-page.tsx'));
const payment = route(() => import('../purchase/payment/payment-page.tsx'));
const transactions = route(() => import('../purchase/history/transactions-page.tsx'));
const vouchers = route(() => import('../purchase/vouchers/voucher-page.tsx'));
const assessments = route(() => import('../assessment/timeline/assessments-page.tsx'));
const timeline = route(() => import('../assessment/timeline/timeline-page.tsx'));
const agreement = route(() => import('../assessment/agreement/agreement-page.tsx'));
const certificateCheck = route(() => import('../certificate/certificate-check-page.tsx'));
const certificatePsre = route(() => import('../certificate/certificate-psre-page.tsx'));
const apl01 = route(() => import('../apl/apl01/apl01-page.tsx'));
const results = route(() => import('../assessment/result/result-tabs-page.tsx'));
const result = route(() => import('../assessment/result/result-page.tsx'));
const appeal = route(() => import('../assessment/appeal/appeal-page.tsx'));
const feedback = route(() => import('../assessment/feedback/feedback-page.tsx'));
const appealDocument = route(() => import('../assessment/appeal/appeal-document-page.tsx'));
const apl02 = route(() => import('../apl/apl02/apl02-page.tsx'));
const exams = route(() => import('../exam/list/exams-page.tsx'));
const observationExam = route(() => import('../exam/observation-exam-page.tsx'));
const demonstrationExam = route(() => import('../exam/demonstration-exam-page.tsx'));
const rehearsal = route(() => import('../exam/rehearsal/rehearsal-page.tsx'));
const writtenExam = route(() => import('../exam/written-exam-page.tsx'));
const essayExam = route(() => import('../exam/essay-exam-page.tsx'));
const about = route(() => import('../information/about-page.tsx'));
const contact = route(() => import('../information/contact-page.tsx'));
const terms = route(() => import('../information/terms-page.tsx'));
const privacy = route(() => import('../information/privacy-page.tsx'));
const cookies = route(() => import('../information/cookies-page.tsx'));

const entry = <Args extends PathArgs>(
  path: Path<Args>,
  title: string,
  page: LazyPage,
  access: PageRoute['access'],
  layout: LayoutName,
): PageRoute => ({ path: path as unknown as Path<never>, title, page, access, layout });

/** In the order of specification 2; the first match wins. */
export const routes: readonly PageRoute[] = [
  entry(paths.home, 'Beranda', home, 'everyone', 'default'),
  entry(paths.login, 'Masuk', login, 'guest', 'default'),
  entry(paths.resetPassword, 'Atur Ulang Kata Sandi', resetPassword, 'everyone', 'default'),
  entry(paths.verifyEmail, 'Verifikasi Email', verifyEmail, 'everyone', 'default'),
  entry(paths.profile, 'Profil', profile, 'candidate', 'dashboard'),
  entry(paths.ownData, 'Data Saya', ownData, 'candidate', 'dashboard'),
  entry(paths.notifications, 'Notifikasi', notifications, 'candidate', 'dashboard'),
  entry(paths.transactions, 'Riwayat Pembelian', transactions, 'candidate', 'dashboard'),
  entry(paths.vouchers, 'Voucher', vouchers, 'candidate', 'dashboard'),
  entry(paths.payment, 'Status Pembayaran', payment, 'candidate', 'transaction'),
  entry(paths.certificateCheck, 'Cek Sertifikat', certificateCheck, 'everyone', 'default'),
  entry(paths.certificatePsre, 'Sertifikat Elektronik', certificatePsre, 'candidate', 'dashboard'),
  entry(paths.appealDocument, 'Banding', appealDocument, 'candidate', 'document'),
  entry(paths.schemes, 'Skema Sertifikasi', schemes, 'everyone', 'default'),
  entry(paths.schedules, 'Jadwal Asesmen', schedules, 'everyone', 'default'),
  entry(paths.scheme, 'Detail Skema', scheme, 'everyone', 'default'),
  entry(paths.purchase, 'Pembelian Skema', purchase, 'candidate', 'transaction'),
  entry(paths.assessments, 'Sertifikasi Saya', assessments, 'candidate', 'dashboard'),
  entry(paths.timeline, 'Proses Sertifikasi', timeline, 'candidate', 'dashboard'),
  entry(paths.agreement, 'Persetujuan Asesmen', agreement, 'candidate', 'document'),
  entry(paths.apl01, 'APL 01', apl01, 'candidate', 'document'),
  entry(paths.apl02, 'APL 02', apl02, 'candidate', 'document'),
  entry(paths.writtenExam, 'Ujian Tertulis', writtenExam, 'candidate', 'exam'),
  entry(paths.essayExam, 'Ujian Esai', essayExam, 'candidate', 'exam'),
  entry(paths.observationExam, 'Ujian Observasi', observationExam, 'candidate', 'exam'),
  entry(paths.demonstrationExam, 'Ujian Demonstrasi', demonstrationExam, 'candidate', 'exam'),
  entry(paths.resultTabs, 'Hasil Asesmen', results, 'candidate', 'dashboard'),
  entry(paths.result, 'Hasil Asesmen', result, 'candidate', 'form'),
  entry(paths.rehearsal, 'Gladi Bersih', rehearsal, 'candidate', 'exam'),
  entry(paths.exams, 'Ujian', exams, 'candidate', 'exam'),
  entry(paths.appeal, 'Banding', appeal, 'candidate', 'form'),
  entry(paths.feedback, 'Umpan Balik', feedback, 'candidate', 'form'),
  entry(paths.about, 'Tentang Kami', about, 'everyone', 'default'),
  entry(paths.contact, 'Kontak', contact, 'everyone', 'default'),
  entry(paths.terms, 'Term of use', terms, 'everyone', 'default'),
  entry(paths.privacy, 'Privacy Policy', privacy, 'everyone', 'default'),
  entry(paths.cookies, 'Cookie Policy', cookies, 'everyone', 'default'),
];

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

export const backPages: readonly LazyPage[] = [timeline, exams];

export const matchRoute = (pathname: string): Matched | null => {
  for (const candidate of routes) {
    const args = candidate.path.match(pathname);
    if (args) return { route: candidate, args };
  }
  return null;
};
