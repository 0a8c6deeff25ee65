import type { Row } from './row.ts';
import * as assessment from './rows/assessment-rows.ts';
import * as candidate from './rows/candidate-rows.ts';
import * as purchase from './rows/purchase-rows.ts';

export interface Chapter {
  readonly title: string;
  readonly rows: readonly Row[];
}

/** Every call of the API, in the order in which a candidate needs it. */
export const chapters: readonly Chapter[] = [
  {
    title: 'Session and account',
    rows: [...candidate.sessionRows, ...candidate.accountRows, ...candidate.registrationRows],
  },
  { title: 'Schemes and schedules', rows: purchase.catalogRows },
  { title: 'Purchase and payment', rows: purchase.purchaseRows },
  { title: 'Profile', rows: [...candidate.profileRows, ...candidate.guardianRows, ...candidate.referenceRows] },
  { title: 'Assessment', rows: assessment.assessmentRows },
  { title: 'APL 01 and APL 02', rows: assessment.aplRows },
  { title: 'Exams', rows: [...assessment.examRows, ...assessment.deviceRows, ...assessment.timeRows] },
  { title: 'Certificates, documents and files', rows: [...assessment.certificateRows, ...assessment.filesRows] },
  { title: 'Notifications', rows: candidate.notificationRows },
  { title: 'Messages to the body', rows: candidate.informationRows },
];

export const table: readonly Row[] = chapters.flatMap(({ rows }) => rows);

/** The id of a call in docs/api-contract.md: `get-api-asesi`. Calls that share an address are numbered. */
export const anchorOf = ({ name, method, path }: Row): string => {
  const shared = table.filter((row) => row.method === method && row.path === path);
  const at = shared.findIndex((row) => row.name === name);
  const words = `${method}${path}`.toLowerCase().match(/[a-z0-9]+/g) ?? [];
  return [...words, ...(at > 0 ? [at + 1] : [])].join('-');
};

export const linkOf = (row: Row): string => `docs/api-contract.md#${anchorOf(row)}`;

/** How the portal handles a status of any call, unless the row of the call differs. */
export const everywhere: Readonly<Record<number, string>> = {
  401: 'The session is over: the log-in opens over the page, which keeps its state.',
  403: 'The page says that this is not allowed.',
  419: 'The CSRF cookie is fetched again and the call repeated once; after a second 419 the log-in opens. All errors must be JSON.',
  422: 'The texts under `errors` are shown at their fields.',
  429: 'The page says how long to wait, from `Retry-After`.',
  500: 'The page says that the server has failed, and offers to try again.',
  503: 'As for 500. The portal waits for `Retry-After` before it retries.',
};
