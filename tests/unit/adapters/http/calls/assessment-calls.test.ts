import { describe, expect, it } from 'vitest';
import { HttpAplRepository } from '../../../../../src/adapters/http/apl/http-apl-repository.ts';
import { HttpAssessmentRepository } from '../../../../../src/adapters/http/assessment/http-assessment-repository.ts';
import { HttpTimelineRepository } from '../../../../../src/adapters/http/assessment/http-timeline-repository.ts';
import { HttpCertificateRepository } from '../../../../../src/adapters/http/certificate/http-certificate-repository.ts';
import { HttpDocumentRepository } from '../../../../../src/adapters/http/certificate/http-document-repository.ts';
import { HttpExamRepository } from '../../../../../src/adapters/http/exam/http-exam-repository.ts';
import { completeContent } from '../../../../builders/apl01.ts';
import { feedbackOf } from '../../../../builders/feedback.ts';
import { aResult } from '../../../../builders/papers.ts';
import { of, type SpecifiedCall, sentBy } from './sent-call.ts';

const apl = of(HttpAplRepository);
const assessment = of(HttpAssessmentRepository);
const exam = of(HttpExamRepository);

const key = { trxId: 'TRX-1', id: 'E-1' };
const at = '2026-03-01T02:00:00Z';
const upload = { exam: key, questionId: 'Q-3', file: new File(['x'], 'a.zip'), answeredAt: at };
const uploading = { requestKey: 'k', onProgress: () => undefined, signal: new AbortController().signal };
const signature = { kind: 'image', image: new Blob(['x'], { type: 'image/png' }) } as const;
const sending = { trxId: 'TRX-1', signature, requestKey: 'k' };
const apl01 = { ...sending, content: completeContent, files: new Map([['ktp', new File(['x'], 'ktp.pdf')]]) };
const apl02 = { ...sending, answers: {}, files: new Map([['new-1', new File(['x'], 'bukti.pdf')]]) };
const appeal = { answers: { explained: true, discussed: true, othersInvolved: true }, reason: 'x' };

const apl01Fields =
  'fullname, identity_type, identity_number, birth_place, birth_date, gender, nationality, address, province_id, ' +
  'city_id, district_id, village_id, postal_code, home_phone, office_phone, mobile_phone, qualification, ' +
  'has_disability, disability_id, disability_type_id, institution, position, work_address, work_postal_code, ' +
  'work_email, trx_id, purpose, other_purpose, signature_source, signature, requirements[ktp]';
const apl02Fields = 'trx_id, answers, signature_source, signature, files[new-1]';

/** Specification 7, Assessment, written out; of the names in the bodies it shows those of the certificate and of the timer. */
const calls: readonly SpecifiedCall[] = [
  ['7.timeline.read', 'GET /api/timeline/TRX-1', of(HttpTimelineRepository)((it) => it.find('TRX-1'))],
  [
    '7.timeline.download-certificate',
    'POST /api/timeline/download-certificate {trx_id}',
    of(HttpCertificateRepository)((it) => it.request('TRX-1')),
  ],
  // not in the specification (decision 13)
  ['2.certificate-check', 'GET /api/certificate/check?no=C-1', of(HttpCertificateRepository)((it) => it.check('C-1'))],
  ['7.exam.questions', 'POST /api/assessment/questions {transaction_id, question_id}', exam((it) => it.paper(key))],
  [
    '7.exam.answers',
    'POST /api/assessment/answers {action, transaction_id, question_id, answers}',
    exam((it) => it.save(key, [])),
  ],
  [
    '7.exam.answers',
    'POST /api/assessment/answers {action, transaction_id, question_id, answers, digest}',
    exam((it) => it.submit(key, [], 'd', 'k')),
  ],
  [
    '7.exam.answers',
    'POST /api/assessment/answers multipart {transaction_id, question_id, question_detail_id, answered_at, file}',
    exam((it) => it.upload(upload, uploading)),
  ],
  ['7.exam.status', 'GET /api/assessment/exam-status/TRX-1', exam((it) => it.exams('TRX-1'))],
  [
    '7.exam.demonstration-status',
    'GET /api/assessment/demonstrationStatus/TRX-1/Q-3',
    exam((it) => it.uploaded('TRX-1', 'Q-3')),
  ],
  [
    '7.exam.start-timer',
    'POST /api/timer/startTimer {question_id, transaction_id, asesi_id, is_asesi}',
    exam((it) => it.start(key, '7')),
  ],
  ['7.apl01.read', 'GET /api/apl-01/TRX-1', apl((it) => it.apl01('TRX-1'))],
  [
    '7.apl01.send',
    `POST /api/apl-01 multipart {${apl01Fields}}`,
    apl((it) => it.sendApl01({ ...apl01, again: false })),
  ],
  [
    '7.apl01.resubmit',
    `POST /api/apl-01/resubmit multipart {${apl01Fields}}`,
    apl((it) => it.sendApl01({ ...apl01, again: true })),
  ],
  ['7.apl02.read', 'GET /api/apl-02/TRX-1', apl((it) => it.apl02('TRX-1'))],
  [
    '7.apl02.send',
    `POST /api/apl-02 multipart {${apl02Fields}}`,
    apl((it) => it.sendApl02({ ...apl02, again: false })),
  ],
  [
    '7.apl02.resubmit',
    `POST /api/apl-02/resubmit multipart {${apl02Fields}}`,
    apl((it) => it.sendApl02({ ...apl02, again: true })),
  ],
  ['7.agreement.read', 'GET /api/pre-assessment/TRX-1', assessment((it) => it.agreement('TRX-1'))],
  [
    '7.agreement.sign',
    'POST /api/pre-assessment/ {trx_id, signature_source, signature}',
    assessment((it) => it.signAgreement('TRX-1', signature, 'k')),
  ],
  // not in the specification: what the agreement is asked for with (decision 31)
  [
    '7.agreement.sign',
    'POST /api/adjustments {trx_id, needs, other}',
    assessment((it) => it.sendAdjustments('TRX-1', { needs: ['reader'], other: '' }, 'k')),
  ],
  ['7.result.read', 'GET /api/result/TRX-1', assessment((it) => it.result('TRX-1'))],
  [
    '7.result.acknowledge',
    'PUT /api/result {trx_id, decided_at, signature_source}',
    assessment((it) => it.acknowledgeResult(aResult({ decidedAt: at }), { kind: 'profile' }, 'k')),
  ],
  [
    '7.document.download',
    'GET /api/mekari/download-file/CERT-1',
    of(HttpDocumentRepository)((it) => it.fetch('CERT-1')),
  ],
  ['7.appeal.read', 'GET /api/appeals/TRX-1', assessment((it) => it.appeal('TRX-1'))],
  [
    '7.appeal.send',
    'POST /api/appeals {trx_id, explained, discussed, others_involved, reason, signature_source, signature}',
    assessment((it) => it.sendAppeal('TRX-1', appeal, signature, 'k')),
  ],
  // not in the specification: what was sent is read again (decision 36)
  ['7.feedback.send', 'GET /api/feedbacks/TRX-1', assessment((it) => it.feedback('TRX-1'))],
  [
    '7.feedback.send',
    'PUT /api/feedbacks {trx_id, components, notes}',
    assessment((it) => it.sendFeedback(feedbackOf('TRX-1'), 'k')),
  ],
];

describe('a call of an assessment', () => {
  it.each(calls)('has the address of the specification and these fields [%s]', async (_, sent, call) => {
    expect(await sentBy(call)).toEqual([sent]);
  });
});
