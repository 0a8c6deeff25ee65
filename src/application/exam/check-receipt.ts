import { answersText } from '../../domain/exam/answers-text.ts';
import type { ExamReceipt } from '../../domain/exam/exam.ts';
import type { ExamContent } from '../../domain/exam/question.ts';
import type { Hasher } from '../ports/device/hasher.ts';

export type CheckReceipt = ReturnType<typeof checkReceipt>;

/** Whether the answers that the server has now match the receipt's digest; null when some questions cannot be read. */
export const checkReceipt =
  ({ hasher }: { hasher: Hasher }) =>
  async (content: ExamContent, receipt: Pick<ExamReceipt, 'digest'>): Promise<boolean | null> => {
    if (content.unreadable) return null;
    const answers = new Map(content.answers.map((answer) => [answer.questionId, answer]));
    const ids = content.questions.map(({ id }) => id);
    const answerOf = (id: string) => answers.get(id)?.file?.id ?? answers.get(id)?.current?.value;
    // earlier receipts add up the texts as they were typed
    const texts = [answersText(ids, answerOf), answersText(ids, answerOf, (text) => text)];
    return texts.some((text) => hasher.sha256(text) === receipt.digest);
  };
