import type { StageName } from '../../../domain/assessment/timeline.ts';

export interface SimulatedScene {
  readonly email: string;
  /** A path and query of this portal, in which `{trxid}` is the purchase. */
  readonly page: string;
  readonly trxId: string | null;
}

/**
 * `opened`: the link was applied; `email` is the account to log in, null for no change, and `cut` means that the network must be cut
 * afterwards. `wrong`: nothing changed; `texts` are the problems, in Indonesian. `asks`: the user must agree first (`agreeToLink`), because
 * the scenario would replace a world with user changes.
 */
export type OpenedLink =
  | {
      readonly kind: 'opened';
      readonly scene: SimulatedScene | null;
      readonly email: string | null;
      readonly cut: boolean;
    }
  | { readonly kind: 'wrong'; readonly texts: readonly string[] }
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
