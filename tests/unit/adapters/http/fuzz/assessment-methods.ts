import { HttpAssessmentRepository } from '../../../../../src/adapters/http/assessment/http-assessment-repository.ts';
import { feedbackOf } from '../../../../builders/feedback.ts';
import { aResult } from '../../../../builders/papers.ts';
import type { Method } from './methods.ts';

const instant = '2026-01-05 09:00:00';
const scheme = { title: 'JWP', number: 'S-1', kind: 'KKNI' };
const assessor = { name: 'A', registration: 'MET.000.000001 2019' };
const signature = { image: 'tanda/1.png', signed_at: instant };
const agreement = {
  trx_id: 'TRX-1',
  status: 'approved',
  schema: scheme,
  site: { kind: 'Mandiri', name: 'TUK', city: null },
  starts_at: instant,
  ends_at: null,
  candidate: 'Ayu',
  assessor,
  evidence: ['portfolio', 'other'],
  other_evidence: 'x',
  assessor_signature: signature,
  signature,
  review: { at: instant, reviewer: 'A', note: null, notes: [{ target: 'x', text: 'y' }] },
  adjustments: {
    suggested: ['reader'],
    request: {
      needs: ['extra_time'],
      other: 'x',
      sent_at: instant,
      answer: { outcome: 'partly', text: 'x', extra_minutes: 15 },
    },
  },
};
const reassessment = { units: [{ code: 'J.1', title: 'u' }], assessor };
const result = {
  trx_id: 'TRX-1',
  schema: scheme,
  candidate: 'Ayu',
  assessor,
  assessor_signature: signature,
  site: { kind: 'Sewaktu', name: 'TUK', city: null },
  starts_at: instant,
  ends_at: null,
  competent: 'belum kompeten',
  decided_at: instant,
  units: [{ code: 'J.1', title: 'u', competent: 'BK', methods: [{ method: 'oral', competent: 0 }], note: 'x' }],
  note: null,
  follow_up: 'x',
  acknowledged: signature,
  appeal_until: instant,
  reassessment,
};
const sent = {
  explained: true,
  discussed: 0,
  others_involved: false,
  reason: 'x',
  sent_at: instant,
  signature,
  answer: { granted: 1, text: 'x', at: instant, reassessment },
  file_id: 5,
};
const appeal = {
  trx_id: 'TRX-1',
  candidate: 'Ayu',
  schema: scheme,
  assessor,
  assessed_at: instant,
  until: null,
  appeal: sent,
};
const feedback = {
  trx_id: 'TRX-1',
  components: [{ name: 'explained', yes: 1, note: null }],
  notes: 'x',
  sent_at: instant,
};
const content = { answers: { explained: true, discussed: true, othersInvolved: true }, reason: 'x' };
const profile = { kind: 'profile' } as const;

/** What the server has must be there to be seen, where it is not as it was sent. */
const needs: Readonly<Record<string, readonly string[]>> = {
  result: ['data.competent'],
  sendAdjustments: ['data.adjustments', 'data.adjustments.request'],
};

const denials: Readonly<Record<string, readonly string[]>> = {
  acknowledgeResult: ['data.acknowledged'],
  sendAppeal: ['data.appeal'],
};

type Run = (assessments: HttpAssessmentRepository) => Promise<unknown>;

/** Every method of the assessment repository. */
export const assessmentMethods: readonly Method[] = Object.entries<readonly [Run, unknown]>({
  agreement: [(assessments) => assessments.agreement('TRX-1'), agreement],
  sendAdjustments: [
    (assessments) => assessments.sendAdjustments('TRX-1', { needs: ['reader'], other: '' }, 'key'),
    agreement,
  ],
  signAgreement: [(assessments) => assessments.signAgreement('TRX-1', profile, 'key'), agreement],
  result: [(assessments) => assessments.result('TRX-1'), result],
  acknowledgeResult: [
    (assessments) => assessments.acknowledgeResult(aResult({ decidedAt: instant }), profile, 'key'),
    result,
  ],
  appeal: [(assessments) => assessments.appeal('TRX-1'), appeal],
  sendAppeal: [(assessments) => assessments.sendAppeal('TRX-1', content, profile, 'key'), appeal],
  feedback: [(assessments) => assessments.feedback('TRX-1'), feedback],
  sendFeedback: [(assessments) => assessments.sendFeedback(feedbackOf('TRX-1'), 'key'), feedback],
}).map(([name, [run, data]]) => ({
  name: `HttpAssessmentRepository.${name}`,
  run: (http) => run(new HttpAssessmentRepository(http)),
  good: { code: '00', message: '', data },
  needs: needs[name] ?? [],
  denials: denials[name] ?? [],
}));
