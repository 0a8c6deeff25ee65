import { ApiFailure } from '../../src/application/api-failure.ts';
import { assessmentTokens } from '../../src/application/assessment/tokens.ts';
import { catalogTokens } from '../../src/application/catalog/tokens.ts';
import type { DraftSession } from '../../src/application/draft/draft-session.ts';
import { draftTokens } from '../../src/application/draft/tokens.ts';
import type { Election } from '../../src/application/ports/device/tab-leader.ts';
import { purchaseTokens } from '../../src/application/purchase/tokens.ts';
import { feedbackComponents } from '../../src/domain/assessment/feedback.ts';
import type { Order } from '../../src/domain/purchase/transaction.ts';
import type { Act } from './acts.ts';
import { Page } from './person.ts';
import type { Portal } from './portal.ts';

/** A candidate buys one schedule, and presses as often as it takes. */
export class PurchasePage extends Page {
  readonly shown = null;
  readonly text = null;
  #order: Order | null = null;

  protected async show(portal: Portal): Promise<void> {
    const { items } = await portal(catalogTokens.catalog).schedules({ budgetSource: 'mandiri', page: 1 });
    const wanted = items.find(({ id }) => id === this.who.intention) ?? items.find(({ budgets }) => budgets.length > 0);
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
  protected async leave(): Promise<void> {}
}

/** A form with one text, which is kept on the device until it is sent, once: the appeal or the feedback. */
export class FormPage extends Page {
  readonly shown = null;
  #session: DraftSession | null = null;
  #contest: Election | null = null;
  #text = '';
  #isSent = false;

  get text(): string | null {
    return this.#session ? this.#text : null;
  }

  protected async show(portal: Portal): Promise<void> {
    const { who, tab, around } = this;
    const key = { user: who.id, form: who.errand, subject: who.trxId };
    let turn = 0;
    const freeze = () => {
      turn += 1;
      const before = this.#session;
      this.#session = null;
      return before;
    };
    const open = async () => {
      turn += 1;
      const mine = turn;
      const session = await portal(draftTokens.draftSessions).open(key, 'new');
      if (mine !== turn) return void session.close();
      this.#session = session;
      session.state.subscribe(({ overtaken }) => {
        if (overtaken && tab.isAlive) around.oracle.warned(who, tab);
      });
      if (typeof session.found?.values === 'string') this.#text = session.found.values;
    };
    this.#contest = portal(draftTokens.tabLeader).compete(JSON.stringify(key), {
      changed: (ownership) => {
        if (ownership === 'mine') void open();
        else freeze()?.abandon();
      },
      handOver: async () => freeze()?.close(),
    });
  }

  type({ n, at }: Act): void {
    const session = this.#session;
    if (!session || session.state.value.overtaken || this.#isSent) return;
    if (session.state.value.foundLater !== null) session.keepOwn(); // the page asks, and waits for this choice
    this.#text = `${this.who.mark}k${n}-${at} dan alasannya`;
    session.keep(this.#text);
    this.around.oracle.wrote(this.who, this.#text, this.tab);
  }

  async press(): Promise<void> {
    const { portal, who, around, tab } = this;
    const session = this.#session;
    const text = this.#text;
    if (!portal || !session || text === '') return;
    try {
      const kind = who.errand === 'appeal' ? await this.#appeal(portal, text) : await this.#feedback(portal, text);
      if (!tab.isAlive) return;
      this.#isSent = true;
      around.oracle.sent(who, kind, text);
      await session.remove();
    } catch (error) {
      if (!(error instanceof ApiFailure)) throw error;
    }
  }

  async #appeal(portal: Portal, reason: string): Promise<'sent' | 'alreadySent'> {
    const answers = { explained: true, discussed: true, othersInvolved: false };
    const keys = (this.#session as DraftSession).keys;
    const send = portal(assessmentTokens.sendAppeal);
    return (await send(this.who.trxId, { answers, reason }, { kind: 'profile' }, keys)).kind;
  }

  async #feedback(portal: Portal, notes: string): Promise<'sent' | 'alreadySent'> {
    const components = Object.fromEntries(feedbackComponents.map((name) => [name, { yes: true, note: '' }])) as never;
    const keys = (this.#session as DraftSession).keys;
    return (await portal(assessmentTokens.sendFeedback)({ trxId: this.who.trxId, components, notes }, keys)).kind;
  }

  takeOver(): void {
    void this.#contest?.takeOver();
  }

  flush(): void {
    void this.#session?.flush();
  }

  protected async leave(): Promise<void> {
    await this.#session?.close();
    this.#contest?.end();
  }
}
