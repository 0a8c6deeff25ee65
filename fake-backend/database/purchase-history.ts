import type { Backend } from '../backend.ts';
import { ago } from '../wib-time.ts';
import type { TransactionRow } from './rows.ts';
import type { Sorting } from './sorted-groups.ts';

type Row = Readonly<TransactionRow>;

const order = (a: string, b: string): number => (a < b ? 1 : a > b ? -1 : 0);

/** All dates have the same zone and width, so text order is time order. */
const newestFirst = (a: Row, b: Row): number => order(a.created_at, b.created_at) || order(a.id, b.id);

export const ofCandidate: Sorting<TransactionRow> = { group: (row) => row.candidate_id, compare: newestFirst };

const storedTab = ({ status }: Row): string => (status === 'pending' || status === 'paid' ? status : 'failed');

const ofTab: Sorting<TransactionRow> = {
  group: (row) => `${row.candidate_id} ${storedTab(row)}`,
  compare: newestFirst,
};

/** A candidate's purchases of a list (`tab`), newest first; null for an unknown list. Only rows stored as pending can have expired by now. */
export const historyOf = ({ db, clock }: Backend, candidateId: string, tab: string): readonly Row[] | null => {
  const stored = (name: string) => db.transactions.sorted(ofTab, `${candidateId} ${name}`);
  const now = ago(clock.now(), 0);
  // the same rule as `statusAt`, but compares the dates as text instead of parsing them
  const expired = ({ expires_at: expires }: Row) => expires !== null && expires <= now;
  switch (tab) {
    case 'all':
      return db.transactions.sorted(ofCandidate, candidateId);
    case 'paid':
      return stored('paid');
    case 'pending':
      return stored('pending').filter((row) => !expired(row));
    case 'failed': {
      const late = stored('pending').filter(expired);
      return late.length === 0 ? stored('failed') : [...stored('failed'), ...late].sort(newestFirst);
    }
    default:
      return null;
  }
};
