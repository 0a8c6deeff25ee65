import type { Zone } from '../calendar/in-zone.ts';
/** A scheme in lists. `price` is whole rupiah; `rating` is 0–5, or 0 without a rating. Null: the reply has no readable value. */
export interface SchemeSummary {
  readonly id: string;
  readonly slug: string;
  readonly title: string;
  readonly field: Field;
  readonly description: string;
  readonly price: number | null;
  readonly rating: number;
  readonly reviewCount: number | null;
  readonly nearest?: { readonly startsAt: string; readonly city: string; readonly zone?: Zone };
}

export interface Field {
  readonly id: string;
  readonly name: string;
}

export interface Element {
  readonly title: string;
  readonly criteria: readonly string[];
}

export interface CompetencyUnit {
  readonly code: string;
  readonly title: string;
  readonly standard: string;
  readonly elements: readonly Element[];
}

export interface Scheme extends SchemeSummary {
  readonly number: string;
  readonly kind: string;
  readonly standard: string;
  readonly requirements: readonly string[];
  readonly methods: readonly string[];
  readonly units: readonly CompetencyUnit[];
}
