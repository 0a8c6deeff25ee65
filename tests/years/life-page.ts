import { ApiFailure } from '../../src/application/api-failure.ts';
import { assessmentTokens } from '../../src/application/assessment/tokens.ts';
import { documentTokens } from '../../src/application/certificate/document-tokens.ts';
import { purchaseTokens } from '../../src/application/purchase/tokens.ts';
import { timeTokens } from '../../src/application/time/tokens.ts';
import { nextStep } from '../../src/domain/assessment/next-step.ts';
import { type StageName, type Timeline, timelineAt } from '../../src/domain/assessment/timeline.ts';
import type { Act } from './acts.ts';
import { FormPage, PurchasePage } from './errand-pages.ts';
import { ExamPage } from './exam-page.ts';
import { textOf } from './light-web.ts';
import { Page } from './person.ts';
import type { Portal } from './portal.ts';

const pages = {
  purchase: PurchasePage,
  agreement: FormPage,
  apl01: FormPage,
  apl02: FormPage,
  exam: ExamPage,
  result: FormPage,
  feedback: FormPage,
} as const;
type Step = keyof typeof pages;
const isStep = (name: StageName): name is Step & StageName => Object.hasOwn(pages, name);

/** Milliseconds between two reads of the next step. */
const looksAgainMs = 20_000;
/** How often a candidate who presses hands an exam in. */
const handsInShare = 0.5;

/** From the purchase to the certificate: shows the page of the step that the server calls the candidate's. */
export class LifePage extends Page {
  #page: Page | null = null;
  #timeline: Timeline | null = null;
  #looking: Promise<void> | null = null;

  get shown() {
    return this.#page?.shown ?? null;
  }

  get texts() {
    return this.#page?.texts ?? null;
  }

  override get warns(): boolean {
    return this.#page?.warns ?? false;
  }

  async show(portal: Portal): Promise<void> {
    this.tab.wakes.subscribe(() => void this.#look(portal));
    void this.#lookAgain(portal);
    await this.#look(portal);
  }

  async #lookAgain(portal: Portal): Promise<void> {
    for (;;) {
      await portal(timeTokens.clock).wait(looksAgainMs);
      await this.#look(portal);
    }
  }

  #look(portal: Portal): Promise<void> {
    this.#looking ??= this.#follow(portal).finally(() => {
      this.#looking = null;
    });
    return this.#looking;
  }

  /** Reads the next step, and shows its page. */
  async #follow(portal: Portal): Promise<void> {
    try {
      const step = await this.#step(portal);
      const page = this.#page;
      if (this.tab.isLeft || (page?.who.errand === step && !page?.isOver)) return;
      await this.#leavePage();
      if (step) await this.#show(portal, step);
    } catch (error) {
      if (!(error instanceof ApiFailure)) throw error;
    }
  }

  /** The step that waits for the candidate. */
  async #step(portal: Portal): Promise<Step | null> {
    const { who, tab, around } = this;
    if (who.trxId === '') {
      const { paid } = await portal(purchaseTokens.purchaseQueries).ofSchedule(who.intention ?? '');
      if (!paid) return 'purchase';
      around.oracle.bought(who.part('purchase'), who.intention ?? '', { kind: 'settled', transaction: paid });
      who.trxId = paid.id;
    }
    // `readTimeline` also imports a module, for which the virtual clock cannot wait
    const timeline = await portal(assessmentTokens.timelines).find(who.trxId);
    if (!timeline || !tab.isAlive) return null;
    around.oracle.progressed(who, tab, timeline);
    this.#timeline = timelineAt(timeline, await portal(timeTokens.serverNow)());
    const next = nextStep(this.#timeline.stages);
    if (next.kind !== 'act' || !isStep(next.stage.name)) return null;
    if (next.stage.name === 'result')
      around.oracle.judged(who, await portal(assessmentTokens.assessments).result(who.trxId));
    return next.stage.name;
  }

  async #show(portal: Portal, step: Step): Promise<void> {
    const { tab, who, around } = this;
    const part = who.part(step);
    const page = new pages[step](tab, part, around);
    page.portal = portal;
    await page.show(portal, tab.draws.below(3));
    part.pages.push(page);
    this.#page = page;
  }

  async #leavePage(): Promise<void> {
    const page = this.#page;
    if (!page) return;
    this.#page = null;
    page.who.pages.splice(page.who.pages.indexOf(page), 1);
    await page.leave();
  }

  async press(): Promise<void> {
    const { portal, tab } = this;
    const page = this.#page;
    if (!portal || (page instanceof ExamPage && !tab.draws.chance(handsInShare))) return;
    if (page) await page.press();
    else await this.#download(portal);
    await this.#look(portal);
  }

  async #download(portal: Portal): Promise<void> {
    const { who, tab, around } = this;
    const { stages = [], certificate } = this.#timeline ?? {};
    if (nextStep(stages).kind !== 'certificate') return;
    try {
      const { kind } = await portal(documentTokens.downloadCertificate)(who.trxId, certificate?.number ?? null);
      const file = tab.saved.at(-1);
      if (tab.isAlive && kind === 'saved' && file) around.oracle.downloaded(who, textOf(file));
    } catch (error) {
      if (!(error instanceof ApiFailure)) throw error;
    }
  }

  type(act: Act): void {
    this.#page?.type(act);
  }

  takeOver(): void | Promise<void> {
    return this.#page?.takeOver();
  }

  flush(): void {
    this.#page?.flush();
  }

  override resume(): void {
    this.#page?.resume();
  }

  override async goOn(): Promise<void> {
    await this.#page?.goOn();
    if (this.portal) await this.#look(this.portal);
  }

  async leave(): Promise<void> {
    await this.#leavePage();
  }
}
