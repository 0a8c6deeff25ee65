import type { PaymentWindow } from '../../src/application/ports/purchase/payment-window.ts';
import { type Act, type Errand, type Plan, planOf, sits, type What } from './acts.ts';
import { Device, simulateBrowser, Tab } from './browser.ts';
import { DemonstrationPage } from './demonstration-page.ts';
import { FormPage, PurchasePage } from './errand-pages.ts';
import { ExamPage } from './exam-page.ts';
import { LifePage } from './life-page.ts';
import { Oracle } from './oracle.ts';
import { type Page, Person, type Plant } from './person.ts';
import { openPortal } from './portal.ts';
import { fairWeather, type Lies, networkOf, SimulatedServer, start, type Weather } from './server.ts';
import { drawing, Timeline } from './timeline.ts';

const second = 1_000;
const minute = 60 * second;

/** Faults that a run plants around the portal, to prove that the oracle finds them. */
export interface Planted {
  readonly lies?: Lies;
  readonly plant?: Plant;
  readonly sharedLocks?: boolean;
  readonly neighbour?: (request: number) => boolean;
  /** Only these plans can meet the fault. */
  readonly needs?: (plan: Plan) => boolean;
}

export interface Ran {
  readonly plan: Plan;
  readonly broken: string | null;
  readonly trace: number;
  readonly happened: number;
  /** Virtual milliseconds of all sittings together. */
  readonly sat: number;
  readonly typings: number;
  readonly handIns: number;
}

/** A server for the few of most seeds, and one for a crowd, which is slower to begin with. */
const opened = new Map<number, Promise<SimulatedServer>>();
const serverFor = (people: number): Promise<SimulatedServer> => {
  const candidates = people > 5 ? 50 : 10;
  const server = opened.get(candidates) ?? SimulatedServer.open(candidates);
  opened.set(candidates, server);
  return server;
};

interface Doing {
  readonly act: Act;
  readonly person: Person;
  readonly device: Device;
  /** The page that is meant, or another of the same person. */
  readonly page: Page | undefined;
  readonly weather: Weather;
  /** When the act is over, unless peace has come before. */
  readonly after: (work: () => void) => void;
}

const pages = { exam: ExamPage, demonstration: DemonstrationPage, purchase: PurchasePage, life: LifePage } as const;
const pageFor = (errand: Errand) =>
  sits(errand) || errand === 'purchase' || errand === 'life' ? pages[errand] : FormPage;

class Run {
  readonly #plan: Plan;
  readonly #planted: Planted;
  readonly #time = new Timeline<Tab>(start);
  readonly #server: SimulatedServer;
  readonly #oracle: Oracle;
  readonly #people: Person[] = [];
  readonly #weathers = new Map<Device, Weather>();
  #tabs = 0;
  #calls = 0;
  #isPeace = false;

  constructor(plan: Plan, planted: Planted, server: SimulatedServer) {
    this.#plan = plan;
    this.#planted = planted;
    this.#server = server;
    this.#oracle = new Oracle(this.#time, server.db);
  }

