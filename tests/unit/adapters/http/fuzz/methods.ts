import type { HttpClient } from '../../../../../src/adapters/http/http-client.ts';
import { httpRepositories, type Use } from '../repositories.ts';

export interface Method {
  readonly name: string;
  readonly run: (http: HttpClient) => Promise<unknown>;
  readonly good: unknown;
  /** Required paths such as `data.trx_id`, with `*` for array indexes. Everything else may be missing. */
  readonly needs: readonly string[];
}

const data = (content: unknown) => ({ code: '00', message: '', data: content });
const links = [{ url: 'http://x/?page=2', label: 'Next &raquo;', active: false }];
const paged = (item: unknown) => ({ data: [item], links, current_page: 1, last_page: 2, per_page: 10, total: 12 });

const at = '2026-01-05 09:00:00';
const choice = { id: 3, name: 'Jakarta' };
const schema = { id: 1, slug: 'jwp', title: 'JWP' };
const titled = { title: 'JWP', number: 'S-1', kind: 'KKNI' };
const unit = { code: 'J.1', title: 'u' };
const assessor = { name: 'Asesor', registration: 'MET.000.000001 2019' };
const signature = { image: 'ttd/7.png', signed_at: at };
const review = { at, reviewer: 'x', note: null, notes: [{ target: 'address', text: 'x' }] };
const file = { id: 5, name: 'KTP.pdf', type: 'application/pdf', size: 900, src: '/storage/berkas/5' };
const dates = { starts_at: at, ends_at: at };

const user = { id: 7, email: 'ayu@contoh.example', fullname: 'Ayu', photo: 'foto/7.png' };
const link = { id: '7', hash: 'h', expires: null, signature: null };

const rated = { price: '750000.00', rating: '4.5', review_count: 3 };
const summary = { ...schema, ...rated, field: choice, description: 'x' };
const taught = { ...unit, standard: 's', elements: [{ title: 'e', criteria: ['c'] }] };
const scheme = { ...summary, ...titled, standard: 'SKKNI', requirements: ['a'], methods: ['b'], units: [taught] };
const budget = { id: 9, source: 'mandiri', title: 'Mandiri', price: 750000 };
const site = { ...choice, kind: 'Mandiri', city: 'Jakarta' };
const schedule = { ...dates, schedule_id: 5, schema, registration_until: at, site, seats_left: 4, budgets: [budget] };
const opinion = { id: 1, author: 'B', rating: 4.5, text: 'x', date: '2026-01-05' };
const filters = { fields: [choice], schemas: [choice], months: ['2026-01'], sites: [choice] };

const where = { schema, schedule: { schedule_id: 5, starts_at: at, site_name: 'TUK', city: 'Jakarta' } };
const paid = { amount: 750000, created_at: at, expires_at: at, paid_at: null, budget_source: 'mandiri' };
const transaction = { ...where, ...paid, trx_id: 'TRX-1', status: 'pending' };
const order = { scheduleId: '5', budgetSource: 'mandiri', budgetary: '9' };
const used = { status: 'used', used_at: at, trx_id: 'TRX-1', expires_at: at };
const voucher = { ...where, ...used, id: 3, code: 'PRATWEB10001', source: 'prakerja', budgetary: 9 };

const stage = { name: 'apl01', status: 'returned', since: at, waiting_for: 'candidate', note: 'x', due: null };
const timeline = { ...where, trx_id: 'TRX-1', stages: [stage] };
const heading = { trx_id: 'TRX-1', schema: titled, candidate: 'Ayu', assessor };
const signed = { ...heading, ...dates, site, assessor_signature: signature };
const answered = { outcome: 'partly', text: 'x', extra_minutes: 15 };
const adjustments = { suggested: ['reader'], request: { needs: ['extra_time'], other: 'x', answer: answered } };
const evidence = { evidence: ['portfolio', 'other'], other_evidence: 'x' };
const agreement = { ...signed, ...evidence, status: 'approved', signature, review, adjustments };
const reassessment = { units: [unit], assessor };
const judged = { ...unit, competent: 'BK', methods: [{ method: 'oral', competent: 0 }], note: 'x' };
const decision = { competent: 'belum kompeten', decided_at: at, units: [judged], note: null, follow_up: 'x' };
const result = { ...signed, ...decision, acknowledged: signature, appeal_until: at, reassessment };
const answer = { granted: 1, text: 'x', at, reassessment };
const objection = { explained: true, discussed: 0, others_involved: false, reason: 'x', sent_at: at };
const appeal = { ...heading, assessed_at: at, until: null, appeal: { ...objection, signature, file_id: 5, answer } };
const feedback = { components: [{ name: 'explained', yes: 1, note: null }], notes: 'x', sent_at: at };

