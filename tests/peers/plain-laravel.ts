import { exams, type Office, openOffice, type Peer, type Person, type Purchase, scheme } from './office.ts';
import { answerBy, type Call, inWib, type Reply, type Routes } from './plumbing.ts';
import { guardsOf, type Manner, routesOf } from './routes.ts';

// Behaves like a plain Laravel application: API resources, paginators with links, 422 with `errors`, errors with status 200, other texts.

const ok = (data: unknown = null, message = 'Berhasil', status = 200): Reply => ({
  status,
  json: { success: true, data, message },
});
const refused = (message: string): Reply => ({ json: { success: false, message } });
const missing: Reply = { status: 404, json: { message: 'No query results for model [App\\Models\\Data].' } };
const guest: Reply = { status: 401, json: { message: 'Unauthenticated.' } };
const invalid = (field: string, text: string): Reply => ({
  status: 422,
  json: { message: text, errors: { [field]: [text] } },
});

/** Like `LengthAwarePaginator::toArray()`. */
const paginated = (path: string, rows: readonly unknown[]) => ({
  current_page: 1,
  data: rows,
  first_page_url: `${path}?page=1`,
  from: 1,
  last_page: 1,
  last_page_url: `${path}?page=1`,
  links: [
    { url: null, label: '&laquo; Previous', active: false },
    { url: `${path}?page=1`, label: '1', active: true },
    { url: null, label: 'Next &raquo;', active: false },
  ],
  next_page_url: null,
  path,
  per_page: 15,
  prev_page_url: null,
  to: rows.length,
  total: rows.length,
});

const schedule = {
  schedule_id: scheme.schedule.id,
  schema: { id: scheme.id, slug: scheme.slug, nama: scheme.name },
  starts_at: scheme.schedule.start,
  ends_at: null,
  registration_until: null,
  site: { id: 5, nama: 'TUK Contoh', kota: scheme.schedule.place },
  seats_left: null,
  budgets: [
    {
      id: Number(scheme.schedule.budgetary),
      source: scheme.schedule.source,
      nama: 'Biaya mandiri',
      price: `${scheme.price}.00`,
    },
  ],
};
const offer = {
  id: scheme.id,
  kode: 'SKM-03',
  slug: scheme.slug,
  nama: scheme.name,
  deskripsi: null,
  harga: scheme.price,
  schedules: [schedule],
};
const units = [
  {
    id: scheme.unit.id,
    code: scheme.unit.code,
    title: scheme.unit.title,
    elements: [{ id: scheme.element.id, title: scheme.element.title, criteria: [scheme.element.criterion] }],
  },
];

const userOf = ({ id, email, name, verified }: Person) => ({
  id,
  email,
  fullname: name,
  email_verified_at: verified ? '2025-11-24T11:00:00.000000Z' : null,
  photo: { path: null, size: null },
});
const soldOf = ({ id, paid }: Purchase) => ({
  id: Number(id),
  trx_id: Number(id),
  status: paid ? 'lunas' : 'menunggu_pembayaran',
  amount: `${scheme.price}.00`,
  voucher: { kode: null, potongan: null },
  schema: { id: scheme.id, slug: scheme.slug, nama: scheme.name },
  schedule: { schedule_id: scheme.schedule.id, starts_at: scheme.schedule.start },
});

const words = {
  agreement: 'Persetujuan',
  apl01: 'APL 01',
  apl02: 'APL 02',
  exam: 'Ujian',
  result: 'Hasil',
  feedback: 'Umpan Balik',
  certificate: 'Sertifikat',
};
const timelineOf = (purchase: Purchase) => ({
  ...soldOf(purchase),
  stages: Object.entries(words).map(([name, nama]) => ({
    name,
    nama,
    status: name in purchase.forms ? 'sudah_selesai' : 'sedang_berjalan',
    selesai_pada: null,
  })),
});

/** Known statuses until the submission, unknown ones afterwards; the practical task has an unknown status from the start. */
const examStatus = ({ started, handedIn, reopened }: Purchase, exam: string) => {
  if (reopened.has(exam)) return 'running';
  if (handedIn[exam]) return 'sudah_dikumpulkan';
  if (exam === '43') return 'menunggu_asesor';
  return started[exam] ? 'running' : 'ready';
};

