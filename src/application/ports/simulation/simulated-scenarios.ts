import type { StageName } from '../../../domain/assessment/timeline.ts';

/** Whom a scenario is about, and the page on which it begins; `trxId` is null where that page is of no assessment. */
export interface SimulatedScene {
  readonly email: string;
  readonly page:
    | 'home'
    | 'schemes'
    | 'transactions'
    | 'notifications'
    | 'assessment'
    | 'apl01'
    | 'exams'
    | 'result'
    | 'feedback';
  readonly trxId: string | null;
}

/** What became of the link into the simulation that the page was opened with. */
export type OpenedLink =
  /** It is done; `email` is who is to be logged in, null when that stays as it is; `cut`: after that the network is to be cut. */
  | {
      readonly kind: 'opened';
      readonly scene: SimulatedScene | null;
      readonly email: string | null;
      readonly cut: boolean;
    }
  /** Nothing has changed; what is wrong with it, in Indonesian. */
  | { readonly kind: 'wrong'; readonly texts: readonly string[] }
  /** Nothing has changed yet: it puts another world in place of one that somebody has worked in. */
  | { readonly kind: 'asks'; readonly scenario: string };

/** Named states of the simulated world. */
export interface SimulatedScenarios {
  /** All scenarios, with one Indonesian line on each. */
  scenarios(): readonly { readonly name: string; readonly title: string }[];
  /** Whether a scenario would put another world in place of one that somebody has worked in. */
  replacesWork(name: string): Promise<boolean>;
  /**
   * Brings the person of a scenario where its name says, in the present world where it has place for that, else in a new one with
   * everybody logged out. Rejects with a RangeError that lists the names, and changes nothing, when there is none of this name.
   */
  playScenario(name: string): Promise<SimulatedScene>;
  /**
   * Brings an assessment to a stage, as the candidate, the staff and the clock would; the present world is kept as before a journey in
   * time. Rejects with a RangeError in Indonesian, and changes nothing, where it cannot.
   */
  jumpTo(trxId: string, stage: StageName): Promise<void>;
  /** What became of the link that this page was opened with; null when it was none. */
  openedLink(): OpenedLink | null;
  /** Does what that link asks for although somebody has worked in the world; the present one is kept. */
  agreeToLink(): Promise<OpenedLink | null>;
}
