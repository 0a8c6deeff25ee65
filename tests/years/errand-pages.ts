import { ApiFailure } from '../../src/application/api-failure.ts';
import { aplTokens } from '../../src/application/apl/tokens.ts';
import { assessmentTokens } from '../../src/application/assessment/tokens.ts';
import { catalogTokens } from '../../src/application/catalog/tokens.ts';
import type { DraftSession } from '../../src/application/draft/draft-session.ts';
import { profileTokens } from '../../src/application/profile/tokens.ts';
import { purchaseTokens } from '../../src/application/purchase/tokens.ts';
import type { DraftKeys } from '../../src/application/sending/draft-keys.ts';
import { prefilled } from '../../src/domain/apl/apl01-content.ts';
import { elementIds } from '../../src/domain/apl/apl02-answers.ts';
import { feedbackComponents } from '../../src/domain/assessment/feedback.ts';
import { evidenceLimits } from '../../src/domain/files/upload-limits.ts';
import type { Order } from '../../src/domain/purchase/transaction.ts';
import { type Act, type Errand, type Sitting, sits } from './acts.ts';
import { HeldDraft } from './held-draft.ts';
import { Page } from './person.ts';
import type { Portal } from './portal.ts';

/** A candidate buys one schedule, and presses as often as it takes. */
export class PurchasePage extends Page {
  readonly shown = null;
  readonly texts = null;
  #order: Order | null = null;

  async show(portal: Portal): Promise<void> {
    const { items } = await portal(catalogTokens.catalog).schedules({ budgetSource: 'mandiri', page: 1 });
    const { intention } = this.who;
    const wanted = items.find(({ id, budgets }) => (intention === null ? budgets.length > 0 : id === intention));
    const budget = wanted?.budgets.find(({ source }) => source === 'mandiri');
    if (!wanted || !budget) throw new ApiFailure({ kind: 'contract' });
    this.who.intention = wanted.id;
    this.#order = { scheduleId: wanted.id, budgetSource: 'mandiri', budgetary: budget.id };
  }

  async press(): Promise<void> {
    if (!this.portal || !this.#order) return;
    const { who, around, tab } = this;
    try {
      const outcome = await this.portal(purchaseTokens.buyScheme)(this.#order, who.id);
      if (tab.isAlive) around.oracle.bought(who, this.#order.scheduleId, outcome);
    } catch (error) {
      if (!(error instanceof ApiFailure)) throw error;
    }
  }

  type(): void {}
  takeOver(): void {}
  flush(): void {}
  async leave(): Promise<void> {}
}

interface Sending {
  readonly portal: Portal;
  readonly trxId: string;
  readonly user: string;
  readonly text: string;
  readonly files: ReadonlyMap<string, File>;
  readonly keys: DraftKeys;
}

type Send = (sending: Sending) => Promise<{ readonly kind: string }>;

const signature = { kind: 'profile' } as const;
const limits = evidenceLimits();

/** Only a signature is asked for. */
const isSigned = (errand: Errand): boolean => errand === 'agreement' || errand === 'result';

/** How each form is sent with what was typed and chosen, as its page sends it. */
const sends: Readonly<Record<Exclude<Errand, Sitting | 'purchase' | 'life'>, Send>> = {
  appeal: ({ portal, trxId, text, keys }) => {
    const answers = { explained: true, discussed: true, othersInvolved: false };
    return portal(assessmentTokens.sendAppeal)(trxId, { answers, reason: text }, signature, keys);
  },
  feedback: ({ portal, trxId, text, keys }) => {
    const components = Object.fromEntries(feedbackComponents.map((name) => [name, { yes: true, note: '' }])) as never;
    return portal(assessmentTokens.sendFeedback)({ trxId, components, notes: text }, keys);
  },
  agreement: ({ portal, trxId, keys }) => portal(assessmentTokens.signAgreement)(trxId, signature, keys),
  result: async ({ portal, trxId, keys }) => {
    const result = await portal(assessmentTokens.assessments).result(trxId);
    return result ? portal(assessmentTokens.acknowledgeResult)(result, signature, keys) : { kind: 'unknown' };
  },
  apl01: async ({ portal, trxId, text, files: chosen, keys, user }) => {
    const form = await portal(aplTokens.apls).apl01(trxId);
    if (!form) return { kind: 'unknown' };
    const known = form.content ?? prefilled(await portal(profileTokens.profiles).find(user), '');
    const content = { ...known, purpose: 'other', otherPurpose: text } as const;
    const missing = form.requirements.filter(({ required, file }) => required && !file);
    const rows = missing.length > 0 ? missing : form.requirements.slice(0, 1);
    const files = new Map([...chosen.values()].flatMap((file) => rows.map(({ id }) => [id, file] as const)));
    const again = form.status === 'returned';
    return portal(aplTokens.submitApl01)({ trxId, content, files, signature, keys, limits, again });
  },
  apl02: async ({ portal, trxId, text, files, keys }) => {
    const form = await portal(aplTokens.apls).apl02(trxId);
    const [first] = form ? elementIds(form.units) : [];
    if (!form || first === undefined) return { kind: 'unknown' };
    const answer = (id: string) =>
      id === first
        ? { competent: true, evidence: text, fileIds: [...files.keys()] }
        : { competent: true, evidence: 'Saya mengerjakannya setiap hari', fileIds: [] };
    const answers = Object.fromEntries(elementIds(form.units).map((id) => [id, answer(id)]));
    const again = form.status === 'returned';
    const stored = { units: form.units, storedFileIds: new Set(form.files.map(({ id }) => id)) };
    return portal(aplTokens.submitApl02)({ trxId, answers, files, signature, keys, limits, again }, stored);
  },
};

/** A form with one text and perhaps one file, which are kept on the device until they are sent, once. */
export class FormPage extends Page {
  readonly shown = null;
  #held: HeldDraft | null = null;
  #text = '';
  #isSent = false;

  get #session(): DraftSession | null {
    return this.#held?.session ?? null;
  }

  get texts(): readonly string[] | null {
    const files = this.#session?.state.value.files.values() ?? [];
    return this.#session ? [this.#text, ...Array.from(files, ({ name }) => name)] : null;
  }

  async show(portal: Portal): Promise<void> {
    const { who, tab, around } = this;
    const key = { user: who.id, form: who.errand, subject: who.trxId };
    this.#held = new HeldDraft(portal, key, 'new', (session) => {
      session?.state.subscribe(({ overtaken, foundLater }) => {
        if ((overtaken || foundLater !== null) && tab.isAlive) around.oracle.warned(who, tab);
      });
      if (typeof session?.found?.values === 'string') this.#text = session.found.values;
    });
  }

