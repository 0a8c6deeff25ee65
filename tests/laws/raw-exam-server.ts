import { createHash } from 'node:crypto';
import { foreignAttempt, inWib } from '../unit/adapters/http/exam/foreign-attempt.ts';
import { jsonReply } from '../unit/adapters/http/replies.ts';

export interface RawAnswer {
  readonly question_detail_id: string;
  readonly value: string;
  readonly revision: number;
  readonly device: string;
  readonly answered_at: string;
}

interface RawServer {
  readonly questions: readonly string[];
  /** The others are multiple-choice. */
  readonly essays?: readonly string[];
  /** What the server makes of a text before it stores it. */
  readonly stores?: (text: string) => string | null;
  /** A reply that stands for the whole call because of one of its answers; null lets the call through. */
  readonly blocks?: (answers: readonly RawAnswer[]) => Response | null;
  /** As `blocks`, but the call has been done. */
  readonly garbles?: () => Response | null;
  /** Whether the receipt has a digest, which the server compares: of what it stored, of its normal form, or none. */
  readonly digests?: 'raw' | 'normal' | 'none';
}

/** The normal form of the contract: line ends LF, NFC, trimmed ends. */
export const normal = (text: string): string =>
  text
    .replaceAll('\r\n', '\n')
    .normalize('NFC')
    .replaceAll(/^[\s\u200B]+|[\s\u200B]+$/g, '');

/** A server of one exam that shares nothing with the portal's schemas: it stores rows, and adds up what it has stored. */
export const rawExamServer = ({
  questions,
  essays = questions,
  stores = (text) => text,
  blocks = () => null,
  garbles = () => null,
  digests = 'raw',
}: RawServer) => {
  const rows = new Map<
    string,
    Omit<RawAnswer, 'value'> & { readonly value: string | null; readonly doubtful: boolean }
  >();
  let taken = 0;
  const storedFor = (id: string): string => rows.get(id)?.value ?? '';
  const digest = (): string => {
    const lines = questions.map(
      (id) => `${id}\t${JSON.stringify(digests === 'raw' ? storedFor(id) : normal(storedFor(id)))}`,
    );
    return createHash('sha256').update(lines.join('\n')).digest('hex');
  };
  const here = foreignAttempt({
    questions: () =>
      jsonReply({
        data: {
          questions: questions.map((id) => ({
            ...{ question_detail_id: id, kind: essays.includes(id) ? 'essay' : 'choice', question: id },
            options: [{ value: 'A', text: 'Satu' }],
          })),
          answers: [...rows.values()]
            .reverse()
            .map((current) => ({ question_detail_id: current.question_detail_id, current, others: [] })),
        },
      }),
    answers: (body) => {
      const answers = body.answers as readonly RawAnswer[];
      const blocked = blocks(answers);
      if (blocked) return blocked;
      for (const answer of answers) {
        const before = rows.get(answer.question_detail_id);
        if ((before?.revision ?? 0) >= answer.revision) continue;
        rows.set(answer.question_detail_id, { ...answer, value: stores(answer.value), doubtful: false });
      }
      if (body.action === 'save')
        return jsonReply({
          data: {
            saved: answers.map(({ question_detail_id, revision, device }) => ({
              question_detail_id,
              revision,
              device,
            })),
            refused: [],
            answers: [],
          },
        });
      if (digests !== 'none' && body.digest !== digest())
        return jsonReply({ code: '03', message: 'Berbeda.', errors: { digest: ['Jawaban di server berbeda.'] } });
      const answered = questions.filter((id) => storedFor(id).trim() !== '').length;
      const receipt = {
        number: 'TT-9',
        submitted_at: inWib(here.device.world),
        answered,
        total: questions.length,
        ...(digests !== 'none' && { digest: digest() }),
      };
      taken += 1;
      here.server.exam = { ...here.server.exam, status: 'submitted', receipt };
      return garbles() ?? jsonReply({ data: receipt });
    },
  });
  return { ...here, rows, storedFor, submissions: () => taken };
};
