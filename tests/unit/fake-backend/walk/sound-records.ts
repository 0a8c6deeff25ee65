import { createDatabase } from '../../../../fake-backend/database/database.ts';
import type { ResultRow } from '../../../../fake-backend/database/form-rows.ts';
import type { ScheduleRow, SchemeRow, TransactionRow } from '../../../../fake-backend/database/rows.ts';
import { seed } from '../../../../fake-backend/database/seeding.ts';
import { plansOf } from '../../../../fake-backend/questions/plans-of.ts';
import { paymentLifetimeMs } from '../../../../fake-backend/rules/purchase.ts';
import { testNow } from '../hosts/page.ts';
import { type Assessment, assessmentsIn, type Records } from './walker.ts';

const unchanging = createDatabase();
seed(unchanging, new Date(testNow));

type Say = (holds: boolean, problem: string) => void;

interface World {
  readonly records: Records;
  readonly assessments: readonly Assessment[];
  readonly now: number;
  readonly purchases: ReadonlyMap<string, TransactionRow>;
}

const time = (instant: string | null | undefined): number => Date.parse(instant ?? '');
const isIn = (rows: readonly { readonly id: string }[], id: string | null | undefined): boolean =>
  rows.some((row) => row.id === id);

/** Checks that each instant exists, that none is before its predecessor, and that none is in the future. */
const inOrder = (say: Say, now: number, what: string, ...instants: readonly (string | null | undefined)[]): void => {
  const times = instants.map(time);
  const sorted = times.every((each, index) => each <= (times[index + 1] ?? now));
  say(sorted, `${what}: ${instants.join(' → ')}, by ${now}`);
};

const doneBefore = {
  agreement: [],
  apl01: ['agreement'],
  apl02: ['agreement', 'apl01'],
  exam: ['agreement', 'apl01', 'apl02'],
  result: ['exam'],
  appeal: ['exam'],
  feedback: ['exam'],
  certificate: ['exam', 'result', 'feedback'],
} as const;

const ofStages = ({ assessments, now }: World, say: Say): void => {
  for (const { row, stages } of assessments) {
    say(row.status === 'paid', `${row.id} is assessed and ${row.status}`);
    say(stages.map(({ name }) => name).join() === Object.keys(doneBefore).join(), `${row.id} has other stages`);
    for (const { id, name, status, since, waiting_for: actor } of stages) {
      const before = stages.filter((each) => (doneBefore[name] as readonly string[]).includes(each.name));
      const isBegun = status !== 'locked';
      say(!isBegun || before.every((each) => each.status === 'done'), `${id} is ${status} too early`);
      say((actor !== null) === (isBegun && status !== 'done'), `${id} is ${status} and waits for ${actor}`);
      if (isBegun) inOrder(say, now, `${id} is ${status}`, since);
    }
  }
};

const reviewed = ['returned', 'approved', 'rejected'];

const ofForms = ({ records, assessments, now }: World, say: Say): void => {
  const { apl01s, apl02s, agreements, files } = records;
  for (const { row, stages } of assessments) {
    const statusOf = (name: string) => stages.find((stage) => stage.name === name)?.status;
    say(isIn(agreements, row.id) === (statusOf('agreement') === 'done'), `${row.id} is signed, or is not`);
    for (const [name, table] of [
      ['apl01', apl01s],
      ['apl02', apl02s],
    ] as const) {
      const form = table.find(({ id }) => id === row.id);
      const status = statusOf(name);
      const judged = form && reviewed.includes(form.status);
      if (status === 'submitted')
        say(form?.status === 'submitted', `${row.id} ${name} was sent and is ${form?.status}`);
      if (status === 'returned') say(form?.status === 'returned', `${row.id} ${name} is back and ${form?.status}`);
      if (status === 'done')
        say(form?.status === 'approved' || form?.status === 'rejected', `${row.id} ${name} is judged`);
      if (form && judged) inOrder(say, now, `${row.id} ${name}`, form.sent_at, form.review?.at);
      const named = form && ('file_ids' in form ? form.file_ids : Object.values(form.requirement_files));
      for (const id of named ?? [])
        say(
          files.some((file) => file.id === id && file.candidate_id === row.candidate_id),
          `${row.id} has no file ${id}`,
        );
    }
  }
};

