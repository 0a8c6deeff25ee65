import type { Agreement } from '../../src/domain/assessment/agreement.ts';
import type { AssessmentResult } from '../../src/domain/assessment/result.ts';

const assessor = { name: 'Contoh Larasati', registration: 'MET.000.000002 2019' };

export const anAgreement = (rest: Partial<Agreement> = {}): Agreement => ({
  trxId: 'TRX-1',
  status: 'draft',
  scheme: { title: 'JWP', number: 'S-1', kind: 'KKNI' },
  site: { kind: 'Sewaktu', name: 'TUK Contoh', city: 'Kuningan' },
  startsAt: '2026-04-01T01:00:00.000Z',
  endsAt: '2026-04-01T10:00:00.000Z',
  candidate: 'Citra',
  assessor,
  evidence: ['portfolio'],
  otherEvidence: '',
  assessorSignature: null,
  signature: null,
  review: null,
  adjustments: null,
  ...rest,
});

export const aResult = (rest: Partial<AssessmentResult> = {}): AssessmentResult => ({
  trxId: 'TRX-1',
  scheme: { title: 'JWP', number: 'S-1' },
  candidate: 'Hadi',
  assessor,
  assessorSignature: null,
  site: { kind: 'unknown', name: '', city: '' },
  startsAt: null,
  endsAt: null,
  startedAt: null,
  finishedAt: null,
  competent: true,
  decidedAt: null,
  units: [],
  note: null,
  followUp: null,
  acknowledged: null,
  appealUntil: null,
  reassessment: null,
  ...rest,
});