const examOf = (purchase: Purchase) =>
  exams.map(({ id, kind, name }) => {
    const { started, handedIn } = purchase;
    const end = handedIn[id];
    return {
      question_id: id,
      kind,
      type: kind === 'written' ? 'teori' : null,
      nama: name,
      time: 60,
      started_at: started[id] ? inWib(started[id]) : null,
      status: examStatus(purchase, String(id)),
      receipt: {
        number: end ? `TT-${id}` : null,
        submitted_at: end ? inWib(end) : null,
        answered: null,
        total: null,
        digest: null,
      },
      asesor: { nama: null, telepon: null },
    };
  });

const questionsOf = (exam: string) =>
  exams
    .find(({ id }) => String(id) === exam)
    ?.questions.map(({ id, text, options }, at) => ({
      question_detail_id: id,
      nomor: at + 1,
      kind: exam === '43' ? 'upload' : options ? 'choice' : 'essay',
      question: `<p>${text}</p>`,
      gambar: { path: null },
      options: options ? options.map((title, no) => ({ id: id * 10 + no, value: 'ABCD'[no], text: title })) : null,
    }));

const manner: Manner = {
  guest,
  missing,
  done: ok(null),
  ok,
  paged: (path, rows) => ok(paginated(path, rows)),
  profileOf: (person) => ok({ ...userOf(person), ...person.profile, alamat: { provinsi: null, kota: null } }),
  records: ok,
  trxId: Number,
  soldOf,
  formTaken: ({ id }) => {
    const kept = { id: 1, trx_id: Number(id), status: 'diterima_admin', catatan: null };
    return ok(kept, 'Data disimpan', 201);
  },
  formOf: ({ forms }, name) =>
    name in forms ? ok({ ...forms[name], status: 'diterima_admin', catatan: null }) : missing,
  noNotice: refused('Notifikasi tidak ditemukan'),
  signed: ok({ signature: '/storage/ttd/7.png' }),
  token: ({ id }) => ({ token: `snap-${id}`, redirect_url: null }),
  started: (at, exam) => ({ question_id: exam, time: 60, started_at: at }),
};

const accountRoutes = (office: Office): Routes => {
  const { mine } = guardsOf(office, manner);
  return {
    'POST /api/signup': (call) => {
      const { email, fullname, name, password } = call.input;
      if (!email) return invalid('email', 'The email field is required.');
      const person = office.signUp(email, fullname ?? name, password);
      if (!person) return invalid('email', 'The email has already been taken.');
      office.logIn(call, email, password);
      return ok(userOf(person), 'Registrasi berhasil', 201);
    },
    'POST /api/login': (call) => {
      const person = office.logIn(call, call.input.email, call.input.password);
      if (!person) return invalid('email', 'The provided credentials do not match our records.');
      return {
        json: { success: true, message: 'Berhasil', user: userOf(person), data: { token: `${person.id}|laravel` } },
      };
    },
    'POST /api/logout': (call) => {
      office.logOut(call);
      return { status: 204 };
    },
    'GET /api/asesi': mine((person) => ok(userOf(person))),
    'POST /api/reset-password': () => refused('Tautan tidak berlaku'),
    'GET /api/email/verify/.+': ({ path }) =>
      office.verify(path.replace('/api/email/verify/', ''))
        ? { status: 302, to: '/?verified=1' }
        : { status: 403, json: { message: 'Invalid signature.' } },
    'POST /api/email/verification-notification': () => ({ status: 202, json: { status: 'verification-link-sent' } }),
    'POST /api/profile': mine((person, { input }) => {
      office.saveProfile(person, input);
      return ok({ ...userOf(person), ...person.profile }, 'Profil diperbarui');
    }),
  };
};