const returned = { ...heading, status: 'returned', sent_at: at, signature, review };
const content = { fullname: 'Ayu', birth_date: '1998-05-20', purpose: 'rpl', other_purpose: null };
const requirement = { id: 1, group: 'basic', title: 'Ijazah', required: true, file, verdict: 'met' };
const apl01 = { ...returned, content, region_names: ['DIY'], units: [taught], requirements: [requirement] };
const proven = { ...unit, elements: [{ id: 'J.1.1', no: 1, title: 'e', criteria: ['k'] }] };
const proof = { element_id: 'J.1.1', competent: true, evidence: null, file_ids: [5] };
const apl02 = { ...returned, units: [proven], answers: [proof], files: [file], continues: null };

const valid = { number: 'C 1', issued_at: at, valid_until: at };
const revoked = { status: 'revoked', revoked_at: at, revoked_reason: 'x' };
const checked = { ...valid, ...revoked, register_number: 'C 2', holder: 'Gita', schema: titled, units: [unit] };

const key = { trxId: 'TRX-1', id: 'E-1' };
const receipt = { number: 'TTU-1', submitted_at: at, answered: 1, total: 2, digest: 'a'.repeat(64) };
const running = { status: 'running', started_at: at, time: '60', extra_time: 5, submit_allowed: 1, note: null };
const written = { ...running, question_id: 'E-1', kind: 'written', type: 'pilihan-ganda', question_count: 2, receipt };
const version = { value: 'A', doubtful: 0, revision: 2, device: 'd', answered_at: at };
const made = { id: 5, name: 'hasil.zip', size: 900, uploaded_at: at };
const stored = { question_detail_id: 'Q-1', current: version, others: [version], file: made };
const criteria = [{ id: 'U.1.1', text: 'k', benchmark: 'b', competent: null }];
const question = { question_detail_id: 'Q-1', no: 1, kind: 'choice', question: 'x' };
const paper = {
  question_id: 'E-1',
  transaction_id: 'TRX-1',
  instructions: '<p>x</p>',
  scenario: null,
  steps: [{ no: 1, title: 'x', instruction: 'y' }],
  units: [{ ...unit, elements: [{ id: 'U.1', title: 'e', criteria }] }],
  questions: [
    { ...question, options: [{ value: 'A', text: 'a' }] },
    { ...question, question_detail_id: 'Q-2', kind: 'essay', max_length: 100 },
    { ...question, question_detail_id: 'Q-3', kind: 'upload', max_kb: 100 },
  ],
  answers: [stored],
};
const saved = {
  saved: [{ question_detail_id: 'Q-1', revision: 2, device: 'd' }],
  refused: [{ question_detail_id: 'Q-2', revision: 1, reason: 'x' }],
  answers: [stored],
};
const upload = { exam: key, questionId: 'Q-3', file: new File(['x'], 'a.zip'), answeredAt: '2026-01-05T02:00:00Z' };
const options = { requestKey: 'k', onProgress: () => undefined, signal: new AbortController().signal };

const born = { birth_date: '1998-05-20', gender: 'P', has_disability: false };
const pictures = { photo: 'foto/7.png', signature: null };
const profile = { ...born, ...pictures, fullname: 'Ayu', identity_type: 'nik', province_id: 34, qualification: null };
const education = { id: 1, level: 'S1', institution: 'U', major: null, start_year: 2016, end_year: '2020' };
const career = { id: 1, company: 'PT', position: 'Staf', start_date: '2021-02-01', end_date: null, description: 'x' };
const notification = { id: 4, type: 'payment', trxid: 'TRX-1', information: 'x', date: at, read: 0 };
const message = { subject: 'question', trxId: '', text: 'x', email: 'a@b.c' } as const;
const received = { number: 'PSN-1', received_at: at, answer_within_days: 3 };

const bookable = ['data.*.schedule_id', 'data.*.schema', 'data.*.schema.slug', 'data.*.starts_at'];
const elements = ['data.units.*.code', 'data.units.*.elements', 'data.units.*.elements.*.id'];
const apl02Needs = [...elements, 'data.answers.*.element_id', 'data.files.*.id'];

