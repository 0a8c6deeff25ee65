import { ago, HOUR } from '../../../wib-time.ts';
import type { SignatureRow } from '../../form-rows.ts';
import type { ProfileRow } from '../../profile-rows.ts';
import type { CandidateRow, ScheduleRow, StageRow, TransactionRow } from '../../rows.ts';
import { signatureOf } from '../portraits.ts';
import { schemeSeeds } from '../schemes.ts';

export interface FormSources {
  readonly transactions: readonly TransactionRow[];
  readonly stages: readonly StageRow[];
  readonly schedules: readonly ScheduleRow[];
  readonly candidates: readonly CandidateRow[];
  readonly profiles: readonly ProfileRow[];
}

export interface Case {
  readonly id: string;
  readonly transaction: TransactionRow;
  readonly schedule: ScheduleRow;
  readonly scheme: (typeof schemeSeeds)[number];
  readonly candidate: CandidateRow;
  readonly profile: ProfileRow;
  stage(name: StageRow['name']): StageRow;
}

export const casesOf = ({ transactions, stages, schedules, candidates, profiles }: FormSources): Case[] =>
  transactions
    .filter(({ status }) => status === 'paid')
    .map((transaction) => {
      const { id, schedule_id, scheme_id, candidate_id } = transaction;
      const schedule = schedules.find((row) => row.id === schedule_id);
      const scheme = schemeSeeds.find((row) => row.id === scheme_id);
      const candidate = candidates.find((row) => row.id === candidate_id);
      const profile = profiles.find((row) => row.id === candidate_id);
      if (!schedule || !scheme || !candidate || !profile) throw new Error(`${id} has no forms`);
      const own = new Map(stages.filter(({ trx_id }) => trx_id === id).map((row) => [row.name, row]));
      const stage = (name: StageRow['name']) => {
        const row = own.get(name);
        if (!row) throw new Error(`${id} has no stage ${name}`);
        return row;
      };
      return { id, transaction, schedule, scheme, candidate, profile, stage };
    });

export const wasSent = ({ status }: StageRow): boolean => status !== 'locked' && status !== 'open';

const signatures = new Map<string, string>();

const signatureBy = ({ profile }: Case): string => {
  const image = profile.signature ?? signatures.get(profile.id) ?? signatureOf(Number(profile.id));
  signatures.set(profile.id, image);
  return image;
};

export const signedAt = (assessment: Case, at: string): SignatureRow => ({
  image: signatureBy(assessment),
  signed_at: at,
});

const before = (at: string, hours: number): string => ago(new Date(at), hours * HOUR);

export const sinceOf = ({ since, id }: StageRow): string => {
  if (since === null) throw new Error(`${id} has not begun`);
  return since;
};

export const sentAt = (stage: StageRow): string =>
  stage.status === 'submitted' ? sinceOf(stage) : before(sinceOf(stage), 10);

const formStatus = { submitted: 'submitted', returned: 'returned', done: 'approved' } as const;

export const formStatusOf = ({ status }: StageRow) => {
  if (status === 'locked' || status === 'open') throw new Error('nothing was sent');
  return formStatus[status];
};