  async play(): Promise<Ran> {
    const { people, moving, acts, peaceAt, handsIn } = this.#plan;
    await this.#server.begin(this.#time);
    const { stackTraceLimit } = Error;
    Error.stackTraceLimit = 0; // each aborted wait makes an error, and its stack would take most of the time
    const restore = simulateBrowser(this.#time);
    try {
      for (const [index, { candidate, errand, trxId }] of this.#server.peopleFor(people).entries()) {
        const names = [`device ${index}`, ...(moving.includes(index) ? [`second device ${index}`] : [])];
        const devices = names.map((name) => this.#device(name));
        const person = new Person(candidate, `o${index + 1} `, { trxId, devices, errand });
        if (errand === 'life') this.#beginLife(person);
        this.#people.push(person);
      }
      this.#plantNeighbour();
      for (const act of acts) {
        await this.#until(start + act.at);
        this.#do(act);
        if (this.#oracle.broken) break;
      }
      this.#isPeace = true; // from now on, no fault begins
      await this.#until(start + peaceAt);
      const { now } = this.#time; // a page that is being left may take a while
      await this.#until(
        Math.max(now, ...[...this.#weathers.keys()].map(({ asleepUntil }) => asleepUntil)) + 10 * second,
      );
      if (!this.#oracle.broken) await this.#peace(handsIn);
      if (!this.#oracle.broken) await this.#endLives();
      return this.#ran();
    } finally {
      for (const person of this.#people) for (const { tab } of person.open) tab.crash();
      restore();
      Error.stackTraceLimit = stackTraceLimit;
    }
  }

  #ran(): Ran {
    const { happened, trace, now } = this.#time;
    const { broken, typings, handIns } = this.#oracle;
    const sat = (now - start) * this.#people.filter(({ errand }) => sits(errand)).length;
    return { plan: this.#plan, broken, trace, happened, sat, typings, handIns };
  }

  async #until(end: number): Promise<void> {
    while (this.#time.now < end && !this.#oracle.broken) {
      await this.#time.until(Math.min(end, this.#time.now + 20 * second));
      this.#oracle.look(this.#watched);
    }
  }

  get #watched(): readonly Person[] {
    return this.#people.flatMap(({ watched }) => watched);
  }

  #device(name: string): Device {
    const device = new Device(this.#time, this.#plan.seed, name);
    device.locks.isShared = this.#planted.sharedLocks === true;
    this.#weathers.set(device, fairWeather());
    return device;
  }

  #weather(device: Device): Weather {
    return this.#weathers.get(device) as Weather;
  }

  #plantNeighbour(): void {
    const [first, second] = this.#people;
    const { neighbour } = this.#planted;
    if (!neighbour || !first || !second) return;
    const [own, other] = [first.deviceOf(0), second.deviceOf(0)];
    this.#weather(own).cookies = () => {
      this.#calls += 1;
      return (neighbour(this.#calls) ? other : own).cookies.cookie;
    };
  }

  /** What a person does runs as code of the page. */
  #in(page: Page | null | undefined, work: (page: Page) => unknown): void {
    const run = async (shown: Page) => work(shown);
    if (page?.tab.isAlive)
      this.#time.later(0, page.tab, () => void run(page).catch((error) => this.#oracle.crashed(page.who, error)));
  }

  #open(person: Person, slot: number, n: number): void {
    const device = person.deviceOf(slot);
    if (person.pages[slot]?.tab.isAlive || (this.#isPeace && person.openOn(device))) return;
    this.#tabs += 1;
    const tab = new Tab(device, this.#plan.seed, `tab ${slot} of ${person.mark}(${this.#tabs})`);
    const send = networkOf(
      this.#server,
      this.#time,
      this.#weather(device),
      () => this.#oracle.served(this.#watched),
      this.#planted.lies,
    );
    const page = new (pageFor(person.errand))(tab, person, {
      oracle: this.#oracle,
      open: async (own, who) => {
        const portal = await openPortal(own, send(own), this.#payments(own));
        this.#planted.plant?.(portal, who);
        return portal;
      },
    });
    person.pages[slot] = page;
    this.#in(page, () => page.open(n));
  }

  /** The gateway, where the candidate mostly pays; what the page hears of it may be wrong. */
  #payments(tab: Tab): PaymentWindow {
    return {
      open: (token) =>
        new Promise((resolve) => {
          if (tab.draws.chance(0.2) && !this.#isPeace)
            return void this.#time.later(2_000, tab, () => resolve('finished'));
          this.#time.later(tab.draws.between(2_000, 40_000), null, () => {
            this.#time.serving += 1;
            void this.#server.paid(token).finally(() => {
              this.#time.serving -= 1;
              this.#time.later(200, tab, () => resolve(tab.draws.chance(0.7) ? 'finished' : 'closed'));
            });
          });
        }),
    };
  }

  /** What each kind of act does. */
  readonly #does: Readonly<Record<What, (doing: Doing) => void>> = {
    open: ({ person, act }) => this.#open(person, act.tab, act.n),
    'second tab': ({ person, act }) => this.#open(person, act.tab, act.n),
    type: ({ person, page, act }) => {
      if (page) this.#in(page, (shown) => shown.type(act));
      else this.#open(person, act.tab, act.n);
    },
    doubt: ({ page, act }) => this.#in(page, (shown) => shown.type(act)),
    'hand in': ({ page }) => this.#in(page, (shown) => shown.press()),
    call: ({ person, device, weather, act }) => {
      if (act.fault) weather.coming.push({ fault: act.fault, isOfSending: act.isOfSending === true });
      const logIn = () => this.#in(person.openOn(device), (shown) => shown.logIn());
      if (act.fault === 'session over') this.#time.later(20 * second + act.n, null, logIn);
    },
    offline: ({ device, weather, after }) => {
      weather.offline = true;
      after(() => {
        weather.offline = false;
        for (const tab of device.tabs) this.#time.later(1, tab, () => tab.wakes.next('online'));
      });
    },
    sleep: ({ device, act }) => device.sleep(act.ms, false),
    'sleep and stand still': ({ device, act }) => device.sleep(act.ms, true),
    crash: ({ person, page, act }) => {
      page?.tab.crash();
      this.#time.later(3 * second + act.n, null, () => this.#open(person, act.tab, act.n));
    },
    reload: ({ person, page, act }) =>
      this.#in(page, (shown) => {
        const { tab } = shown;
        tab.hides.next();
        shown.flush();
        this.#time.later(30, null, () => {
          tab.crash();
          this.#open(person, act.tab, act.n);
        });
      }),
    leave: ({ page }) => this.#in(page, (shown) => shown.close()),
    'take over': ({ page }) => this.#in(page, (shown) => shown.takeOver()),
    hide: ({ page }) => this.#in(page, ({ tab }) => tab.hides.next()),
    look: ({ page }) => this.#in(page, ({ tab }) => tab.wakes.next('visible')),
    'storage refuses': ({ device, act }) => {
      device.storageTroubleAt = Math.max(device.storageTroubleAt, this.#time.now + act.ms);
      device.drafts.fails = true;
      this.#time.later(act.ms, null, () => {
        device.drafts.fails = false;
      });
    },
    'storage hangs': ({ device, act }) => {
      device.storageTroubleAt = Math.max(device.storageTroubleAt, this.#time.now + act.ms);
      device.drafts.hangs = true;
      this.#time.later(act.ms, null, () => {
        device.drafts.hangs = false;
      });
    },
    'storage lost': ({ device, act }) => {
      const loss = act.n % 2 === 0 ? 'storageTroubleAt' : 'silentLossAt';
      device[loss] = Math.max(device[loss], this.#time.now);
      device.drafts.takeAway({ told: act.n % 2 === 0 });
    },
    'clock set': ({ device, act }) => {
      device.ahead += act.ms;
    },
    extend: ({ person, act }) => this.#staff(person, 'extend-exam', act),
    'close and reopen': ({ person, act }) => {
      const exam = this.#staff(person, 'close-exam', act);
      this.#time.later(act.ms, null, () => this.#staff(person, 'reopen-exam', act, exam));
    },
  };

  #do(act: Act): void {
    const person = this.#people[act.who];
    if (!person) return;
    const named = person.pages[act.tab];
    const page = named?.tab.isAlive ? named : person.open[0];
    const after = (work: () => void) => void this.#time.later(act.ms, null, () => !this.#isPeace && work());
    const device = person.deviceOf(act.tab);
    this.#does[act.what]({ act, person, device, page, weather: this.#weather(device), after });
    this.#oracle.look(person.watched);
  }

  /** What staff do with an exam, or with the one that the candidate sits. Returns its id. */
  #staff(
    person: Person,
    type: 'extend-exam' | 'close-exam' | 'reopen-exam',
    { n }: Act,
    examId = person.shown()[0]?.[1].exam,
  ): string | undefined {
    if (!examId) return undefined;
    this.#time.later(0, null, () => {
      this.#time.serving += 1;
      const more = { minutes: 1 + (n % 15), note: 'Ditutup.' };
      void this.#server.act({ type, trxId: person.trxId, examId, ...more } as never).finally(() => {
        this.#time.serving -= 1;
        if (type === 'reopen-exam')
          this.#time.later(30 * second, null, () => {
            for (const page of person.open) this.#in(page, (shown) => shown.goOn());
          });
      });
    });
    return examId;
  }

  /** What a lost storage took, or what was not typed yet, is typed. */
  async #send(page: Page): Promise<void> {
    if (page.texts?.[0] === '') page.type({ at: this.#time.now - start, who: 0, what: 'type', tab: 0, n: 1, ms: 0 });
    await page.press();
  }

  /** The candidate knows what to buy, and staff come back now and then. */
  #beginLife(person: Person): void {
    const draws = drawing(this.#plan.seed, `staff of ${person.mark}`);
    person.intention = this.#server.scheduleOfLives;
    const work = () => {
      if (this.#isPeace) return;
      this.#work(person, draws.chance(0.3));
      this.#time.later(draws.between(5, 40) * second, null, work);
    };
    this.#time.later(draws.between(5, 40) * second, null, work);
  }

  /** Staff do what waits for them. */
  #work(person: Person, returns: boolean): void {
    this.#time.serving += 1;
    void this.#server.work(person.trxId, returns).then((form) => {
      if (form) this.#oracle.returned(person.part(form));
      this.#time.serving -= 1;
    });
  }

  /** Candidates and staff go on, until each life has its certificate. */
  async #endLives(): Promise<void> {
    const lives = this.#people.filter(({ errand }) => errand === 'life');
    for (let rounds = 0; rounds < 60 && lives.some((life) => !this.#oracle.isCertified(life)); rounds += 1) {
      for (const life of lives) {
        for (const page of life.open)
          this.#in(page, async (shown) => {
            await shown.goOn();
            await this.#send(shown);
          });
        this.#time.later(20 * second, null, () => this.#work(life, false));
      }
      await this.#until(this.#time.now + 40 * second);
    }
    for (const life of lives) this.#oracle.lived(life);
  }

  /** Who has two devices looks at each again in the last two minutes, twice: one may have waited for a log-in. */
  async #untilLooked(milliseconds: number): Promise<void> {
    await this.#until(this.#time.now + milliseconds - 2 * minute);
    for (let looks = 0; looks < 2; looks += 1) {
      for (const { devices, open } of this.#people)
        if (devices.length > 1) for (const { tab } of open) this.#time.later(0, tab, () => tab.wakes.next('visible'));
      await this.#until(this.#time.now + minute);
    }
  }

  /** All faults end; each person keeps one page of a device. Some minutes later nothing may be open, and the exam can be handed in. */
  async #peace(handsIn: boolean): Promise<void> {
    for (const [device, weather] of this.#weathers) {
      weather.coming.length = 0;
      weather.offline = false;
      device.drafts.fails = false;
      device.drafts.hangs = false;
    }
    for (let tries = 0; tries < 3 && this.#people.some(({ open }) => open.some(({ warns }) => warns)); tries += 1) {
      for (const { open } of this.#people)
        this.#in(
          open.find(({ warns }) => warns),
          (page) => page.takeOver(),
        );
      await this.#until(this.#time.now + 20 * second);
    }
    for (const person of this.#people) {
      const kept = person.devices.map((device) => person.openOn(device));
      for (const each of person.open) if (!kept.includes(each)) this.#in(each, (page) => page.close());
      for (const [index, page] of kept.entries()) if (!page) this.#open(person, index === 0 ? 0 : 2, 0);
    }
    await this.#untilLooked(10 * minute);
    for (const person of this.#people) {
      const shown = person.shown(); // a page whose session is over waits for its candidate, and another device for its answers
      if (shown.every(([, { state }]) => !state.sessionOver && !state.closed))
        for (const [tab, each] of shown) this.#oracle.calm(person, tab, each);
    }
    for (const person of this.#people)
      for (const page of person.open)
        this.#in(page, async (shown) => {
          shown.tab.wakes.next('online');
          await shown.logIn();
          await shown.goOn();
          if (!sits(person.errand)) await this.#send(shown);
        });
    await this.#untilLooked(3 * minute);
    for (const person of this.#people) {
      const shown = person.shown();
      for (const [tab, each] of shown) this.#oracle.calm(person, tab, each);
      this.#oracle.done(person);
    }
    if (!handsIn || this.#oracle.broken) return;
    for (const person of this.#people) for (const page of person.open) this.#in(page, (shown) => shown.press());
    await this.#until(this.#time.now + 3 * minute);
  }
}

/** Plays a plan. Two runs of one plan are the same to the last happening. */
export const play = async (plan: Plan, planted: Planted = {}): Promise<Ran> => {
  return new Run(plan, planted, await serverFor(plan.people.length)).play();
};

/** The calls and staff acts of a plan as the file of a scenario, with their times, for the simulation's panel. */
export const recorded = async (plan: Plan, planted: Planted = {}): Promise<string> => {
  const server = await serverFor(plan.people.length);
  server.isRecording = true;
  try {
    await new Run(plan, planted, server).play();
    return server.scenario(`Benih ${plan.seed}`);
  } finally {
    server.isRecording = false;
  }
};

export const playSeed = (seed: string, planted?: Planted): Promise<Ran> => play(planOf(seed), planted);
