/** One option of a multiple-choice question: A–E, or `benar` and `salah`. `html` is untrusted. */
export interface Option {
  readonly value: string;
  readonly html: string;
}

interface QuestionBase {
  /** The specification's `question_detail_id`. */
  readonly id: string;
  /** As it is numbered on screen, from 1. */
  readonly no: number;
  /** Untrusted HTML with images. */
  readonly html: string;
}

export interface ChoiceQuestion extends QuestionBase {
  readonly kind: 'choice';
  readonly options: readonly Option[];
}

export interface EssayQuestion extends QuestionBase {
  readonly kind: 'essay';
  /** In characters (Unicode code points: an emoji is one); null when there is no limit. */
  readonly longest: number | null;
}

/** Something to be made and uploaded. */
export interface UploadTask extends QuestionBase {
  readonly kind: 'upload';
  /** In KB of 1000 bytes. */
  readonly maxKb: number;
}

export type Question = ChoiceQuestion | EssayQuestion | UploadTask;

/** FR.IA.01: what the assessor watches; `competent` is null until it is ticked. */
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

/** FR.IA.02: one step of the work. */
export interface WorkStep {
  readonly no: number;
  readonly title: string;
  readonly instruction: string;
}

/** What a candidate is given in a started exam. Texts named `html` are untrusted. */
export interface ExamContent {
  readonly examId: string;
  readonly trxId: string;
  readonly instructionsHtml: string | null;
  /** The task of an observation, the scenario of a demonstration. */
  readonly scenarioHtml: string | null;
  readonly steps: readonly WorkStep[];
  readonly units: readonly ObservedUnit[];
  readonly questions: readonly Question[];
  /** How many others there are that could not be read; absent for none. */
  readonly unreadable?: number;
  readonly answers: readonly ServerAnswer[];
}

/** One version of an answer. `value` is an option's value, or the text. */
export interface AnswerVersion {
  readonly value: string;
  /** "Ragu-ragu". */
  readonly doubtful: boolean;
  /** Grows with each change; at least the milliseconds since the epoch when it was made, so that later is higher on all devices. */
  readonly revision: number;
  /** Names the page that made it, so that two devices can be told apart. */
  readonly device: string;
  /** ISO instant by the server's clock as this device knows it. */
  readonly answeredAt: string;
}

/** A version to be saved. `base` is the server's revision that the candidate saw when it was made; 0 for none. */
export interface AnswerToSave extends AnswerVersion {
  readonly questionId: string;
  readonly base: number;
}

export interface SaveReply {
  /** The versions that the server has taken, exactly. */
  readonly saved: readonly { readonly questionId: string; readonly revision: number; readonly device: string }[];
  /** Versions that it will never take, such as those stamped after the deadline, and why in its words. */
  readonly refused: readonly { readonly questionId: string; readonly revision: number; readonly reason: string }[];
  /** What it has of the questions that another device answered as well, or this one with a newer version. */
  readonly answers: readonly ServerAnswer[];
  /** It has answered as if this save were the submission. */
  readonly handedIn?: true;
}

/** What the server has of one question: the newest version, and versions of other devices that it replaced. */
export interface ServerAnswer {
  readonly questionId: string;
  readonly current: AnswerVersion | null;
  readonly others: readonly AnswerVersion[];
  /** Of an upload task. */
  readonly file: UploadedFile | null;
}

/** A file that the server has taken for an upload task; empty or null where it does not say it. */
export interface UploadedFile {
  readonly id: string;
  readonly name: string;
  /** In bytes. */
  readonly size: number | null;
  /** ISO instant. */
  readonly uploadedAt: string | null;
}
