import type { Row } from './row.ts';
import { accountRows, registrationRows, sessionRows } from './rows/account-rows.ts';
import { aplRows, assessmentRows } from './rows/assessment-rows.ts';
import { catalogRows } from './rows/catalog-rows.ts';
import { certificateRows, filesRows } from './rows/certificate-rows.ts';
import { examRows } from './rows/exam-rows.ts';
import { informationRows } from './rows/information-rows.ts';
import { notificationRows } from './rows/notification-rows.ts';
import { guardianRows, profileRows } from './rows/profile-rows.ts';
import { purchaseRows } from './rows/purchase-rows.ts';
import { referenceRows, timeRows } from './rows/reference-rows.ts';

/** A part of a candidate's life, with its calls. */
export interface Chapter {
  readonly title: string;
  readonly rows: readonly Row[];
}

/** Every call of the API, in the order of a candidate's life. */
export const chapters: readonly Chapter[] = [
  { title: 'Session and account', rows: [...sessionRows, ...accountRows, ...registrationRows] },
  { title: 'Schemes and schedules', rows: catalogRows },
  { title: 'Purchase and payment', rows: purchaseRows },
  { title: 'Profile', rows: [...profileRows, ...guardianRows, ...referenceRows] },
  { title: 'Assessment', rows: assessmentRows },
  { title: 'APL 01 and APL 02', rows: aplRows },
  { title: 'Exams', rows: [...examRows, ...timeRows] },
  { title: 'Certificates, documents and files', rows: [...certificateRows, ...filesRows] },
  { title: 'Notifications', rows: notificationRows },
  { title: 'Messages to the body', rows: informationRows },
];

export const table: readonly Row[] = chapters.flatMap(({ rows }) => rows);
