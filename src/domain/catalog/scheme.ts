/** A certification scheme as lists show it. `price` is whole rupiah; `rating` is 0–5, and 0 where none is told. Null: the server does not say. */
export interface SchemeSummary {
  readonly id: string;
  readonly slug: string;
  readonly title: string;
  readonly field: Field;
  readonly description: string;
  readonly price: number | null;
  readonly rating: number;
  readonly reviewCount: number | null;
}

/** A field of work that schemes are grouped by. */
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

/** A scheme with everything that its page shows. */
export interface Scheme extends SchemeSummary {
  readonly number: string;
  readonly kind: string;
  readonly standard: string;
  readonly requirements: readonly string[];
  readonly methods: readonly string[];
  readonly units: readonly CompetencyUnit[];
}