const table: Readonly<Record<string, readonly [use: Use, good: unknown, needs?: readonly string[]]>> = {
  'a log-in': [
    (it) => it.accounts.logIn({ email: 'a', password: 'b' }),
    data({ user, token: 't' }),
    ['data.user', 'data.user.id', 'data.user.email'],
  ],
  'the candidate': [(it) => it.accounts.current(), data(user), ['data.id', 'data.email']],
  'a verified address': [(it) => it.registrations.verifyEmail(link), data({ already_verified: true })],
  'a verification mail': [(it) => it.registrations.sendVerification(), data({ already_verified: false })],
  schemes: [(it) => it.catalog.schemes({}), { ...paged(summary), filters }, ['data.*.slug']],
  'a scheme': [(it) => it.catalog.scheme('jwp'), data(scheme), ['data.slug']],
  reviews: [(it) => it.catalog.reviews('1', 1), data(paged(opinion))],
  schedules: [(it) => it.catalog.schedules({}), { ...paged(schedule), filters }, bookable],
  purchases: [(it) => it.transactions.list('pending', 1), data(paged(transaction)), ['data.data.*.trx_id']],
  'a purchase': [(it) => it.transactions.create(order, 'k'), data(transaction), ['data.trx_id']],
  'a cancelled purchase': [(it) => it.transactions.cancel('TRX-1'), data(transaction)],
  'a payment token': [(it) => it.payments.token('TRX-1'), data({ token: 't' }), ['data.token']],
  'a proof of a transfer': [
    (it) => it.paymentProofs.send('TRX-1', new File(['x'], 'bukti.jpg'), 'k'),
    data({ name: 'bukti.jpg', sent_at: at }),
  ],
  vouchers: [(it) => it.vouchers.list({ status: 'used' }), paged(voucher), ['data.*.id']],
  'the time': [(it) => it.serverTime.read(), data('2026-01-05T02:00:00.123Z')],
  'a timeline': [(it) => it.timelines.find('TRX-1'), data(timeline), ['data.stages', 'data.stages.*.name']],
  'an agreement': [(it) => it.assessments.agreement('TRX-1'), data(agreement)],
  'a result': [(it) => it.assessments.result('TRX-1'), data(result), ['data.competent']],
  'an appeal': [(it) => it.assessments.appeal('TRX-1'), data(appeal)],
  'a feedback': [(it) => it.assessments.feedback('TRX-1'), data(feedback)],
  'APL 01': [(it) => it.apls.apl01('TRX-1'), data(apl01), ['data.requirements.*.id', 'data.requirements.*.file.id']],
  'APL 02': [(it) => it.apls.apl02('TRX-1'), data(apl02), apl02Needs],
  'a certificate': [(it) => it.certificates.request('TRX-1'), data({ ...valid, status: 'ready', file_id: 'CERT-1' })],
  'a checked certificate': [(it) => it.certificates.check('C 1'), data(checked), ['data.number', 'data.holder']],
  exams: [(it) => it.exams.exams('TRX-1'), data({ ...heading, exams: [written] }), ['data.exams.*.question_id']],
  'a start': [(it) => it.exams.start(key, '7'), data(written), ['data.kind', 'data.status']],
  'a paper': [(it) => it.exams.content(key), data(paper)],
  'a save': [(it) => it.exams.save(key, []), data(saved)],
  'a submission': [(it) => it.exams.submit(key, [], receipt.digest, 'k'), data(receipt)],
  'an upload': [(it) => it.exams.upload(upload, options), data({ file: made }), ['data.file', 'data.file.id']],
  'an uploaded file': [(it) => it.exams.uploaded('TRX-1', 'Q-3'), data({ file: made }), ['data.file.id']],
  'a profile': [(it) => it.profiles.find('7'), data(profile)],
  educations: [(it) => it.profileRecords.educations('7'), data([education]), ['data.*.id']],
  careers: [(it) => it.profileRecords.careers('7'), data([career]), ['data.*.id']],
  provinces: [(it) => it.references.provinces(), data([choice]), ['data.*.id', 'data.*.name']],
  notifications: [(it) => it.notifications.page(1, true), data(paged(notification)), ['data.data.*.id']],
  'a message': [(it) => it.messages.send(message, 'k'), data(received), ['data.number']],
};

export const methods: readonly Method[] = Object.entries(table).map(([name, [use, good, needs = []]]) => ({
  name,
  run: (http) => use(httpRepositories(http)),
  good,
  needs,
}));
