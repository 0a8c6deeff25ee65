import { accountTokens } from '../../src/application/account/tokens.ts';
import { ApiFailure } from '../../src/application/api-failure.ts';
import { timeTokens } from '../../src/application/time/tokens.ts';
import type { Act, Errand } from './acts.ts';
import type { Device, Tab } from './browser.ts';
import type { Oracle, Shown, Watched } from './oracle.ts';
import type { Portal } from './portal.ts';
import { password } from './server.ts';

/** What a run plants in a page before the portal uses it. */
export type Plant = (portal: Portal, who: Person) => void;

export interface Surroundings {
  readonly oracle: Oracle;
  readonly open: (tab: Tab, who: Person) => Promise<Portal>;
}

/** A page of the portal. Its code runs in its tab; what it shows goes to the oracle. */
export abstract class Page {
  portal: Portal | null = null;
  #loggingIn = false;
  #closing: Promise<void> | null = null;
  readonly tab: Tab;
  readonly who: Person;
  readonly around: Surroundings;

  constructor(tab: Tab, who: Person, around: Surroundings) {
    this.tab = tab;
    this.who = who;
    this.around = around;
  }

  /** What the oracle compares with the server, if the page has opened. */
  abstract get shown(): Shown | null;
  /** What was typed and chosen, in a form that this page may change. */
  abstract get texts(): readonly string[] | null;
  abstract show(portal: Portal, n: number): Promise<void>;
  abstract type(act: Act): void;
  abstract press(): Promise<void>;
  abstract takeOver(): void | Promise<void>;
  abstract flush(): void;
  /** Whether the page asks to be continued before another one is. */
  get warns(): boolean {
    return false;
  }
  /** Whether nothing is left to do on this page. */
  get isOver(): boolean {
    return false;
  }
  abstract leave(): Promise<void>;
  /** Goes on after a new log-in. */
  resume(): void {}
  /** Goes on after an exam was reopened, or peace has come. */
  async goOn(): Promise<void> {}

  /** `n` chooses where there is something to choose. */
  async open(n: number): Promise<void> {
    this.portal = await this.around.open(this.tab, this.who);
    const clock = this.portal(timeTokens.clock);
    for (;;) {
      try {
        await this.#enter(this.portal);
        return await this.show(this.portal, n);
      } catch (error) {
        if (!(error instanceof ApiFailure)) throw error;
        await clock.wait(4_000);
      }
    }
  }

  async logIn(): Promise<void> {
    const { portal, who } = this;
    if (!portal || this.#loggingIn) return;
    this.#loggingIn = true;
    try {
      const outcome = await portal(accountTokens.logIn)({ email: who.email, password });
      if (outcome.kind !== 'welcome') return;
      this.around.oracle.named(who, outcome.candidate.id);
      this.resume();
    } catch (error) {
      if (!(error instanceof ApiFailure)) throw error;
    } finally {
      this.#loggingIn = false;
    }
  }

  async #enter(portal: Portal): Promise<void> {
    const candidate = await portal(accountTokens.findSession)();
    if (candidate) this.around.oracle.named(this.who, candidate.id);
    else await this.logIn();
  }

  close(): Promise<void> {
    this.tab.isLeft = true;
    this.#closing ??= this.leave().then(() => this.tab.crash());
    return this.#closing;
  }
}

/** A candidate, with up to three pages, of which the last may be on a second device. */
export class Person implements Watched {
  readonly pages: (Page | null)[] = [null, null, null];
  readonly errand: Errand;
  /** The schedule that this candidate wants to buy. */
  intention: string | null = null;

  readonly id: string;
  readonly mark: string;
  readonly email: string;
  /** Of the purchase, once it is known. */
  trxId: string;
  readonly devices: readonly Device[];
  /** The errands of a life that have begun, each with its pages. */
  readonly #parts = new Map<Errand, Person>();

  constructor(
    { id, email }: { readonly id: string; readonly email: string },
    mark: string,
    { trxId, devices, errand }: Pick<Person, 'trxId' | 'devices' | 'errand'>,
  ) {
    this.id = id;
    this.email = email;
    this.mark = mark;
    this.errand = errand;
    this.trxId = trxId;
    this.devices = devices;
  }

  /** This candidate on one errand of a life. */
  part(errand: Errand): Person {
    const { id, email, mark, trxId, devices } = this;
    const part = this.#parts.get(errand) ?? new Person({ id, email }, mark, { trxId, devices, errand });
    part.intention = this.intention;
    this.#parts.set(errand, part);
    return part;
  }

  /** Whom the oracle looks at: a life in each of its errands. */
  get watched(): readonly Person[] {
    return this.errand === 'life' ? [...this.#parts.values()] : [this];
  }

  deviceOf(slot: number): Device {
    return (slot === 2 ? this.devices.at(-1) : this.devices[0]) as Device;
  }

  get open(): readonly Page[] {
    return this.pages.filter((page) => page?.tab.isAlive === true) as readonly Page[];
  }

  openOn(device: Device): Page | undefined {
    return this.open.find(({ tab }) => tab.device === device);
  }

  readonly shown = () => this.open.flatMap((page) => (page.shown ? [[page.tab, page.shown] as const] : []));

  readonly texts = () => this.open.flatMap(({ tab, texts }) => (texts ?? []).map((text) => [tab, text] as const));
}
