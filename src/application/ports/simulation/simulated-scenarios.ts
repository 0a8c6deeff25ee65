import type { StageName } from '../../../domain/assessment/timeline.ts';

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

export type OpenedLink =
  /** The link was applied. `email`: the account to log in, null for no change; `cut`: the network must be cut afterwards. */
  | {
      readonly kind: 'opened';
      readonly scene: SimulatedScene | null;
      readonly email: string | null;
      readonly cut: boolean;
    }
  /** Nothing changed; `texts`: the problems, in Indonesian. */
  | { readonly kind: 'wrong'; readonly texts: readonly string[] }
  /** Nothing changed yet: the scenario would replace a world with user changes, so the user must agree first (`agreeToLink`). */
  | { readonly kind: 'asks'; readonly scenario: string };

export interface SimulatedScenarios {
  scenarios(): readonly { readonly name: string; readonly title: string }[];
  /** Whether the scenario would replace a world with user changes. */
  replacesWork(name: string): Promise<boolean>;
  /** Brings the scenario's person to its state, in a new world if needed. Rejects with a RangeError that lists the valid names. */
  playScenario(name: string): Promise<SimulatedScene>;
  /** Saves the present world and brings an assessment to a stage. Rejects with an Indonesian RangeError if the stage cannot be reached. */
  jumpTo(trxId: string, stage: StageName): Promise<void>;
  openedLink(): OpenedLink | null;
  /** Applies a link after the user has agreed; the replaced world is saved first. */
  agreeToLink(): Promise<OpenedLink | null>;
}
