import type { Database } from '../../fake-backend/database/database.ts';
import type { ExamAnswerRow, ExamAttemptRow } from '../../fake-backend/database/exam-rows.ts';
import { filesInRows } from '../../fake-backend/file-store.ts';
import type { AttemptState, SubmitOutcome } from '../../src/application/exam/attempt/running-attempt.ts';
import type { PurchaseOutcome } from '../../src/application/purchase/pay-transaction.ts';
import type { AssessmentResult } from '../../src/domain/assessment/result.ts';
import type { Timeline as Progress } from '../../src/domain/assessment/timeline.ts';
import { type Errand, sits } from './acts.ts';
import type { Tab } from './browser.ts';
import { textOf } from './light-web.ts';
import type { Timeline } from './timeline.ts';

/** What a page shows of an exam, in the candidate's words, and what it holds. */
export interface Shown {
  readonly exam: string;
  readonly state: AttemptState;
  readonly tasks: readonly ShownTask[];
}

/** What a page shows of a file that an exam asks for. */
export interface ShownTask {
  readonly id: string;
  /** The id of the file that it calls uploaded. */
  readonly uploaded: string | null;
  /** What waits on this page, and whether for the candidate. */
  readonly waits: 'by itself' | 'for the candidate' | null;
}

interface Written {
  readonly value: string;
  readonly at: number;
  readonly tab: Tab;
  /** A fault of the device has taken what the page had said it could not keep, or another device was faster. */
  excused: boolean;
}

interface Typed extends Written {
  readonly exam: string;
  readonly question: string;
  /** The server has had it. */
  safe: boolean;
  /** The page that said last that only it may have this answer. */
  onlyIn: Tab | null;
}

export interface Watched {
  readonly id: string;
  readonly mark: string;
  readonly trxId: string;
  readonly devices: readonly Tab['device'][];
  /** The pages that are open, with the exam that each shows. */
  readonly shown: () => readonly (readonly [Tab, Shown])[];
  readonly texts: () => readonly (readonly [Tab, string])[];
  readonly errand: Errand;
}

const typedAgoMs = 300;
/** A form is stored 300 ms after the last key. */
const wroteAgoMs = 600;
/** When a storage works again, or has told that it lost everything, an open page has stored what it shows this much later. */
const storesAgainMs = 20_000;
/** The reply that a form has arrived may come this much after staff have returned it. */
const returnedAgoMs = 30_000;
/** A holder learns late that its lock was stolen. */
const handOverMs = 5_000;
const decoder = new TextDecoder();
const plain = (text: string): string => text.normalize('NFC').trim();
const keyOf = ({ id, errand }: Watched): string => `${id} ${errand}`;

/**
 * Knows what was typed and what was shown, and reads the server's tables and the device's storage itself. It shares no rule with the
 * portal.
 */
export class Oracle {
  readonly #time: Timeline<Tab>;
  readonly #db: Database;
  readonly #begun: number;
  readonly #typed = new Map<string, Map<string, Typed>>();
  readonly #rows = new Map<string, Readonly<ExamAnswerRow>>();
  readonly #ever = new Map<string, Set<string>>();
  readonly #receipts = new Map<string, string>();
  readonly #leasts = new Map<string, { extension: number; least: number }>();
  readonly #extras = new Map<string, number[]>();
  readonly #lengths = new Map<string, number>();
  readonly #writers = new Map<string, number>();
  readonly #written = new Map<string, Map<string, Written>>();
  /** What was in each file that the server has ever had, by its id. */
  readonly #files = new Map<string, string>();
  /** What staff have returned, and when. */
  readonly #returned = new Map<string, { readonly text: string; readonly at: number }>();
  /** The steps of a life that each page called done. */
  readonly #done = new Map<Tab, readonly string[]>();
  /** Who has downloaded a certificate. */
  readonly #certified = new Set<string>();
  #changes = -1;
  purchases = 0;
  forms = 0;
  /** The first promise that was broken, in words. */
  broken: string | null = null;
  typings = 0;
  handIns = 0;

