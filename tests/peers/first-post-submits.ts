import { exams, type Office, openOffice, type Peer, type Person, type Purchase, scheme } from './office.ts';
import { answerBy, type Call, inWib, type Reply, type Routes } from './plumbing.ts';
import { guardsOf, type Manner, routesOf } from './routes.ts';

// Answers `{code, message, data}`. This peer has no partial saves: the first POST of answers for an exam is the submission.

const ok = (data: unknown = null, message = 'Berhasil'): Reply => ({ json: { code: '00', message, data } });
const refused = (message: string): Reply => ({ json: { code: '05', message, data: null } });
const missing: Reply = { status: 404, json: { code: '04', message: 'Data tidak ditemukan', data: null } };
const guest: Reply = { status: 401, json: { code: '01', message: 'Silakan masuk lebih dahulu', data: null } };
const invalid = (field: string, text: string): Reply => ({
  status: 422,
  json: { code: '03', message: 'Data yang dikirim tidak sesuai', errors: { [field]: [text] } },
});

const page = (rows: readonly unknown[]) => ({ data: rows, current_page: 1, last_page: 1, total: rows.length });

const schema = { slug: scheme.slug, title: scheme.name };
const place = { starts_at: scheme.schedule.start, site: { name: 'TUK Contoh', city: scheme.schedule.place } };
const budget = {
  id: scheme.schedule.budgetary,
  source: scheme.schedule.source,
  title: 'Biaya mandiri',
  price: scheme.price,
};
const schedule = { schedule_id: scheme.schedule.id, schema, ...place, budgets: [budget] };
const offer = { id: scheme.id, ...schema, price: scheme.price };
const units = [
  {
    code: scheme.unit.code,
    title: scheme.unit.title,
    elements: [{ id: scheme.element.id, title: scheme.element.title, criteria: [scheme.element.criterion] }],
  },
];

const userOf = ({ id, email, name }: Person) => ({ id, email, fullname: name });
const soldOf = ({ id, paid }: Purchase) => ({
  trx_id: `TRX-${id}`,
  status: paid ? 'paid' : 'pending',
  amount: scheme.price,
  schema,
  schedule: { schedule_id: scheme.schedule.id, ...place },
});

const flow = ['agreement', 'apl01', 'apl02', 'exam', 'result', 'feedback', 'certificate'];
const doneOf = ({ forms, handedIn }: Purchase) =>
  flow.filter(
    (step) => step in forms || (step === 'exam' && '42' in handedIn) || (step === 'result' && '42' in handedIn),
  );
const stagesOf = (purchase: Purchase) => {
  const done = doneOf(purchase);
  return flow.map((name, index) => ({
    name,
    status: done.includes(name) ? 'done' : index <= done.length ? 'open' : 'locked',
  }));
};

const examOf = ({ started, handedIn }: Purchase) =>
  exams.map(({ id, kind, name, questions }) => ({
    question_id: id,
    kind,
    title: name,
    time: 60,
    question_count: questions.length,
    started_at: started[id] ? inWib(started[id]) : null,
    status: handedIn[id] ? 'submitted' : started[id] ? 'running' : 'ready',
  }));

const questionsOf = (exam: string) =>
  exams
    .find(({ id }) => String(id) === exam)
    ?.questions.map(({ id, text, options }) => ({
      question_detail_id: id,
      kind: exam === '43' ? 'upload' : options ? 'choice' : 'essay',
      question: text,
      ...(options && {
        options: options.map((title, at) => ({ id: id * 10 + at, value: String(at), name: `o${at}`, title })),
      }),
    }));

const manner: Manner = {
  guest,
  missing,
  done: ok(),
  ok,
  paged: (_, rows) => ok(page(rows)),
  profileOf: (person) => ok({ ...userOf(person), ...person.profile }),
  records: ok,
  trxId: (id) => id,
  soldOf,
  formTaken: ({ id }) => ok({ trx_id: `TRX-${id}` }, 'Tersimpan'),
  formOf: ({ forms }, name) => (name in forms ? ok({ ...forms[name], status: 'accepted' }) : missing),
  noNotice: missing,
  signed: ok(),
  token: ({ id }) => ({ token: `snap-TRX-${id}` }),
  started: (at, exam, { id }) => ({ question_id: exam, transaction_id: `TRX-${id}`, time: 60, started_at: at }),
};

