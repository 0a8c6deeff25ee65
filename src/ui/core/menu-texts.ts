import type { Config } from '../../configuration/config.ts';
import { offersPrakerja } from '../../domain/purchase/budget-source.ts';
import { paths } from './paths.ts';

export interface MenuLink {
  readonly title: string;
  readonly to: string;
}

export interface OutsideLink {
  readonly title: string;
  readonly href: string;
}

export const profileTabs: readonly (MenuLink & { readonly tab: string })[] = [
  { tab: 'informasi_pribadi', title: 'Informasi Pribadi' },
  { tab: 'riwayat_pendidikan', title: 'Riwayat Pendidikan' },
  { tab: 'pengalaman_kerja', title: 'Pengalaman Kerja' },
  { tab: 'tanda_tangan', title: 'Tanda Tangan' },
].map((each) => ({ ...each, to: `${paths.profile.to({})}?tab=${each.tab}` }));

export const profileLink: MenuLink = { title: 'Profile', to: paths.profile.to({}) };
export const assessmentsLink: MenuLink = { title: 'Sertifikasi Saya', to: paths.assessments.to({}) };
export const purchasesLink: MenuLink = { title: 'Riwayat Pembelian', to: paths.transactions.to({}) };
const vouchersLink: MenuLink = { title: 'Voucher', to: paths.vouchers.to({}) };
export const notificationsLink: MenuLink = { title: 'Notifikasi', to: paths.notifications.to({}) };

/** Vouchers are made from Prakerja codes only. */
export const voucherLinks = ({ budgetSources }: Config): readonly MenuLink[] =>
  offersPrakerja(budgetSources) ? [vouchersLink] : [];

const outside = (title: string, href: string | undefined): OutsideLink[] => (href ? [{ title, href }] : []);

/** The lists of this portal, in the same menu as the body's own pages, which leave it. */
export const listLinks: readonly MenuLink[] = [
  { title: 'Skema di portal ini', to: paths.schemes.to({}) },
  { title: 'Jadwal di portal ini', to: paths.schedules.to({}) },
];

export const informationLinks = ({ links }: Config): readonly OutsideLink[] => [
  ...outside('Informasi Skema', links.schemeInformation),
  ...outside('Jadwal Asesmen', links.assessmentSchedule),
  ...outside('Daftar Asesor', links.assessorList),
];

export const certificateHolderLinks = ({ links }: Config): readonly OutsideLink[] =>
  outside('Pemegang Sertifikat', links.certificateHolders);

export const appLinks = ({ links }: Config): readonly OutsideLink[] => outside('Aplikasi', links.app);
