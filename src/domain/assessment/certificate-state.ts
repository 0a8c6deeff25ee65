import type { CertificateState } from '../certificate/certificate.ts';
import type { Stage, Timeline } from './timeline.ts';

const nothing = { number: null, issuedAt: null, validUntil: null };

const statusOf = ({ status, waitingFor }: Stage): CertificateState['status'] => {
  if (status === 'locked') return 'not_ready';
  if (status === 'done' || waitingFor === 'candidate') return 'ready';
  return status === 'unknown' || waitingFor === null ? 'unknown' : 'signing';
};

/** The certificate's state according to the timeline; `unknown` when the timeline is unreadable or has no certificate stage. */
export const certificateState = (timeline: Timeline | null): CertificateState => {
  const stage = timeline?.stages.find(({ name }) => name === 'certificate');
  const facts = timeline?.certificate ?? nothing;
  if (!stage) return { ...facts, status: 'unknown', since: null };
  const { since, word } = stage;
  const status = statusOf(stage);
  const isUndecided = status === 'signing' && timeline?.verdict?.recommended;
  return { ...facts, status: isUndecided ? 'undecided' : status, ...(word && { word }), since };
};