const accountRoutes = (office: Office): Routes => ({
  'POST /api/signup': ({ input }) => {
    if (!input.email) return invalid('email', 'Email wajib diisi');
    const person = office.signUp(input.email, input.fullname ?? input.name, input.password);
    return person ? ok(userOf(person), 'Akun dibuat') : invalid('email', 'Email sudah terdaftar');
  },
  'POST /api/login': (call) => {
    const person = office.logIn(call, call.input.email, call.input.password);
    if (!person) return { status: 401, json: { code: '01', message: 'Username atau Password salah' } };
    return { json: { code: '00', message: 'Berhasil', user: userOf(person), data: { token: `t${person.id}` } } };
  },
  'GET /api/asesi': (call) => {
    const person = office.of(call);
    return ok(person ? userOf(person) : {});
  },
  'POST /api/reset-password': () => refused('Tautan tidak berlaku'),
  'GET /api/email/verify/.+': ({ path }) =>
    office.verify(path.replace('/api/email/verify/', ''))
      ? ok(null, 'Email terverifikasi')
      : refused('Tautan tidak berlaku'),
  'GET /api/date-now': () => ok(new Date().toISOString()),
});

const referenceRoutes = {
  'GET /api/province': () => ok([{ id: 31, name: 'DKI Jakarta' }]),
  'GET /api/city/:id': () => ok([{ id: 3171, name: 'Jakarta Selatan' }]),
  'GET /api/district/:id': () => ok([{ id: 317101, name: 'Tebet' }]),
  'GET /api/village/:id': () => ok([{ id: 31710101, name: 'Tebet Barat' }]),
  'GET /api/disability': () =>
    ok([
      { id: 1, name: 'Tidak ada' },
      { id: 2, name: 'Ada' },
    ]),
  'GET /api/disabilitytype': () => ok([{ id: 1, name: 'Netra' }]),
  'GET /api/schema/thumbnail': () => ok([offer]),
  'GET /api/schedule': () => ok(page([schedule])),
  'GET /api/schema/:slug/detail': ({ params }: Call) => (params[0] === scheme.slug ? ok({ ...offer, units }) : missing),
};

export const firstPostSubmits = (): Peer => {
  const office = openOffice();
  const { mine, bought } = guardsOf(office, manner);
  const server = answerBy(
    {
      ...routesOf(office, manner),
      ...accountRoutes(office),
      ...referenceRoutes,
      'POST /api/transaction/update-transaction': mine((person, call) =>
        ok(soldOf(office.purchaseOf(call) ?? office.buy(person))),
      ),
      'POST /api/transaction/remove': bought(() => refused('Pembelian tidak dapat dibatalkan')),
      'GET /api/timeline/:id': bought((purchase) => ok({ ...soldOf(purchase), stages: stagesOf(purchase) })),
      'POST /api/timeline/download-certificate': bought((purchase) =>
        'feedback' in purchase.forms ? ok({ file_id: `C-${purchase.id}` }) : refused('Sertifikat belum terbit'),
      ),
      'GET /api/apl-02/:id': bought(({ forms }) => ok({ ...forms.apl02, units })),
      'GET /api/assessment/exam-status/:id': bought((purchase) => ok({ exams: examOf(purchase) })),
      'POST /api/assessment/questions': bought((_, { input }) => {
        const list = questionsOf(String(input.question_id));
        return list ? ok({ questions: list }) : missing;
      }),
      'POST /api/assessment/answers': bought((purchase, call) => {
        const exam = String(call.input.question_id);
        if (!exams.some(({ id }) => String(id) === exam)) return invalid('question_id', 'Ujian tidak dikenal');
        if (purchase.handedIn[exam]) return refused('Jawaban ujian ini sudah dikumpulkan');
        office.handIn(purchase, exam, call);
        return ok({ question_id: Number(exam), submitted_at: inWib(new Date()) }, 'Jawaban diterima');
      }),
      'GET /api/assessment/demonstrationStatus/:id/:detail': bought(({ handedIn }) =>
        ok({ uploaded: exams.some(({ id, kind }) => kind === 'demonstration' && handedIn[id]) }),
      ),
      'GET /api/result/:id': bought(({ handedIn }) =>
        '42' in handedIn ? ok({ competent: 'kompeten', schema }) : missing,
      ),
    },
    { otherwise: missing, expired: { status: 419, json: { code: '19', message: 'CSRF token mismatch.' } } },
  );
  return { ...server, office };
};
