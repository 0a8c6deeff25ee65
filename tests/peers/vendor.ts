import type { Office, Peer, Purchase } from './office.ts';
import { plainLaravel } from './plain-laravel.ts';
import type { Call, Input, Reply, Routes } from './plumbing.ts';
import { guardsOf } from './routes.ts';

// A Laravel application as a vendor writes it from the documents: a clock in UTC without a zone, integer columns of MySQL, `TrimStrings`,
// addresses from `Storage::url()`, an interview without questions, and a submission that repeats its receipt.

const guest: Reply = { status: 401, json: { message: 'Unauthenticated.' } };
const missing: Reply = { status: 404, json: { message: 'No query results for model [App\\Models\\Data].' } };
const ok = (data: unknown): Reply => ({ json: { success: true, data } });
const serverError: Reply = { status: 500, json: { message: 'SQLSTATE[22003]: Numeric value out of range' } };

/** `now()->toDateTimeString()` with Laravel's default zone. */
export const inUtc = (date: Date): string => date.toISOString().slice(0, 19).replace('T', ' ');

/** The largest number of MySQL's `integer`. */
const integer = 2_147_483_647;

const trimmed = (value: unknown) => String(value ?? '').trim();

export interface Odds {
  /** How it writes the times of its clock, which is right. */
  readonly time?: (date: Date) => string;
  /** The largest number that its columns hold. */
  readonly largest?: number;
  /** What it keeps of an answer's text. */
  readonly kept?: (value: unknown) => string;
  /** Whether the first sign-up stores the account, and then fails. */
  readonly failsAtSignUp?: true;
  /** Whether a sign-up needs a telephone and an identity number, as the configuration can ask for. */
  readonly needsAtSignUp?: true;
  /** Whether a second submission replaces the first one's answers. */
  readonly replaces?: true;
  /** Whether each save replaces all earlier answers of the exam. */
  readonly savesReplace?: true;
  /** Whether a profile that comes without a field empties it. */
  readonly emptiesProfile?: true;
  /** Whether an exam that was handed in can no longer be read. */
  readonly closesPapers?: true;
  /** The origin of the addresses of files, as `APP_URL` names it. */
  readonly address?: () => string;
}

export const vendor = ({
  failsAtSignUp,
  needsAtSignUp,
  replaces,
  closesPapers,
  savesReplace,
  emptiesProfile,
  address = () => '',
  time = inUtc,
  largest = integer,
  kept = trimmed,
}: Odds = {}): Peer => {
  const rows = new Map<string, Input>();
  const keyOf = (purchase: Purchase, exam: unknown, id: unknown) => `${purchase.id}/${exam}/${id}`;
  const examIds = ['41', '42', '45'];
  const receipts = new Map<string, Input>();
  const routes = (office: Office): Routes => {
    const { bought, mine } = guardsOf(office, { guest, missing });
    const questions = (exam: string) =>
      exam === '45'
        ? []
        : [
            { question_detail_id: `${exam}1`, kind: 'essay', question: 'Jelaskan GET.' },
            { question_detail_id: `${exam}2`, kind: 'essay', question: 'Jelaskan POST.' },
          ];
    const examOf = (purchase: Purchase, id: string) => {
      const receipt = receipts.get(`${purchase.id}/${id}`);
      const at = purchase.started[id];
      return {
        ...{ question_id: id, kind: id === '45' ? 'observation' : 'essay', nama: `Ujian ${id}`, time: 60 },
        started_at: at ? time(at) : null,
        status: receipt ? 'submitted' : at ? 'running' : 'ready',
        receipt: receipt ?? null,
      };
    };
    const store = (purchase: Purchase, { input }: Call): boolean => {
      const sent = Object.values((input.answers ?? {}) as Record<string, Input>);
      if (sent.some(({ revision, base_revision: base }) => revision > largest || base > largest)) return false;
      if (sent.some(({ device = '' }) => String(device).length > 32)) return false;
      for (const answer of sent)
        rows.set(keyOf(purchase, input.question_id, answer.question_detail_id), {
          ...answer,
          value: kept(answer.value),
        });
      return true;
    };
    const answered = bought((purchase, call) => {
      const { input } = call;
      const key = `${purchase.id}/${input.question_id}`;
      const sent = Object.values((input.answers ?? {}) as Record<string, Input>);
      const before = receipts.get(key);
      if (before && !replaces) return ok(before);
      if (savesReplace)
        for (const key of rows.keys()) if (key.startsWith(`${purchase.id}/${input.question_id}/`)) rows.delete(key);
      if (!store(purchase, call)) return serverError;
      const saved = sent.map(({ question_detail_id, revision, device }) => ({ question_detail_id, revision, device }));
      if (input.action === 'save') return ok({ saved, refused: [], answers: [] });
      office.handIn(purchase, String(input.question_id), call);
      const receipt = before ?? { number: `TT-${key}`, submitted_at: time(new Date()) };
      receipts.set(key, receipt);
      return ok(receipt);
    });
    return {
      ...(failsAtSignUp && {
        'POST /api/signup': ({ input }: Call) => {
          office.signUp(input.email, input.fullname, input.password);
          return { status: 500, json: { message: 'Server Error' } };
        },
      }),
      ...(needsAtSignUp && {
        'POST /api/signup': (call: Call) => {
          const { email, fullname, password, mobile_phone: phone, identity_number: nik } = call.input;
          if (!/^0\d{9,12}$/.test(String(phone)) || !/^\d{16}$/.test(String(nik)))
            return {
              status: 422,
              json: { message: 'Isi telepon dan NIK.', errors: { mobile_phone: ['Wajib diisi.'] } },
            };
          const person = office.signUp(email, fullname, password);
          return ok({ id: person?.id, email, fullname });
        },
      }),
      ...(emptiesProfile && {
        'POST /api/profile': mine((person, { input }) => {
          person.profile = input;
          return ok(null);
        }),
      }),
      'POST /api/transaction/remove': bought(() => ok(null)),
      'GET /api/date-now': () => ok(time(new Date())),
      'GET /api/apl-01/:id': bought(({ forms }) =>
        ok({
          status: 'belum_diisi',
          requirements: [{ id: 1, title: 'KTP', file: forms.apl01 ? stored(address()) : null }],
        }),
      ),
      'GET /storage/berkas/ktp.pdf': () => ({ type: 'application/pdf', body: '%PDF-1.4\n%%EOF\n' }),
      'GET /api/assessment/exam-status/:id': bought((purchase) =>
        ok({ exams: examIds.map((id) => examOf(purchase, id)) }),
      ),
      'POST /api/timer/startTimer': bought((purchase, { input }) => {
        office.start(purchase, String(input.question_id));
        return ok(examOf(purchase, String(input.question_id)));
      }),
      'POST /api/assessment/questions': bought((purchase, { input }) => {
        if (closesPapers && receipts.has(`${purchase.id}/${input.question_id}`))
          return { status: 409, json: { message: 'Ujian sudah dikumpulkan.' } };
        const asked = questions(String(input.question_id));
        const answers = asked.flatMap(({ question_detail_id: id }) => {
          const current = rows.get(keyOf(purchase, input.question_id, id));
          return current ? [{ question_detail_id: id, current, others: [], file: null }] : [];
        });
        return ok({ questions: asked, answers });
      }),
      'POST /api/assessment/answers': answered,
    };
  };
  return plainLaravel(routes);
};

const stored = (address: string) => ({
  id: 1,
  name: 'ktp.pdf',
  type: 'pdf',
  size: 15,
  src: `${address}/storage/berkas/ktp.pdf`,
});
