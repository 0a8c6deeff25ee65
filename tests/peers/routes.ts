import type { Office, Person, Purchase } from './office.ts';
import { type Call, inWib, type Reply, type Routes, smallPdf, snapScript } from './plumbing.ts';

export interface Manner {
  readonly guest: Reply;
  readonly missing: Reply;
  readonly done: Reply;
  readonly ok: (data: unknown) => Reply;
  readonly paged: (path: string, rows: readonly unknown[]) => Reply;
  readonly profileOf: (person: Person) => Reply;
  readonly records: (kept: readonly unknown[]) => Reply;
  readonly trxId: (id: string) => unknown;
  readonly soldOf: (purchase: Purchase) => unknown;
  readonly formTaken: (purchase: Purchase) => Reply;
  readonly formOf: (purchase: Purchase, name: string) => Reply;
  readonly noNotice: Reply;
  readonly signed: Reply;
  readonly token: (purchase: Purchase) => unknown;
  readonly started: (at: string, exam: unknown, purchase: Purchase) => unknown;
}

export const guardsOf = (office: Office, { guest, missing }: Pick<Manner, 'guest' | 'missing'>) => {
  const mine = (handle: (person: Person, call: Call) => Reply) => (call: Call) => {
    const person = office.of(call);
    return person ? handle(person, call) : guest;
  };
  const bought = (handle: (purchase: Purchase, call: Call) => Reply) =>
    mine((_, call) => {
      const purchase = office.purchaseOf(call);
      return purchase ? handle(purchase, call) : missing;
    });
  return { mine, bought };
};

const posted = {
  '/api/pre-assessment': 'agreement',
  '/api/apl-01': 'apl01',
  '/api/apl-01/resubmit': 'apl01',
  '/api/apl-02': 'apl02',
  '/api/apl-02/resubmit': 'apl02',
  '/api/appeals': 'appeal',
};

/** The routes shared by all peers, answered in one peer’s format; each peer adds its own routes. */
export const routesOf = (office: Office, manner: Manner): Routes => {
  const { done, ok, paged } = manner;
  const { mine, bought } = guardsOf(office, manner);
  const form = (name: string) =>
    bought((purchase, call) => {
      office.take(purchase, name, call);
      return manner.formTaken(purchase);
    });
  const draft = (name: string) => bought((purchase) => manner.formOf(purchase, name));
  const records = (kind: 'education' | 'career'): Routes => ({
    [`GET /api/profile/:id/${kind}`]: mine((person) => manner.records(person[kind])),
    [`POST /api/profile/${kind}`]: mine((person, { input }) => {
      person[kind].push({ ...input, id: person[kind].length + 1 });
      return done;
    }),
  });
  return {
    'GET /sanctum/csrf-cookie': () => ({ status: 204 }),
    'POST /api/logout': (call) => {
      office.logOut(call);
      return done;
    },
    'GET /api/date-now': () => ok(inWib(new Date())),
    'POST /api/forgot-password': () => done,
    'POST /api/email/verification-notification': () => done,
    'GET /api/profile/:id': mine(manner.profileOf),
    'POST /api/profile': mine((person, { input }) => {
      office.saveProfile(person, input);
      return done;
    }),
    ...records('education'),
    ...records('career'),
    'POST /api/profile/signature': mine((person, call) => {
      office.sign(person, call);
      return manner.signed;
    }),
    'GET /api/notification': mine(({ notices }, { path, query }) => {
      const wanted = notices.filter(({ read }) => !read || query.get('read') !== 'false');
      const row = ({ id, type, trxId, text, at, read }: (typeof notices)[number]) => {
        const trxid = trxId && manner.trxId(trxId);
        return { id, type, trxid, information: text, date: inWib(at), read };
      };
      return paged(path, wanted.map(row));
    }),
    'PATCH /api/notification/mark-as-read': mine(({ notices }, { input }) => {
      const notice = notices.find(({ id }) => id === Number(input.id));
      if (notice) notice.read = true;
      return notice ? done : manner.noNotice;
    }),
    'PATCH /api/notification/mark-all': mine(({ notices }) => {
      for (const notice of notices) notice.read = true;
      return done;
    }),
    'GET /snap/snap.js': () => snapScript,
    'POST /snap/pay/:token': ({ params }) => ({ status: office.pay(/\d+$/.exec(params[0] ?? '')?.[0]) ? 204 : 404 }),
    'GET /api/reviews/:id': ({ path }) => paged(path, []),
    'GET /api/transaction/list/:x': mine((person, { path, params }) => {
      const own = office.purchases.filter(
        ({ owner, paid }) => owner === person && params[0] === (paid ? 'paid' : 'pending'),
      );
      return paged(path, own.map(manner.soldOf));
    }),
    'POST /api/transaction/token': bought((purchase) => ok(manner.token(purchase))),
    'GET /api/vouchers': mine(() => manner.records([])),
    'GET /api/mekari/download-file/:id': mine(() => smallPdf),
    ...Object.fromEntries(Object.entries(posted).map(([path, name]) => [`POST ${path}/?`, form(name)])),
    'PUT /api/result': form('result'),
    'PUT /api/feedbacks': form('feedback'),
    'GET /api/pre-assessment/:id': draft('agreement'),
    'GET /api/apl-01/:id': draft('apl01'),
    'GET /api/appeals/:id': draft('appeal'),
    'POST /api/timer/startTimer': bought((purchase, { input }) => {
      const at = office.start(purchase, String(input.question_id));
      return ok(manner.started(inWib(at), input.question_id, purchase));
    }),
  };
};
