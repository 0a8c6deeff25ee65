import { exams, type Office, openOffice, type Peer, type Person, scheme } from './office.ts';
import { answerBy, type Reply, type Routes } from './plumbing.ts';
import { guardsOf, type Manner, routesOf } from './routes.ts';

// Answers with only the fields that the specification names (sections 2, 3, 5 and 7), and with empty data where it names none.

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

const paged = (path: string, rows: readonly unknown[]): Reply => ({
  json: { data: rows, links: [{ url: `${path}?page=1`, label: '1', active: true }] },
});

const manner: Manner = {
  guest,
  missing,
  done,
  ok: of,
  paged,
  profileOf: () => nothing,
  records: () => nothing,
  trxId: (id) => id,
  soldOf: ({ id }) => ({ trx_id: id }),
  formTaken: () => done,
  formOf: () => nothing,
  noNotice: missing,
  signed: done,
  token: ({ id }) => ({ token: id }),
  started: (at) => ({ time: 60, started_at: at }),
};

const accountRoutes = (office: Office): Routes => ({
  'POST /api/signup': ({ input }) =>
    office.signUp(input.email, input.fullname ?? input.name, input.password)
      ? done
      : { status: 422, json: { code: '02', message: 'Validation | Email sudah terdaftar' } },
  'POST /api/login': (call) => {
    const person = office.logIn(call, call.input.email, call.input.password);
    return person ? { json: { user: userOf(person), data: { token: `t${person.id}` } } } : guest;
  },
  'GET /api/asesi': (call) => {
    const person = office.of(call);
    return { json: person ? userOf(person) : {} };
  },
  'POST /api/reset-password': () => done,
  'GET /api/email/verify/.+': ({ path }) => (office.verify(path.replace('/api/email/verify/', '')) ? done : missing),
});

const optionsOf = ['province', 'city/:id', 'district/:id', 'village/:id', 'disability', 'disabilitytype'];
const referenceRoutes: Routes = {
  ...Object.fromEntries(optionsOf.map((path) => [`GET /api/${path}`, () => of(options)])),
  'GET /api/schema/thumbnail': () => of([{ slug: scheme.slug }]),
  'GET /api/schema/:slug/detail': ({ params }) => (params[0] === scheme.slug ? of(offer) : missing),
};

const questions = exams.flatMap(({ id, questions: own }) =>
  own.map((each) => ({ question_id: id, question_detail_id: each.id })),
);

export const least = (): Peer => {
  const office = openOffice();
  const { mine, bought } = guardsOf(office, manner);
  const empty = bought(() => nothing);
  const server = answerBy(
    {
      ...routesOf(office, manner),
      ...accountRoutes(office),
      ...referenceRoutes,
      'POST /api/transaction/update-transaction': mine((person, call) =>
        of({ trx_id: (office.purchaseOf(call) ?? office.buy(person)).id }),
      ),
      'POST /api/transaction/remove': bought(() => done),
      'GET /api/timeline/:id': empty,
      'POST /api/timeline/download-certificate': bought(() => done),
      'GET /api/apl-02/:id': empty,
      'GET /api/assessment/exam-status/:id': empty,
      'POST /api/assessment/questions': bought((_, { input }) =>
        of(questions.filter(({ question_id: id }) => String(id) === String(input.question_id ?? id))),
      ),
      'POST /api/assessment/answers': bought((purchase, call) => {
        office.handIn(purchase, String(call.input.question_id), call);
        return done;
      }),
      'GET /api/assessment/demonstrationStatus/:id/:detail': empty,
      'GET /api/result/:id': empty,
    },
    { otherwise: missing, expired: { status: 419, json: { message: 'CSRF token mismatch.' } } },
  );
  return { ...server, office };
};
