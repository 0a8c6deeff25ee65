import { type ComponentType, createContext, use } from 'react';
import type { Config } from '../../configuration/config.ts';
import type { Stage, Timeline } from '../../domain/assessment/timeline.ts';
import type { ExampleOf } from './example.ts';
import type { LazyComponent } from './lazy-component.ts';

/** The places of the pages that a guest of the portal may fill, and what each place tells it. */
interface Places {
  /** A corner of every page. */
  readonly corner: object;
  readonly logIn: object;
  /** Where a mail is waited for. */
  readonly mail: object;
  /** Beside a next step that others must do. */
  readonly wait: { readonly forDay: boolean };
  /** A stage that is not open yet. */
  readonly lockedStage: { readonly timeline: Timeline; readonly stage: Stage; readonly title: string };
  /** Below the choice of regions. */
  readonly regions: object;
  /** A form, or what is filled in like one. */
  readonly example: { readonly of: ExampleOf };
}

/** Stands for a certification body that the configuration does not describe. */
export interface InventedBody extends Pick<Config, 'body' | 'contact'> {
  readonly payment: { readonly methods?: readonly string[] | undefined; readonly refund?: string | undefined };
}

export interface Notice {
  readonly title: string;
  readonly text: string;
}

/** A guest of the portal, such as the training, fills its pages with these. */
export interface Slots {
  readonly parts: { readonly [Name in keyof Places]?: LazyComponent<Places[Name]> };
  /** Shown on printed forms, on receipts and above the check of certificates. */
  readonly marks: { readonly paper?: string; readonly receipt?: string; readonly certificates?: string };
  /** Above texts and contacts that the body has not provided. */
  readonly notices: { readonly text?: Notice; readonly contact?: Notice };
  /** Above the licences of the portal, also in prerendered pages. */
  readonly Licences?: ComponentType;
  /** Replaces what the configuration does not say of the body. */
  readonly body?: InventedBody;
}

export const noSlots: Slots = { parts: {}, marks: {}, notices: {} };

export const SlotsContext = createContext<Slots>(noSlots);

export const useSlots = (): Slots => use(SlotsContext);

type SlotProps<Name extends keyof Places> = { readonly name: Name } & Places[Name];

/** Shows nothing while nobody fills the slot. */
export const Slot = <Name extends keyof Places>({ name, ...props }: SlotProps<Name>) => {
  const Part: ComponentType<Places[Name]> | undefined = useSlots().parts[name];
  return Part && <Part {...(props as unknown as Places[Name])} />;
};
