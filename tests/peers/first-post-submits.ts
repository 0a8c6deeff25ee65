import { exams, type Office, openOffice, type Peer, type Person, type Purchase, scheme } from './office.ts';
import { answerBy, type Call, inWib, type Reply, smallPdf, snapScript } from './plumbing.ts';

// Answers `{code, message, data}`. It knows no saving of a part: the first POST of answers for an exam is the submission.

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
/** The essay decides at once. */
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

const accountRoutes = (office: Office) => {
  const mine = (handle: (person: Person, call: Call) => Reply) => (call: Call) => {
    const person = office.of(call);
    return person ? handle(person, call) : guest;
  };
  return {
    'GET /sanctum/csrf-cookie': () => ({ status: 204 }),
    'POST /api/signup': ({ input }: Call) => {
      if (!input.email) return invalid('email', 'Email wajib diisi');
      const person = office.signUp(input.email, input.fullname ?? input.name, input.password);
      return person ? ok(userOf(person), 'Akun dibuat') : invalid('email', 'Email sudah terdaftar');
    },
    'POST /api/login': (call: Call) => {
      const person = office.logIn(call, call.input.email, call.input.password);
      if (!person) return { status: 401, json: { code: '01', message: 'Username atau Password salah' } };
      return { json: { code: '00', message: 'Berhasil', user: userOf(person), data: { token: `t${person.id}` } } };
    },
    'POST /api/logout': (call: Call) => {
      office.logOut(call);
      return ok(null, 'Anda sudah keluar');
    },
    'GET /api/asesi': (call: Call) => {
      const person = office.of(call);
      return ok(person ? userOf(person) : {});
    },
    'POST /api/forgot-password': () => ok(null, 'Tautan dikirim'),
    'POST /api/reset-password': () => refused('Tautan tidak berlaku'),
    'GET /api/email/verify/.+': ({ path }: Call) =>
      office.verify(path.replace('/api/email/verify/', ''))
        ? ok(null, 'Email terverifikasi')
        : refused('Tautan tidak berlaku'),
    'POST /api/email/verification-notification': () => ok(null, 'Email dikirim'),
    'GET /api/date-now': () => ok(new Date().toISOString()),
    'GET /api/profile/:id': mine((person) => ok({ ...userOf(person), ...person.profile })),
    'POST /api/profile': mine((person, call) => {
      office.saveProfile(person, call.input);
      return ok();
    }),
    'GET /api/profile/:id/education': mine(({ education }) => ok(education)),
    'POST /api/profile/education': mine(({ education }, { input }) => {
      education.push({ id: education.length + 1, ...input });
      return ok();
    }),
    'GET /api/profile/:id/career': mine(({ career }) => ok(career)),
    'POST /api/profile/career': mine(({ career }, { input }) => {
      career.push({ id: career.length + 1, ...input });
      return ok();
    }),
    'POST /api/profile/signature': mine((person, call) => {
      office.sign(person, call);
      return ok();
    }),
    'GET /api/notification': mine(({ notices }, { query }) =>
      ok(
        page(
          notices
            .filter(({ read }) => !read || query.get('read') !== 'false')
            .map(({ id, type, trxId, text, at, read }) => ({
              id,
              type,
              trxid: trxId,
              information: text,
              date: inWib(at),
              read,
            })),
        ),
      ),
    ),
    'PATCH /api/notification/mark-as-read': mine(({ notices }, { input }) => {
      const notice = notices.find(({ id }) => id === Number(input.id ?? input.notification_id));
      if (notice) notice.read = true;
      return notice ? ok() : missing;
    }),
    'PATCH /api/notification/mark-all': mine(({ notices }) => {
      for (const notice of notices) notice.read = true;
      return ok();
    }),
  };
};

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
  'GET /api/reviews/:id': () => ok(page([])),
  'GET /snap/snap.js': () => snapScript,
};

/** A peer without partial saves, and without a word of `action`. */
export const firstPostSubmits = (): Peer => {
  const office = openOffice();
  const bought = (handle: (purchase: Purchase, call: Call) => Reply) => (call: Call) => {
    const purchase = office.purchaseOf(call);
    return office.of(call) ? (purchase ? handle(purchase, call) : missing) : guest;
  };
  const form = (name: string) =>
    bought((purchase, call) => {
      office.take(purchase, name, call);
      return ok({ trx_id: `TRX-${purchase.id}` }, 'Tersimpan');
    });
  const draft = (name: string, more: object = {}) =>
    bought((purchase) =>
      name in purchase.forms ? ok({ ...purchase.forms[name], ...more, status: 'accepted' }) : missing,
    );

  const server = answerBy(
    {
      ...accountRoutes(office),
      ...referenceRoutes,
      'POST /snap/pay/:token': ({ params }) => ({
        status: office.pay(params[0]?.replace('snap-TRX-', '')) ? 204 : 404,
      }),
      'GET /api/transaction/list/:x': (call) => {
        const own = office.purchases.filter(({ owner }) => owner === office.of(call));
        return ok(page(own.map(soldOf).filter(({ status }) => status === call.params[0])));
      },
      'POST /api/transaction/update-transaction': (call) => {
        const person = office.of(call);
        if (!person) return guest;
        return ok(soldOf(office.purchaseOf(call) ?? office.buy(person)));
      },
      'POST /api/transaction/remove': bought(() => refused('Pembelian tidak dapat dibatalkan')),
      'POST /api/transaction/token': bought(({ id }) => ok({ token: `snap-TRX-${id}` })),
      'GET /api/vouchers': () => ok([]),
      'GET /api/timeline/:id': bought((purchase) => ok({ ...soldOf(purchase), stages: stagesOf(purchase) })),
      'POST /api/timeline/download-certificate': bought((purchase) =>
        'feedback' in purchase.forms ? ok({ file_id: `C-${purchase.id}` }) : refused('Sertifikat belum terbit'),
      ),
      'GET /api/mekari/download-file/:id': () => smallPdf,
      'GET /api/pre-assessment/:id': draft('agreement'),
      'POST /api/pre-assessment/': form('agreement'),
      'GET /api/apl-01/:id': draft('apl01'),
      'POST /api/apl-01': form('apl01'),
      'POST /api/apl-01/resubmit': form('apl01'),
      'GET /api/apl-02/:id': bought(({ forms }) => ok({ ...forms.apl02, units })),
      'POST /api/apl-02': form('apl02'),
      'POST /api/apl-02/resubmit': form('apl02'),
      'GET /api/assessment/exam-status/:id': bought((purchase) => ok({ exams: examOf(purchase) })),
      'POST /api/timer/startTimer': bought((purchase, { input }) => {
        const at = office.start(purchase, String(input.question_id));
        return ok({
          question_id: input.question_id,
          transaction_id: `TRX-${purchase.id}`,
          time: 60,
          started_at: inWib(at),
        });
      }),
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
      'PUT /api/result': form('result'),
      'GET /api/appeals/:id': draft('appeal'),
      'POST /api/appeals': form('appeal'),
      'PUT /api/feedbacks': form('feedback'),
    },
    { otherwise: missing, expired: { status: 419, json: { code: '19', message: 'CSRF token mismatch.' } } },
  );
  return { ...server, office };
};
