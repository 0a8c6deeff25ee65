/** A multiple-choice question; `key` is the correct option, which the server never sends. */
export interface ChoiceSeed {
  readonly unit: string;
  /** HTML: text, `<p>`, `<code>`, `<pre>`, `<ul>`, `<table>`, and `<img>` with a `data:` address. */
  readonly html: string;
  readonly options: readonly string[];
  readonly key: 'A' | 'B' | 'C' | 'D' | 'E';
}

export interface StatementSeed {
  readonly unit: string;
  readonly html: string;
  readonly key: 'benar' | 'salah';
}

export interface EssaySeed {
  readonly unit: string;
  readonly html: string;
  readonly keywords: readonly string[];
  /** A good answer, as a competent person would write it. */
  readonly answer: string;
}

export interface ObservationSeed {
  readonly task: string;
  readonly units: readonly {
    readonly code: string;
    readonly title: string;
    readonly elements: readonly {
      readonly title: string;
      readonly criteria: readonly { readonly text: string; readonly benchmark: string }[];
    }[];
  }[];
  readonly questions: readonly { readonly unit: string; readonly html: string }[];
}

export interface DemonstrationSeed {
  readonly instructions: string;
  readonly scenario: string;
  readonly steps: readonly { readonly title: string; readonly instruction: string }[];
  readonly tasks: readonly { readonly unit: string; readonly html: string }[];
}

export interface QuestionBank {
  readonly choices: readonly ChoiceSeed[];
  readonly statements: readonly StatementSeed[];
  readonly essays: readonly EssaySeed[];
  readonly observation: ObservationSeed;
  readonly demonstration: DemonstrationSeed;
}