  constructor(time: Timeline<Tab>, db: Database) {
    this.#time = time;
    this.#begun = time.now;
    this.#db = db;
  }

  #fail(who: Watched, words: string): void {
    const minutes = ((this.#time.now - this.#begun) / 60_000).toFixed(2);
    this.broken ??= `${who.mark}at minute ${minutes}: ${words}`;
  }

  /** Code of the portal has thrown what no page expects. */
  crashed(who: Watched, error: unknown): void {
    this.#fail(who, `a page breaks: ${error}`);
  }

  typed(who: Watched, exam: string, question: string, value: string, tab: Tab): void {
    this.typings += 1;
    const { trxId } = who;
    const typed = { value, exam, question, at: this.#time.now, tab, excused: false, safe: false, onlyIn: null };
    const own = this.#typed.get(trxId) ?? new Map<string, Typed>();
    this.#typed.set(trxId, own.set(`${trxId}:${exam}:${question}`, typed));
  }

  /** The server has handled a call: remembers all that it has ever had. */
  served(people: readonly Watched[]): void {
    for (const who of people) this.#sentOnce(who);
    if (this.#db.examAnswers.changes === this.#changes) return;
    this.#changes = this.#db.examAnswers.changes;
    for (const row of this.#db.examAnswers.all()) {
      const { id, current, others } = row;
      if (this.#rows.get(id) === row) continue;
      this.#rows.set(id, row);
      const ever = this.#ever.get(id) ?? new Set();
      this.#ever.set(id, ever);
      for (const version of [current, ...others]) if (version) ever.add(plain(version.value));
      const file = this.#db.files.get(row.file?.id ?? '');
      if (file) this.#files.set(file.id, decoder.decode(filesInRows.read(file.data)));
      const owner = people.find(({ trxId }) => id.startsWith(`${trxId}:`));
      const value = current?.value ?? '';
      if (owner && /^o\d/.test(value) && !value.startsWith(owner.mark))
        this.#fail(owner, `${id} has "${value}" of somebody else`);
    }
  }

  saw(who: Watched, tab: Tab, { exam, state }: Shown): void {
    const row = this.#db.examSittings.get(`${who.trxId}:${exam}`);
    for (const [question, { value, phase }] of state.answers) {
      const shown = plain(value);
      if (/^o\d/.test(shown) && !shown.startsWith(who.mark)) this.#fail(who, `sees "${shown}" of somebody else`);
      this.#warnedOf(`${who.trxId}:${exam}:${question}`, tab, shown, state);
      if (phase !== 'sent' || shown === '') continue;
      if (!this.#ever.get(`${who.trxId}:${exam}:${question}`)?.has(shown))
        this.#fail(who, `${question}: "${shown}" is called sent, and the server never had it`);
    }
    if (state.handedIn && !row?.receipt) this.#fail(who, `${exam} is called handed in, and the server has no hand-in`);
  }

  /** A page that does not write says that its answers are not saved. What is lost when it goes away, it has said. */
  #warnedOf(id: string, tab: Tab, shown: string, { role, overtaken }: AttemptState): void {
    const typed = this.#typed.get(id.split(':', 1)[0] ?? '')?.get(id);
    if (!typed) return;
    if (role === 'reading' && overtaken && shown === plain(typed.value)) typed.onlyIn = tab;
    else if (typed.onlyIn === tab) typed.onlyIn = null;
  }

  /** A page names the person whose data it shows. */
  named(who: Watched, id: string, trxId: string | null = null): void {
    if (id !== who.id || (trxId !== null && trxId !== who.trxId)) this.#fail(who, `sees the data of ${id}`);
  }

  /** A page counts to a deadline that the server has set, and the shown time grows only with a later one. */
  countdown(
    who: Watched,
    tab: Tab,
    { exam, deadline, remaining }: { exam: string; deadline: number; remaining: number },
  ) {
    const row = this.#db.examSittings.get(`${who.trxId}:${exam}`);
    if (!row) return;
    const extras = this.#extrasOf(row);
    const minutes = (deadline - Date.parse(row.started_at)) / 60_000;
    const length = this.#lengths.get(row.id) ?? minutes - (extras.at(-1) ?? 0);
    this.#lengths.set(row.id, length);
    const extension = extras.findIndex((extra) => Math.abs(length + extra - minutes) < 0.1);
    const key = `${tab.name}:${exam}`;
    const before = this.#leasts.get(key);
    if (extension < 0)
      this.#fail(who, `the page of ${exam} counts ${minutes} minutes, which the server has never given`);
    else if (before && extension <= before.extension && remaining > before.least)
      this.#fail(who, `the shown time of ${exam} runs back, from ${before.least} to ${remaining} ms`);
    this.#leasts.set(key, { extension, least: remaining });
  }

  #extrasOf({ id, extra_time }: Readonly<ExamAttemptRow>): readonly number[] {
    const extras = this.#extras.get(id) ?? [];
    this.#extras.set(id, extras);
    if (!extras.includes(extra_time)) extras.push(extra_time);
    return extras;
  }

  outcome(who: Watched, { exam, state }: Shown, outcome: SubmitOutcome): void {
    if (outcome.kind !== 'submitted' && outcome.kind !== 'alreadySubmitted') return;
    this.handIns += 1;
    const receipt = this.#db.examSittings.get(`${who.trxId}:${exam}`)?.receipt;
    if (!receipt) this.#fail(who, `the hand-in of ${exam} is confirmed, and the server has none`);
    else if (outcome.receipt && outcome.receipt.number !== receipt.number)
      this.#fail(who, `receipt ${outcome.receipt.number} is shown, and the server gave ${receipt.number}`);
    const answered = this.#db.examAnswers.where(
      ({ id, file, current }) =>
        id.startsWith(`${who.trxId}:${exam}:`) && (file !== null || plain(current?.value ?? '') !== ''),
    ).length;
    if (outcome.receipt && outcome.receipt.answered !== answered)
      this.#fail(
        who,
        `the receipt of ${exam} is for ${outcome.receipt.answered} answers, and the server has ${answered}`,
      );
    for (const [question, { value, phase }] of outcome.proven ? state.answers : []) {
      const [current = ''] = this.#versionsAt(`${who.trxId}:${exam}:${question}`);
      if (phase === 'sent' && current !== plain(value))
        this.#fail(who, `${question} was handed in as "${current}", and the page shows "${plain(value)}"`);
    }
  }

  #purchasesOf({ id }: Watched, schedule: string) {
    return this.#db.transactions.where((row) => row.candidate_id === id && row.schedule_id === schedule);
  }

