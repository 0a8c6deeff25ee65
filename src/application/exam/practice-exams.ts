import { defaultMinutes, type Exam, type ExamReceipt } from '../../domain/exam/exam.ts';
import type { AnswerToSave, ExamContent, SaveReply } from '../../domain/exam/question.ts';
import { ApiFailure } from '../api-failure.ts';
import type { ExamRepository } from '../ports/exam/exam-repository.ts';

/** A practice exam with one question. It never leaves this device, and saving fails until `reachable` is true. */
export class PracticeExams implements Pick<ExamRepository, 'exams' | 'content' | 'save' | 'submit'> {
  reachable = false;
  readonly exam: Exam;
  readonly blankContent: ExamContent;

  constructor(id: string, startedAt: string) {
    const trxId = 'gladi-bersih';
    this.exam = {
      id,
      trxId,
      kind: 'essay',
      type: null,
      status: 'running',
      questionCount: 1,
      minutes: defaultMinutes,
      extraMinutes: 0,
      startedAt,
      submitAllowed: true,
      note: null,
      receipt: null,
    };
    this.blankContent = {
      examId: id,
      trxId,
      instructionsHtml: null,
      scenarioHtml: null,
      steps: [],
      units: [],
      questions: [{ kind: 'essay', id, no: 1, html: '', longest: null }],
      answers: [],
    };
  }

  async exams() {
    const { exam } = this;
    const { trxId } = exam;
    return {
      trxId,
      scheme: { title: '', number: '' },
      candidate: '',
      assessor: { name: '', registration: '' },
      exams: [exam],
    };
  }

  async content(): Promise<ExamContent> {
    return this.blankContent;
  }

  async save(_: unknown, answers: readonly AnswerToSave[]): Promise<SaveReply> {
    if (!this.reachable) throw new ApiFailure({ kind: 'network' });
    return { saved: answers, refused: [], answers: [] };
  }

  async submit(_: unknown, __: unknown, digest: string): Promise<ExamReceipt> {
    return { number: '', submittedAt: this.exam.startedAt ?? '', answered: 1, total: 1, digest };
  }
}