const isCompetent = ({ units, competent }: ResultRow): boolean => units.every((unit) => unit.competent) === competent;

const ofResults = ({ records, assessments, now }: World, say: Say): void => {
  const { results, appeals, feedbacks, certificates } = records;
  for (const { row, stages } of assessments) {
    const { id } = row;
    const stageOf = (name: string) => stages.find((stage) => stage.name === name);
    const result = results.find((each) => each.id === id);
    const [appeal, feedback] = [appeals.find((each) => each.id === id), feedbacks.find((each) => each.id === id)];
    const certificate = certificates.find((each) => each.id === id);
    say((result !== undefined) === (stageOf('exam')?.status === 'done'), `${id} is decided, or is not`);
    if (result) {
      say(isCompetent(result) && result.units.length > 0, `${id} is competent in other units`);
      const signed = result.acknowledged?.signed_at;
      inOrder(say, now, `${id} was decided`, result.decided_at, ...(signed === undefined ? [] : [signed]));
      const again = stageOf('result')?.waiting_for === 'assessor'; // during a reassessment, the earlier result stays unchanged
      say(again || (signed !== undefined) === (stageOf('result')?.status === 'done'), `${id} was read, or was not`);
    }
    say((appeal !== undefined) === ['submitted', 'done'].includes(stageOf('appeal')?.status ?? ''), `${id} appeals`);
    if (appeal) inOrder(say, now, `${id} appeals`, appeal.sent_at, ...(appeal.answer ? [appeal.answer.at] : []));
    say((feedback !== undefined) === (stageOf('feedback')?.status === 'done'), `${id} has feedback, or has not`);
    say((certificate !== undefined) === (stageOf('certificate')?.status === 'done'), `${id} is certified, or is not`);
    if (!certificate) continue;
    say(result?.competent === true && feedback !== undefined, `${id} is certified and not competent`);
    say(certificate.scheme_id === row.scheme_id, `${id} certifies another scheme`);
    inOrder(say, now, `${id} is certified`, result?.decided_at, certificate.issued_at);
    inOrder(say, Number.POSITIVE_INFINITY, `${id} is valid`, certificate.issued_at, certificate.valid_until);
  }
  const numbers = certificates.map(({ number }) => number);
  say(new Set(numbers).size === numbers.length, 'two certificates have the same number');
};

const planned = ({ purchases }: World, attempt: Records['examSittings'][number]) => {
  const scheme: SchemeRow | undefined = unchanging.schemes.get(purchases.get(attempt.trx_id)?.scheme_id ?? '');
  return scheme && plansOf(scheme).find(({ id }) => id === attempt.question_id);
};

const ofExams = (world: World, say: Say): void => {
  const { records, assessments, now } = world;
  const { examSittings: attempts, examAnswers: answers, examTicks: ticks, files } = records;
  for (const attempt of attempts) {
    const { id, receipt, started_at: started } = attempt;
    const plan = planned(world, attempt);
    const stage = assessments
      .find(({ row }) => row.id === attempt.trx_id)
      ?.stages.find(({ name }) => name === 'exam')?.status;
    say(plan !== undefined, `${id} is no exam of its scheme`);
    say(stage !== 'locked' && (receipt !== null || stage === 'open'), `${id} runs while its stage is ${stage}`);
    inOrder(say, now, `${id} was taken`, started, ...(receipt ? [receipt.submitted_at] : []));
    if (receipt)
      say(receipt.answered <= receipt.total && attempt.closed === null, `${id} has more answers than questions`);
    for (const { question_detail_id: asked, file, current } of answers.filter((each) => each.sitting_id === id)) {
      say(plan?.questions.some((question) => question.id === asked) ?? false, `${id} has no question ${asked}`);
      say(file === null || isIn(files, file.id), `${id} has no file of ${asked}`);
      if (current) inOrder(say, now, `${id} answers ${asked}`, started, current.answered_at);
    }
  }
  for (const { id, sitting_id: attempt } of [...answers, ...ticks]) say(isIn(attempts, attempt), `${id} is of no exam`);
};