  bought(who: Watched, schedule: string, outcome: PurchaseOutcome): void {
    const rows = this.#purchasesOf(who, schedule);
    if (outcome.kind === 'refused' && rows.some(({ status }) => status === 'pending'))
      this.#fail(who, `the purchase of ${schedule} is called refused, and waits for its payment`);
    if (!('transaction' in outcome)) return;
    this.purchases += 1;
    const { id, status } = outcome.transaction;
    const row = rows.find((each) => each.id === id);
    if (!row) this.#fail(who, `${id} is called bought, and the server has no such purchase`);
    else if (status === 'paid' && row.status !== 'paid') this.#fail(who, `${id} is called paid, and is ${row.status}`);
  }

  /** Something was typed into a form, or a file was chosen. */
  wrote(who: Watched, value: string, tab: Tab, what = 'text'): void {
    this.typings += 1;
    const own = this.#written.get(keyOf(who)) ?? new Map<string, Written>();
    this.#written.set(keyOf(who), own.set(what, { value, at: this.#time.now, tab, excused: false }));
  }

  /** The candidate takes a file away again. */
  removed(who: Watched, what: string): void {
    this.#written.get(keyOf(who))?.delete(what);
  }

  /** A page names a file that it cannot keep, so that the candidate chooses it again. */
  gaveUp(who: Watched, what: string): void {
    const written = this.#written.get(keyOf(who))?.get(what);
    if (written) written.excused = true;
  }