const referenceRoutes = {
  'GET /api/province': () => ok([{ kode: 31, nama: 'DKI Jakarta' }]),
  'GET /api/city/:id': () => ok([{ kode: 3171, nama: 'Jakarta Selatan' }]),
  'GET /api/district/:id': () => ok(paginated('/api/district', [{ id: 317101, nama: 'Tebet' }])),
  'GET /api/village/:id': () => ok([{ id: 31710101, nama: 'Tebet Barat' }]),
  'GET /api/disability': () =>
    ok([
      { id: 1, nama: 'Tidak' },
      { id: 2, nama: 'Ya' },
    ]),
  'GET /api/disabilitytype': () => ok([{ id: 1, nama: 'Netra' }]),
  'GET /api/schema/thumbnail': () => ok(paginated('/api/schema/thumbnail', [offer])),
  'GET /api/schema/:slug/detail': ({ params }: Call) => (params[0] === scheme.slug ? ok({ ...offer, units }) : missing),
  'GET /api/schedule': () => ok(paginated('/api/schedule', [schedule])),
  'GET /': () => ({ body: '<!doctype html><title>Portal</title>' }),
};

const purchaseRoutes = (office: Office): Routes => {
  const { mine, bought } = guardsOf(office, manner);
  return {
    'POST /api/transaction/update-transaction': mine((person, call) =>
      call.input.schedule_id
        ? ok(soldOf(office.purchaseOf(call) ?? office.buy(person)), 'Transaksi dibuat', 201)
        : invalid('schedule_id', 'The schedule id field is required.'),
    ),
    'POST /api/transaction/remove': bought(() => refused('Transaksi tidak dapat dibatalkan')),
    'GET /api/timeline/:id': bought((purchase) => ok(timelineOf(purchase))),
    'POST /api/timeline/download-certificate': bought(({ id, forms }) =>
      'feedback' in forms ? ok(`/api/mekari/download-file/${id}`) : refused('Sertifikat belum diterbitkan'),
    ),
    // in a default Laravel setup the web server redirects a path with a trailing slash, and the browser repeats the request as GET
    'POST /api/pre-assessment/': () => ({ status: 301, to: '/api/pre-assessment' }),
    'GET /api/pre-assessment': () => ({
      status: 405,
      json: { message: 'The GET method is not supported for route api/pre-assessment.' },
    }),
    'GET /api/apl-02/:id': bought(({ forms }) => ok({ ...forms.apl02, status: 'belum_diisi', units })),
    'GET /api/assessment/exam-status/:id': bought((purchase) =>
      ok({ trx_id: Number(purchase.id), exams: examOf(purchase) }),
    ),
    'POST /api/assessment/questions': bought((_, { input }) => {
      const list = questionsOf(String(input.question_id));
      return list
        ? ok({ question_id: Number(input.question_id), questions: list })
        : invalid('question_id', 'The selected question id is invalid.');
    }),
    'POST /api/assessment/answers': bought((purchase, call) => {
      const exam = String(call.input.question_id);
      if (purchase.handedIn[exam] && !purchase.reopened.has(exam)) return refused('Jawaban sudah dikumpulkan');
      if (call.input.action !== 'submit') return ok(null, 'Jawaban disimpan sementara');
      office.handIn(purchase, exam, call);
      return ok({ question_id: Number(exam), nomor: `TT-${exam}`, receipt: { number: null } }, 'Jawaban dikumpulkan');
    }),
    'GET /api/assessment/demonstrationStatus/:id/:detail': bought(() => missing),
    'GET /api/result/:id': bought(({ forms, handedIn }) =>
      '42' in handedIn ? ok({ ...forms.result, competent: 'Kompeten', catatan: null }) : missing,
    ),
  };
};

/** `own`: routes in place of some of these. */
export const plainLaravel = (own: (office: Office) => Routes = () => ({})): Peer => {
  const office = openOffice();
  const server = answerBy(
    {
      ...purchaseRoutes(office),
      ...routesOf(office, manner),
      ...accountRoutes(office),
      ...referenceRoutes,
      ...own(office),
    },
    {
      otherwise: { status: 404, json: { message: 'The route could not be found.' } },
      expired: { status: 419, json: { message: 'CSRF token mismatch.' } },
    },
  );
  return { ...server, office };
};