  type({ n, at }: Act): void {
    const { who, tab, around } = this;
    const session = this.#session;
    if (!session || session.state.value.overtaken || this.#isSent || isSigned(who.errand)) return;
    if (session.state.value.foundLater !== null) {
      around.oracle.keptOnly(who, this.texts ?? []); // the page asks, and waits for this choice
      session.keepOwn();
    }
    if (n % 4 === 0 && who.errand.startsWith('apl')) this.#choose(session, `${who.mark}f${n}-${at}.pdf`);
    this.#text = `${who.mark}k${n}-${at} dan alasannya`;
    session.keep(this.#text);
    around.oracle.wrote(who, this.#text, tab);
  }

  #choose(session: DraftSession, name: string): void {
    for (const id of session.state.value.files.keys()) session.removeFile(id);
    session.addFile(new File(['%PDF-1.4 ', name], name, { type: 'application/pdf' }));
    this.around.oracle.wrote(this.who, name, this.tab, 'file');
  }

  async press(): Promise<void> {
    const { portal, who, around, tab } = this;
    const session = this.#session;
    const text = this.#text;
    if (!portal || !session || session.state.value.overtaken) return;
    const { id: user, trxId, errand } = who;
    if (sits(errand) || errand === 'purchase' || errand === 'life') return;
    if (text === '' && !isSigned(errand)) return;
    const asksForFile = errand === 'apl01' && session.state.value.files.size === 0;
    if (asksForFile) this.#choose(session, `${who.mark}f-${Date.now()}.pdf`);
    const { files } = session.state.value;
    const names = Array.from(files.values(), ({ name }) => name);
    try {
      const { kind } = await sends[errand]({ portal, trxId, user, text, files, keys: session.keys });
      if (!tab.isAlive || (kind !== 'sent' && kind !== 'alreadySent')) return;
      this.#isSent = true;
      around.oracle.sent(who, kind, [text, ...names]);
      await session.remove();
    } catch (error) {
      if (!(error instanceof ApiFailure)) throw error;
    }
  }

  takeOver(): void {
    void this.#held?.takeOver();
  }

  override get isOver(): boolean {
    return this.#isSent;
  }

  /** The page stands still when another tab has written, and reads the form again when it is asked to go on here. */
  override async goOn(): Promise<void> {
    if (this.#session?.state.value.overtaken) await this.#held?.open();
  }

  flush(): void {
    void this.#session?.flush();
  }

  async leave(): Promise<void> {
    this.#isSent = true; // nothing is typed any more
    await this.#held?.close();
  }
}