  /** A page calls a file uploaded, or one with these contents that was chosen on it, and that another page may have replaced since. */
  uploaded(who: Watched, task: string, file: string, text = this.#files.get(file)): void {
    if (text === undefined || !this.#hasHad(text))
      this.#fail(who, `${task}: "${text ?? file}" is called uploaded, and the server has never had it`);
  }

  #writtenBy(who: Watched): readonly Written[] {
    return [...(this.#written.get(keyOf(who))?.values() ?? [])];
  }

  /** The form that the server has, if it was sent. */
  #formOf({ trxId, errand }: Watched): { readonly text: string; readonly sentAt: string } | null {
    const { agreements, apl01s, apl02s, appeals, feedbacks, results } = this.#db;
    const isSent = (row?: { readonly status: string }) =>
      row !== undefined && !['draft', 'returned'].includes(row.status);
    const [agreement, apl01, apl02] = [agreements.get(trxId), apl01s.get(trxId), apl02s.get(trxId)];
    const [appeal, feedback] = [appeals.get(trxId), feedbacks.get(trxId)];
    const acknowledged = results.get(trxId)?.acknowledged;
    if (errand === 'result' && acknowledged) return { text: '', sentAt: acknowledged.signed_at };
    if (errand === 'agreement' && agreement) return { text: '', sentAt: agreement.signature.signed_at };
    if (errand === 'apl01' && apl01 && isSent(apl01)) return { text: apl01.other_purpose, sentAt: apl01.sent_at };
    if (errand === 'apl02' && apl02 && isSent(apl02))
      return { text: Object.values(apl02.answers)[0]?.evidence ?? '', sentAt: apl02.sent_at };
    if (errand === 'appeal' && appeal) return { text: appeal.reason, sentAt: appeal.sent_at };
    return errand === 'feedback' && feedback ? { text: feedback.notes, sentAt: feedback.sent_at } : null;
  }

  /** What a page says of a form with this text and these files. */
  sent(who: Watched, kind: 'sent' | 'alreadySent', [text = '', ...files]: readonly string[]): void {
    this.forms += 1;
    const returned = this.#returned.get(keyOf(who));
    const isOnItsWay = returned !== undefined && this.#time.now - returned.at <= returnedAgoMs;
    const form = this.#formOf(who) ?? (isOnItsWay ? returned : null);
    const names = this.#db.files.where((row) => row.candidate_id === who.id).map(({ name }) => name);
    const missed = files.find((name) => !names.includes(name));
    if (!form) this.#fail(who, `the ${who.errand} is called ${kind}, and the server has none`);
    else if (kind === 'sent' && plain(form.text) !== plain(text))
      this.#fail(who, `the ${who.errand} is called sent as "${text}", and the server has "${form.text}"`);
    else if (kind === 'sent' && missed !== undefined)
      this.#fail(who, `the ${who.errand} is called sent, and the server has no "${missed}"`);
    for (const written of this.#writtenBy(who)) written.excused = true; // what was typed after it was sent is taken away
  }

  /** Staff return a form that was sent; what it says is not lost, and it may be sent once more. */
  returned(who: Watched): void {
    this.#receipts.delete(keyOf(who));
    const { apl01s, apl02s } = this.#db;
    const [apl01, apl02] = [apl01s.get(who.trxId), apl02s.get(who.trxId)];
    const text = who.errand === 'apl01' ? apl01?.other_purpose : Object.values(apl02?.answers ?? {})[0]?.evidence;
    this.#returned.set(keyOf(who), { text: text ?? '', at: this.#time.now });
    for (const written of this.#writtenBy(who)) if (written.value === text) written.excused = true;
  }

  /** A page shows how far a life has come. What it calls done is done, and stays so on this page. */
  progressed(who: Watched, tab: Tab, { stages }: Progress): void {
    const done: readonly string[] = stages.filter(({ status }) => status === 'done').map(({ name }) => name);
    for (const { name, status } of stages) {
      const now = this.#db.stages.get(`${who.trxId}:${name}`)?.status;
      const isTrue =
        status === 'done' ? now === 'done' : status !== 'submitted' || (now !== 'open' && now !== 'locked');
      if (!isTrue) this.#fail(who, `the ${name} is called ${status}, and is ${now}`);
    }
    const lost = this.#done.get(tab)?.find((name) => !done.includes(name));
    if (lost) this.#fail(who, `the ${lost} was done, and ${tab.name} shows that it is not`);
    this.#done.set(tab, done);
  }

  /** A page shows a result. */
  judged(who: Watched, result: AssessmentResult | null): void {
    if (result && result.competent !== this.#db.results.get(who.trxId)?.competent)
      this.#fail(
        who,
        `is called ${result.competent ? '' : 'not '}competent, and the server says another result or none`,
      );
  }

  /** A page calls these bytes the certificate. */
  downloaded(who: Watched, bytes: string): void {
    const row = this.#db.certificates.get(who.trxId);
    if (!row) this.#fail(who, 'has a certificate that was not issued');
    else if (![row.number, row.holder].every((text) => bytes.includes(text)))
      this.#fail(who, `has a certificate that is not ${row.number} of ${row.holder}`);
    this.#certified.add(who.id);
  }

  isCertified({ id }: Watched): boolean {
    return this.#certified.has(id);
  }

  /** After peace, and after the candidate and the staff have gone on. */
  lived(who: Watched): void {
    const open = this.#db.stages
      .where(({ trx_id: id, name, status }) => id === who.trxId && name !== 'appeal' && status !== 'done')
      .map(({ name, status }) => `${name} ${status}`);
    if (who.trxId === '' || open.length > 0 || !this.isCertified(who))
      this.#fail(who, `after peace, the life has not reached its certificate (${who.trxId}: ${open.join()})`);
    const unsealed = this.#db.examSittings.where(({ trx_id: id, receipt }) => id === who.trxId && receipt === null);
    if (unsealed.length > 0) this.#fail(who, `after peace, ${unsealed[0]?.id} is not handed in`);
    const names = this.#db.apl02s.get(who.trxId)?.file_ids.map((id) => this.#db.files.get(id)?.name) ?? [];
    if (new Set(names).size < names.length) this.#fail(who, `${names.join()} of the apl02 were uploaded twice`);
  }

  /** The page has said that it does not keep what is typed: another tab goes on with this form, or it asks which of two drafts to keep. */
  warned(who: Watched, tab: Tab): void {
    for (const written of this.#writtenBy(who)) if (written.tab === tab) written.excused = true;
  }

  /** The candidate keeps these words and files of a page, and gives up what another page had written. */
  keptOnly(who: Watched, kept: readonly string[]): void {
    for (const written of this.#writtenBy(who)) if (!kept.includes(written.value)) written.excused = true;
  }

  #sentOnce(who: Watched): void {
    const form = this.#formOf(who);
    const before = this.#receipts.get(keyOf(who));
    if (form && before !== undefined && before !== `${form.sentAt} ${form.text}`)
      this.#fail(who, `the ${who.errand} was sent twice`);
    if (form) this.#receipts.set(keyOf(who), `${form.sentAt} ${form.text}`);
  }

  #formKept(who: Watched): void {
    const due = this.#writtenBy(who).filter(({ excused, at }) => !excused && this.#time.now - at > wroteAgoMs);
    if (due.length === 0) return;
    const rows = who.devices.flatMap(({ drafts }) => [...drafts.stored.values()].map(({ content }) => content));
    const stored = rows.flatMap(({ values, files }) => [
      JSON.stringify(values),
      ...Array.from(files.values()).flatMap((file) => [file.name, textOf(file)]),
    ]);
    const texts = who.texts();
    for (const written of due) {
      const { value, tab } = written;
      if (stored.some((text) => text.includes(value)) || texts.some(([, text]) => text === value)) continue;
      if (this.#hasHad(value) || this.#wasHandedIn(who, written.at)) continue;
      if (this.#formOf(who)?.text === value || this.#db.files.where(({ name }) => name === value).length > 0) continue;
      const isGone = sits(who.errand) ? undefined : !texts.some(([each]) => each === tab);
      if (this.#isExcused(written, wroteAgoMs, isGone)) written.excused = true;
      else this.#fail(who, `"${value}" of the ${who.errand} is nowhere`);
    }
  }

  /** A page that did not know of the hand-in took a file that no server will take. */
  #wasHandedIn({ trxId }: Watched, at: number): boolean {
    const isBefore = ({ trx_id: id, receipt }: Readonly<ExamAttemptRow>) =>
      id === trxId && receipt !== null && Date.parse(receipt.submitted_at) <= at;
    return this.#db.examSittings.where(isBefore).length > 0;
  }

  /** The page went away (or slept, and did not wake) at once, or could not store it, had said so, and then went away. */
  #isExcused({ tab, at }: Written, agoMs: number, isGone = !tab.isAlive || tab.isLeft): boolean {
    const { sleptAt, asleepUntil, storageTroubleAt, silentLossAt } = tab.device;
    const ranUntil = sleptAt >= at && tab.goneAt <= asleepUntil + agoMs ? sleptAt : tab.goneAt;
    if ((ranUntil - at <= agoMs && !tab.isLeft) || (isGone && silentLossAt >= at)) return true;
    const soon = storageTroubleAt + storesAgainMs;
    const storedAgain = sleptAt <= soon && asleepUntil > storageTroubleAt ? asleepUntil + storesAgainMs : soon;
    return isGone && storedAgain >= at && (tab.isAlive || ranUntil <= storedAgain);
  }

  /** Looks at everything now. */
  look(people: readonly Watched[]): void {
    for (const who of people) {
      if (sits(who.errand)) this.#nothingLost(who);
      this.#oneWriter(who);
      this.#onePurchase(who);
      this.#formKept(who);
    }
    for (const row of this.#db.examSittings.all()) {
      const { id, receipt } = row;
      this.#extrasOf(row);
      if (!receipt) continue;
      const before = this.#receipts.get(id) ?? receipt.number;
      const who = people.find(({ trxId }) => id.startsWith(`${trxId}:`));
      if (who && before !== receipt.number) this.#fail(who, `${id} was handed in twice`);
      this.#receipts.set(id, receipt.number);
    }
  }

  #versionsAt(id: string): readonly string[] {
    const { current, others } =
      this.#db.examAnswers.get(id) ?? ({ current: null, others: [] } as Partial<ExamAnswerRow>);
    return [current, ...(others ?? [])].flatMap((version) => (version ? [plain(version.value)] : []));
  }

  #isOnDevice(who: Watched, question: string, value: string): boolean {
    const stored = who.devices.flatMap(({ drafts }) => [...drafts.stored]);
    return stored.some(([name, { content }]) => {
      if (!name.includes(`/${question}"`)) return false;
      const { versions = [] } = content.values as { versions?: readonly { value: string }[] };
      return versions.some((version) => plain(version.value) === value);
    });
  }

  /** It is stored on another device, where this exam is not open. */
  #waitsElsewhere(who: Watched, { exam, question, value, tab: { device } }: Typed): boolean {
    const isOpen = who.shown().some(([tab, shown]) => tab.device === device && shown.exam === exam);
    return !isOpen && this.#isOnDevice(who, question, plain(value));
  }

  #nothingLost(who: Watched): void {
    for (const [id, typed] of this.#typed.get(who.trxId) ?? []) {
      const { exam, question, safe, excused, at } = typed;
      if (safe || excused || this.#time.now - at <= typedAgoMs) continue;
      const value = plain(typed.value);
      typed.safe = this.#ever.get(id)?.has(value) === true;
      if (typed.safe) continue;
      const isShown = who
        .shown()
        .some(([, shown]) => shown.exam === exam && plain(shown.state.answers.get(question)?.value ?? '') === value);
      if (isShown || this.#isOnDevice(who, question, value)) continue;
      const hadSaid = typed.onlyIn?.isAlive === false;
      if (hadSaid || this.#isExcused(typed, typedAgoMs)) typed.excused = true;
      else this.#fail(who, `${question}: "${value}" is nowhere`);
    }
  }

  #oneWriter(who: Watched): void {
    const writers = who
      .shown()
      .filter(([{ device }, { state }]) => state.role === 'writing' && device.asleepUntil <= this.#time.now);
    const places = new Set(writers.map(([{ device }, { exam }]) => `${device.name} ${exam}`));
    const isContested = writers.length > places.size;
    const since = isContested ? (this.#writers.get(keyOf(who)) ?? this.#time.now) : null;
    if (since === null) this.#writers.delete(keyOf(who));
    else this.#writers.set(keyOf(who), since);
    if (since !== null && this.#time.now - since > handOverMs)
      this.#fail(who, 'two tabs of a device write the same exam');
  }

  #onePurchase(who: Watched): void {
    if (who.errand !== 'purchase') return;
    const own = this.#db.transactions.where((row) => row.candidate_id === who.id && row.status !== 'cancelled');
    if (own.length > 1) this.#fail(who, `${own.length} purchases of one intention`);
  }

  /** Every file that was chosen has been on the server, and the page shows the one that is there. */
  #filesDone(who: Watched, { exam, state, tasks }: Shown): void {
    const row = this.#db.examSittings.get(`${who.trxId}:${exam}`);
    for (const { id, uploaded, waits } of state.locked || row?.receipt || row?.closed ? [] : tasks) {
      const current = this.#db.examAnswers.get(`${who.trxId}:${exam}:${id}`)?.file?.id ?? null;
      const last = this.#written.get(keyOf(who))?.get(id);
      if (waits) this.#fail(who, `after peace, the file of ${id} is not sent`);
      else if (uploaded !== current)
        this.#fail(who, `after peace, ${id} shows file ${uploaded}, and the server has ${current}`);
      else if (last && !last.excused && !this.#isExcused(last, wroteAgoMs) && !this.#hasHad(last.value))
        this.#fail(who, `after peace, the server has never had "${last.value}"`);
    }
  }

  /** Whether the server has ever had a file of an exam with these contents. */
  #hasHad(text: string): boolean {
    return [...this.#files.values()].includes(text);
  }

  /** After peace, and after the candidate has pressed once more: what was wanted is done. */
  done(who: Watched): void {
    for (const [, shown] of who.shown()) this.#filesDone(who, shown);
    if (
      who.errand === 'purchase' &&
      !this.#db.transactions.where((row) => row.candidate_id === who.id && row.status === 'paid').length
    )
      this.#fail(who, 'after peace, nothing is bought');
    if (!sits(who.errand) && (who.errand === 'agreement' || this.#writtenBy(who).length > 0) && !this.#formOf(who))
      this.#fail(who, `after peace, the ${who.errand} is not sent`);
  }

  /** After peace: the page says that all is sent, and the server has the last that was typed. */
  calm(who: Watched, tab: Tab, { exam, state, tasks }: Shown): void {
    const row = this.#db.examSittings.get(`${who.trxId}:${exam}`);
    if (state.locked || row?.receipt || row?.closed) return;
    const waiting = tasks.find(({ waits }) => waits === 'by itself');
    if (waiting) this.#fail(who, `after peace, the file of ${waiting.id} still waits`);
    if (state.role !== 'writing') this.#fail(who, `after peace, ${tab.name} cannot write (${state.role})`);
    if (state.closed) this.#fail(who, 'after peace, the exam runs, and the page calls it over');
    if (state.unsent > 0 || state.saving) this.#fail(who, `after peace, ${state.unsent} answers are not sent`);
    if (['lost', 'blocked', 'troubled'].includes(state.connection))
      this.#fail(who, `after peace, the page calls the connection ${state.connection}`);
    for (const [id, typed] of this.#typed.get(who.trxId) ?? []) {
      const { question } = typed;
      if (typed.exam !== exam || typed.excused || this.#isExcused(typed, typedAgoMs)) continue;
      if (this.#waitsElsewhere(who, typed)) continue;
      const shown = plain(state.answers.get(question)?.value ?? '');
      const [current = ''] = this.#versionsAt(id);
      if (shown !== current)
        this.#fail(who, `after peace, ${question} shows "${shown}", and the server has "${current}"`);
      if (!this.#versionsAt(id).includes(plain(typed.value)))
        this.#fail(who, `after peace, ${question} has "${current}", and "${plain(typed.value)}" was typed last`);
    }
  }
}
