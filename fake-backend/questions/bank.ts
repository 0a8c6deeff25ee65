/** A multiple-choice question; `key` is the value of the right option. The server never shows it. */
export interface ChoiceSeed {
  /** The competency unit that it is about. */
  readonly unit: string;
  /** HTML: text, `<p>`, `<code>`, `<pre>`, `<ul>`, `<table>`, and `<img>` with a `data:` address. */
  readonly html: string;
  /** Two to five, in their order: A, B, C, D, E. */
  readonly options: readonly string[];
  readonly key: 'A' | 'B' | 'C' | 'D' | 'E';
}

/** A statement that is true or false. */
export interface StatementSeed {
  readonly unit: string;
  readonly html: string;
  readonly key: 'benar' | 'salah';
}

export interface EssaySeed {
  readonly unit: string;
  readonly html: string;
  /** Words of a good answer, by which the robot judges it. */
  readonly keywords: readonly string[];
}

/** FR.IA.01: the task, what the assessor watches by element, and questions beside it. */
export interface ObservationSeed {
  /** HTML. */
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

/** FR.IA.02: instructions, a scenario, the steps of the work and what is to be uploaded. */
export interface DemonstrationSeed {
  /** HTML. */
  readonly instructions: string;
  /** HTML. */
  readonly scenario: string;
  readonly steps: readonly { readonly title: string; readonly instruction: string }[];
  readonly tasks: readonly { readonly unit: string; readonly html: string }[];
}

/** All that the exams of a scheme ask. */
export interface QuestionBank {
  readonly choices: readonly ChoiceSeed[];
  readonly statements: readonly StatementSeed[];
  readonly essays: readonly EssaySeed[];
  readonly observation: ObservationSeed;
  readonly demonstration: DemonstrationSeed;
}