const ofPurchases = ({ records, now, purchases }: World, say: Say): void => {
  const { schemes, schedules } = unchanging;
  const paidTwice = new Set<string>();
  for (const row of records.transactions) {
    const {
      id,
      status,
      paid_at: paid,
      expires_at: expires,
      previous_transaction_id: earlier,
      renewal_of: renewed,
    } = row;
    const schedule: ScheduleRow | undefined = schedules.get(row.schedule_id);
    const offered = schedules
      .where(({ scheme_id: scheme }) => scheme === row.scheme_id)
      .flatMap((each) => each.budgets);
    const budget = offered.find((each) => each.id === row.budget_id);
    say(isIn(records.candidates, row.candidate_id), `${id} is nobody's`);
    say(
      schemes.get(row.scheme_id) !== undefined && schedule?.scheme_id === row.scheme_id,
      `${id} is of another scheme`,
    );
    say(budget?.source === row.budget_source, `${id} has a budget of another source`);
    say(row.amount === (row.budget_source === 'prakerja' ? 0 : budget?.price), `${id} costs ${row.amount}`);
    say((status === 'paid') === (paid !== null), `${id} is ${status}, paid at ${paid}`);
    say(status !== 'pending' || expires !== null, `${id} waits for ever`);
    inOrder(say, now, `${id} was made and paid`, row.created_at, ...(paid === null ? [] : [paid]));
    const before = purchases.get(earlier ?? '');
    if (earlier) say(before?.candidate_id === row.candidate_id && before.scheme_id === row.scheme_id, `${id} repeats`);
    const certificate = records.certificates.find(({ number }) => number === renewed);
    if (renewed) say(certificate?.scheme_id === row.scheme_id, `${id} renews what is not there`);
    const seat = `${row.candidate_id} ${row.schedule_id}`;
    // a late payment is accepted even if the candidate has meanwhile paid another purchase of the same place
    const isLate = time(paid) > time(row.created_at) + paymentLifetimeMs;
    if (status !== 'paid' || isLate) continue;
    say(!paidTwice.has(seat), `${id} is paid for a place that its candidate has`);
    paidTwice.add(seat);
  }
  for (const { trx_id: id } of records.settings[0]?.payment_notices ?? []) say(purchases.has(id), `${id} has news`);
};

const ofVouchers = ({ records, now, purchases }: World, say: Say): void => {
  for (const { id, code, candidate_id: owner, used_at: used, trx_id: trxId } of records.vouchers) {
    say((used === null) === (trxId === null), `${id} was used for nothing`);
    say(trxId === null || purchases.get(trxId)?.candidate_id === owner, `${id} paid for somebody else`);
    const known = records.prakerjaCodes.find((each) => each.id === code);
    say(known === undefined || known.redeemed_by === owner, `${id} is of a code that its owner does not have`);
    if (used) inOrder(say, now, `${id} was used`, used);
  }
};

const ofNews = ({ records, now, purchases }: World, say: Say): void => {
  for (const { id, candidate_id: owner, trxid, date } of records.notifications) {
    say(isIn(records.candidates, owner), `${id} is for nobody`);
    say(trxid === null || purchases.get(trxid)?.candidate_id === owner, `${id} is about somebody else's ${trxid}`);
    inOrder(say, now, id, date);
  }
};

const rules = [ofPurchases, ofVouchers, ofStages, ofForms, ofResults, ofExams, ofNews];

export const problemsIn = (records: Records, now: Date): readonly string[] => {
  const problems: string[] = [];
  for (const [name, rows] of Object.entries(records))
    if (new Set(rows.map(({ id }) => id)).size < rows.length) problems.push(`${name} has a row twice`);
  const purchases = new Map(records.transactions.map((row) => [row.id, row]));
  const world = { records, now: now.getTime() + 999, purchases, assessments: assessmentsIn(records) };
  for (const rule of rules) rule(world, (holds, problem) => void (holds || problems.push(problem)));
  return problems;
};
