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
  /** Done. `email`: the account to log in, null for no change; `cut`: the network must be cut afterwards. */
  | {
      readonly kind: 'opened';
      readonly scene: SimulatedScene | null;
      readonly email: string | null;
      readonly cut: boolean;
    }
  /** Nothing changed; `texts`: the problems, in Indonesian. */
  | { readonly kind: 'wrong'; readonly texts: readonly string[] }
  /** Nothing changed yet: the scenario would replace a world with work in it, so the user must agree first (`agreeToLink`). */
  | { readonly kind: 'asks'; readonly scenario: string };

export interface SimulatedScenarios {
  scenarios(): readonly { readonly name: string; readonly title: string }[];
  /** Whether the scenario would replace a world with work in it. */
  replacesWork(name: string): Promise<boolean>;
  /** Brings the scenario's person to its state, in a new world if needed. Rejects with a RangeError that lists the valid names. */
  playScenario(name: string): Promise<SimulatedScene>;
  /** Brings an assessment to a stage; keeps the present world. Rejects with an Indonesian RangeError when the stage cannot be reached. */
  jumpTo(trxId: string, stage: StageName): Promise<void>;
  openedLink(): OpenedLink | null;
  /** Confirms a link that replaces a world with work in it; keeps the present world. */
  agreeToLink(): Promise<OpenedLink | null>;
}
