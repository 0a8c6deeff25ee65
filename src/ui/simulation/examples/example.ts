import type { Apl02Unit, ElementAnswer } from '../../../domain/apl/apl02.ts';
import type { Question, UploadedFile, UploadTask } from '../../../domain/exam/question.ts';

/** What an example needs of a form; methods, so that the form of any page fits. */
export interface FillableForm {
  getValues(): object;
  setValue(name: string, value: unknown, options: object): void;
  readonly formState: {
    readonly isSubmitted: boolean;
    readonly defaultValues?: object | undefined;
  };
}

/** Where a form keeps its files. */
interface FileDraft {
  addFile(file: File): string;
}

/** A code that can be redeemed, and the schedule that it can pay for. */
export interface FoundCode {
  readonly code: string;
  readonly scheme: string;
  readonly schedule: string;
}

/** The forms whose values are all the same for everybody who wants an example. */
export type PlainForm =
  | 'sign-up'
  | 'forgot-password'
  | 'new-password'
  | 'certificate-check'
  | 'personal'
  | 'education'
  | 'career'
  | 'signature'
  | 'agreement'
  | 'result'
  | 'feedback'
  | 'appeal'
  | 'guardian'
  | 'message';

/** Which form is filled, and what it is filled by. */
export type ExampleOf =
  | { readonly name: PlainForm; readonly form: FillableForm }
  | {
      readonly name: 'apl01';
      readonly form: FillableForm;
      readonly draft: FileDraft;
      /** The rows that want a file; `field` is their name in the form. */
      readonly rows: readonly { readonly field: string; readonly title: string; readonly stored: boolean }[];
    }
  | {
      readonly name: 'apl02';
      readonly form: FillableForm;
      readonly draft: FileDraft;
      readonly units: readonly Apl02Unit[];
      readonly store: {
        answerOf(elementId: string): ElementAnswer;
        change(elementId: string, change: Partial<ElementAnswer>): void;
        setFiles(fileIds: readonly string[], elementIds: readonly string[], wanted: boolean): unknown;
      };
      /** The id of the field for the evidence of an element, which knows its text itself. */
      evidenceField(elementId: string): string;
    }
  | {
      readonly name: 'exam';
      readonly trxId: string;
      readonly questions: readonly Question[];
      readonly source: {
        read(questionId: string): { readonly value: string };
        answer(questionId: string, value: string): void;
      };
    }
  | { readonly name: 'adjustments'; readonly form: FillableForm }
  /** `choose` takes a picture as if somebody had chosen it. */
  | { readonly name: 'photo'; choose(file: File): unknown }
  | {
      readonly name: 'prakerja';
      /** The slug of the scheme that is bought; any, where it is not chosen yet. */
      readonly scheme: string | undefined;
      /** The code as it is typed now. */
      readonly typed: () => string;
      readonly put: (found: FoundCode) => void;
    }
  | {
      readonly name: 'demonstration';
      readonly tasks: readonly { readonly task: UploadTask; readonly stored: UploadedFile | null }[];
      readonly uploads: { choose(task: UploadTask, file: File, stored: UploadedFile | null): Promise<void> };
    };

/** Fills a form in one way. `replace`: also what somebody has typed. */
export interface Filling {
  readonly label: string;
  readonly fill: (replace: boolean) => void | Promise<void>;
}

/** What can be done with a form now. */
export interface Example {
  /** Whether something that somebody has put there is another thing than the example. */
  readonly typed: () => boolean;
  readonly ways: readonly Filling[];
}
