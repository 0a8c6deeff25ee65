import { exams, type Office, openOffice, type Peer, type Person, type Purchase, scheme } from './office.ts';
import { answerBy, type Call, inWib, type Reply, smallPdf, snapScript } from './plumbing.ts';

// Answers with no field but those that the specification names (sections 2, 3, 5 and 7), and with nothing where it names none.

const done: Reply = { status: 204 };
const nothing: Reply = { json: { data: null } };
const of = (data: unknown): Reply => ({ json: { data } });
const guest: Reply = { status: 401, json: { message: 'Username atau Password salah' } };
const missing: Reply = { status: 404, json: { message: 'Data tidak ditemukan' } };

const offer = {
  slug: scheme.slug,
  schedules: [
    { schedule_id: scheme.schedule.id, budget_source: scheme.schedule.source, budgetary: scheme.schedule.budgetary },
  ],
};
const options = [
  { id: 1, value: '1', name: 'satu', title: 'Pilihan satu' },
  { id: 2, value: '2', name: 'dua', title: 'Pilihan dua' },
];
const userOf = ({ id, email, name }: Person) => ({ id, email, fullname: name });

/** Pages are named by links only. */
const paged = (path: string, rows: readonly unknown[]): Reply => ({
  json: { data: rows, links: [{ url: `${path}?page=1`, label: '1', active: true }] },
});

const mineBy = (office: Office) => (handle: (person: Person, call: Call) => Reply) => (call: Call) => {
  const person = office.of(call);
  return person ? handle(person, call) : guest;
};

const accountRoutes = (office: Office) => {
  const mine = mineBy(office);
  return {
    'GET /sanctum/csrf-cookie': () => done,
    'POST /api/signup': ({ input }: Call): Reply =>
      office.signUp(input.email, input.fullname ?? input.name, input.password)
        ? done
        : { status: 422, json: { code: '02', message: 'Validation | Email sudah terdaftar' } },
    'POST /api/login': (call: Call): Reply => {
      const person = office.logIn(call, call.input.email, call.input.password);
      return person ? { json: { user: userOf(person), data: { token: `t${person.id}` } } } : guest;
    },
    'POST /api/logout': (call: Call) => {
      office.logOut(call);
      return done;
    },
    'GET /api/asesi': (call: Call): Reply => {
      const person = office.of(call);
      return { json: person ? userOf(person) : {} };
    },
    'POST /api/forgot-password': () => done,
    'POST /api/reset-password': () => done,
    'GET /api/email/verify/.+': ({ path }: Call) =>
      office.verify(path.replace('/api/email/verify/', '')) ? done : missing,
    'POST /api/email/verification-notification': () => done,
    'GET /api/date-now': () => of(inWib(new Date())),
    'GET /api/profile/:id': mine(() => nothing),
    'POST /api/profile': mine((person, call) => {
      office.saveProfile(person, call.input);
      return done;
    }),
    'GET /api/profile/:id/education': mine(() => nothing),
    'POST /api/profile/education': mine(() => done),
    'GET /api/profile/:id/career': mine(() => nothing),
    'POST /api/profile/career': mine(() => done),
    'POST /api/profile/signature': mine((person, call) => {
      office.sign(person, call);
      return done;
    }),
    'GET /api/notification': mine(({ notices }, { query }) =>
      paged(
        '/api/notification',
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
    'PATCH /api/notification/mark-as-read': mine(({ notices }, { input }) => {
      const notice = notices.find(({ id }) => id === Number(input.id));
      if (notice) notice.read = true;
      return notice ? done : missing;
    }),
    'PATCH /api/notification/mark-all': mine(({ notices }) => {
      for (const notice of notices) notice.read = true;
      return done;
    }),
  };
};

const referenceRoutes = {
  'GET /api/province': () => of(options),
  'GET /api/city/:id': () => of(options),
  'GET /api/district/:id': () => of(options),
  'GET /api/village/:id': () => of(options),
  'GET /api/disability': () => of(options),
  'GET /api/disabilitytype': () => of(options),
  'GET /api/schema/thumbnail': () => of([{ slug: scheme.slug }]),
  'GET /api/schema/:slug/detail': ({ params }: Call) => (params[0] === scheme.slug ? of(offer) : missing),
  'GET /api/reviews/:id': () => paged('/api/reviews', []),
  'GET /snap/snap.js': () => snapScript,
};

/** A peer that answers the least that the specification names. */
export const least = (): Peer => {
  const office = openOffice();
  const mine = mineBy(office);
  const bought = (handle: (purchase: Purchase, call: Call) => Reply) =>
    mine((_, call) => {
      const purchase = office.purchaseOf(call);
      return purchase ? handle(purchase, call) : missing;
    });
  const form = (name: string) =>
    bought((purchase, call) => {
      office.take(purchase, name, call);
      return done;
    });
  const empty = bought(() => nothing);

  const server = answerBy(
    {
      ...accountRoutes(office),
      ...referenceRoutes,
      'POST /snap/pay/:token': ({ params }) => ({ status: office.pay(params[0]) ? 204 : 404 }),
      'GET /api/transaction/list/:x': mine((person, { path, params }) =>
        paged(
          path,
          office.purchases
            .filter(({ owner, paid }) => owner === person && (paid ? 'paid' : 'pending') === params[0])
            .map(({ id }) => ({ trx_id: id })),
        ),
      ),
      'POST /api/transaction/update-transaction': mine((person, call) =>
        of({ trx_id: (office.purchaseOf(call) ?? office.buy(person)).id }),
      ),
      'POST /api/transaction/remove': bought(() => done),
      // the call is named after it
      'POST /api/transaction/token': bought(({ id }) => of({ token: id })),
      'GET /api/vouchers': mine(() => nothing),
      'GET /api/timeline/:id': empty,
      'POST /api/timeline/download-certificate': bought(() => done),
      'GET /api/mekari/download-file/:id': mine(() => smallPdf),
      'GET /api/pre-assessment/:id': empty,
      'POST /api/pre-assessment/': form('agreement'),
      'GET /api/apl-01/:id': empty,
      'POST /api/apl-01': form('apl01'),
      'POST /api/apl-01/resubmit': form('apl01'),
      'GET /api/apl-02/:id': empty,
      'POST /api/apl-02': form('apl02'),
      'POST /api/apl-02/resubmit': form('apl02'),
      'GET /api/assessment/exam-status/:id': empty,
      'POST /api/timer/startTimer': bought((purchase, { input }) =>
        of({ time: 60, started_at: inWib(office.start(purchase, String(input.question_id))) }),
      ),
      'POST /api/assessment/questions': bought((_, { input }) =>
        of(
          exams
            .filter(({ id }) => input.question_id === undefined || String(id) === String(input.question_id))
            .flatMap(({ id, questions }) =>
              questions.map((each) => ({ question_id: id, question_detail_id: each.id })),
            ),
        ),
      ),
      'POST /api/assessment/answers': bought((purchase, call) => {
        office.handIn(purchase, String(call.input.question_id), call);
        return done;
      }),
      'GET /api/assessment/demonstrationStatus/:id/:detail': bought(() => nothing),
      'GET /api/result/:id': empty,
      'PUT /api/result': form('result'),
      'GET /api/appeals/:id': empty,
      'POST /api/appeals': form('appeal'),
      'PUT /api/feedbacks': form('feedback'),
    },
    { otherwise: missing, expired: { status: 419, json: { message: 'CSRF token mismatch.' } } },
  );
  return { ...server, office };
};
