/** An option of a multiple-choice question: A–E, or `benar` and `salah`. `html` is untrusted. */
export interface Option {
  readonly value: string;
  readonly html: string;
}

interface QuestionBase {
  readonly id: string;
  readonly no: number;
  readonly html: string;
}

export interface ChoiceQuestion extends QuestionBase {
  readonly kind: 'choice';
  readonly options: readonly Option[];
}

export interface EssayQuestion extends QuestionBase {
  readonly kind: 'essay';
  /** In Unicode code points (an emoji is one); null when unlimited. */
  readonly longest: number | null;
}

export interface UploadTask extends QuestionBase {
  readonly kind: 'upload';
  /** In KB of 1000 bytes. */
  readonly maxKb: number;
}

export type Question = ChoiceQuestion | EssayQuestion | UploadTask;

/** FR.IA.01: a criterion that the assessor observes; `competent` is null until it is ticked. */
export interface ObservedCriterion {
  readonly id: string;
  readonly text: string;
  readonly benchmark: string;
  readonly competent: boolean | null;
}

export interface ObservedElement {
  readonly id: string;
  readonly title: string;
  readonly criteria: readonly ObservedCriterion[];
}

export interface ObservedUnit {
  readonly code: string;
  readonly title: string;
  readonly elements: readonly ObservedElement[];
}

export interface WorkStep {
  readonly no: number;
  readonly title: string;
  readonly instruction: string;
}

/** The content of a started exam. Fields named `html` are untrusted. */
export interface ExamContent {
  readonly examId: string;
  readonly trxId: string;
  readonly instructionsHtml: string | null;
  readonly scenarioHtml: string | null;
  readonly steps: readonly WorkStep[];
  readonly units: readonly ObservedUnit[];
  readonly questions: readonly Question[];
  readonly unreadable?: number;
  readonly answers: readonly ServerAnswer[];
}

/**
 * `revision` grows with each change, and is at least the time (`answer-revision.ts`), so that a later change has a higher one on any
 * device. `answeredAt`: ISO instant by the server's clock as this device knows it.
 */
export interface AnswerVersion {
  readonly value: string;
  readonly doubtful: boolean;
  readonly revision: number;
  readonly device: string;
  readonly answeredAt: string;
}

export interface AnswerToSave extends AnswerVersion {
  readonly questionId: string;
  readonly base: number;
}

export interface SaveReply {
  readonly saved: readonly { readonly questionId: string; readonly revision: number; readonly device: string }[];
  readonly refused: readonly { readonly questionId: string; readonly revision: number; readonly reason: string }[];
  /** The server's answers to saved questions that also have a version from another device, or a newer one from this device. */
  readonly answers: readonly ServerAnswer[];
  readonly handedIn?: true;
}

export interface ServerAnswer {
  readonly questionId: string;
  readonly current: AnswerVersion | null;
  readonly others: readonly AnswerVersion[];
  readonly file: UploadedFile | null;
}

export interface UploadedFile {
  readonly id: string;
  readonly name: string;
  /** In bytes. */
  readonly size: number | null;
  readonly uploadedAt: string | null;
}
