import type { ReactNode } from 'react';
import type { Budget } from '../../../domain/catalog/schedule.ts';
import type { FieldError } from '../../kit/components/form/error-summary.tsx';

/** How the chosen budget pays: what it costs, what its button says, and what a press does. */
export interface PayWay {
  readonly price: number | null;
  readonly label: string;
  readonly note: string;
  readonly problems: readonly FieldError[];
  /** Server errors of the last attempt. They do not block another attempt. */
  readonly refusals: readonly FieldError[];
  readonly pay: (budget: Budget) => Promise<void>;
  /** Shows what the candidate pays with, below the choice of the budget. */
  readonly means?: ReactNode;
  /** Belongs beside the button, so that nobody presses it without having seen the field. */
  readonly fieldWith?: (errorOf: (fieldId: string) => string | undefined) => ReactNode;
}
