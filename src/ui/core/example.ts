import type { Apl02Unit, ElementAnswer } from '../../domain/apl/apl02.ts';
import type { Question, UploadedFile, UploadTask } from '../../domain/exam/question.ts';

/** Method syntax, so that any page's form is assignable. */
export interface FillableForm {
  getValues(): object;
  setValue(name: string, value: unknown, options: object): void;
  readonly formState: {
    readonly isSubmitted: boolean;
    readonly defaultValues?: object | undefined;
  };
}

interface FileDraft {
  addFile(file: File): string;
}

export interface FoundCode {
  readonly code: string;
  readonly scheme: string;
  readonly schedule: string;
}

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

export type ExampleOf =
  | { readonly name: PlainForm; readonly form: FillableForm }
  | {
      readonly name: 'apl01';
      readonly form: FillableForm;
      readonly draft: FileDraft;
      readonly rows: readonly { readonly field: string; readonly title: string; readonly stored: boolean }[];
      /** Fields of a returned form to which the reviewer objected. */
      readonly noted: readonly string[];
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
  | { readonly name: 'photo'; choose(file: File): unknown }
  | {
      readonly name: 'prakerja';
      readonly scheme: string | undefined;
      readonly typed: () => string;
      readonly put: (found: FoundCode) => void;
    }
  | {
      readonly name: 'demonstration';
      readonly tasks: readonly { readonly task: UploadTask; readonly stored: UploadedFile | null }[];
      readonly uploads: { choose(task: UploadTask, file: File, stored: UploadedFile | null): Promise<void> };
    };
