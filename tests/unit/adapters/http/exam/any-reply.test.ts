import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { nobleHasher } from '../../../../../src/adapters/browser/noble-hasher.ts';
import { answersText } from '../../../../../src/domain/exam/answers-text.ts';
import { allAnswers, foreignAttempt, inWib } from './foreign-attempt.ts';

const ours = nobleHasher.sha256(answersText(['S1', 'S2', 'S3'], (id) => `jawaban ${id}`));
const began = Date.parse('2026-03-02T02:00:00Z');

const receipt = fc.record(
  {
    number: fc.constantFrom(null, '', 'TT-1', 7, {}),
    submitted_at: fc.oneof(
      fc.constantFrom(null, '', 'besok', '2026-03-02 08:00:00', '2026-03-02 16:30:00', 1_772_416_860),
      fc.integer({ min: -120, max: 120 }).map((seconds) => inWib(began + seconds * 1_000)),
    ),
    answered: fc.constantFrom(null, 0, 2, 3, '3', 40, -1, 'tiga'),
    total: fc.constantFrom(null, 3),
    digest: fc.constantFrom(null, '', ours, ours.toUpperCase(), 'a'.repeat(64), ours.slice(1)),
    status: fc.constantFrom('running', 'submitted', 'ok'),
  },
  { requiredKeys: [] },
);
const content = fc.oneof(receipt, fc.jsonValue(), fc.record({ receipt }), fc.constant(null));
const envelope = fc.oneof(
  content,
  content.map((data) => ({ data })),
  content.map((data) => ({ data: { data } })),
  fc.tuple(content, fc.boolean()).map(([data, success]) => ({ success, message: 'Pesan', data })),
  fc.tuple(content, fc.constantFrom('00', '02', '99', 500)).map(([data, code]) => ({ code, message: 'Pesan', data })),
);
interface Answer {
  readonly status: number;
  readonly type: string;
  readonly body: unknown;
}
const answer: fc.Arbitrary<Answer> = fc.record({
  status: fc.oneof(
    { weight: 5, arbitrary: fc.constant(200) },
    fc.constantFrom(201, 202, 204, 400, 401, 403, 404, 409, 419, 422, 429, 500, 503),
  ),
  type: fc.oneof(
    { weight: 8, arbitrary: fc.constant('application/json') },
    fc.constantFrom('text/html', 'text/plain', ''),
  ),
  body: envelope,
});
const words = ['running', 'ready', 'locked', 'submitted', 'assessed', 'sudah_dikumpulkan', '', null];
const row = fc.record({
  question_id: fc.constantFrom(42, '42', 43),
  kind: fc.constantFrom('essay', 'essay', 'lisan'),
  status: fc.constantFrom(...words),
  started_at: fc.constantFrom('2026-03-02 09:00:00', '2026-03-02 09:30:00', null),
  receipt: fc.oneof(receipt, fc.constant(null)),
});
const standing: fc.Arbitrary<Answer> = fc.oneof(
  {
    weight: 4,
    arbitrary: row.map((exam) => ({ status: 200, type: 'application/json', body: { data: { exams: [exam] } } })),
  },
  answer,
);

const replyOf = ({ status, type, body }: Answer): Response =>
  new Response(status === 204 ? null : JSON.stringify(body), { status, headers: { 'Content-Type': type } });

const couldProve = (value: unknown): boolean => {
  if (typeof value !== 'object' || value === null) return false;
  const { digest, answered, number, submitted_at: at } = value as Record<string, unknown>;
  const isNew = typeof at === 'number' || (typeof at === 'string' && at >= '2026-03-02 08:59:58');
  return (
    (typeof digest === 'string' && digest.toLowerCase() === ours) ||
    (answered !== null && Number(answered) >= 3) ||
    ((typeof number === 'number' || (typeof number === 'string' && number !== '')) && isNew) ||
    Object.values(value).some(couldProve)
  );
};

it('answers on the device (fault matrix 88) are deleted only after a reply that can prove that the server has them, whatever a submission and exam-status return', async () => {
  await fc.assert(
    fc.asyncProperty(answer, standing, standing, async (submitted, after, later) => {
      const here = foreignAttempt();
      const attempt = await here.answered();
      let ended = false;
      here.server.answers = () => {
        ended = true;
        return replyOf(submitted);
      };
      const { status } = here.server;
      here.server.status = () => (ended ? replyOf(after) : status());
      const outcome = await here.submit(attempt);
      const proofs: unknown[] = [submitted.body, after.body];
      if (!proofs.some(couldProve)) {
        expect(here.kept()).toEqual(allAnswers);
        expect(JSON.parse(attempt.unsentAnswers()).answers).toHaveLength(3);
        if ('proven' in outcome) expect(outcome.proven).toBe(false);
      }
      if ('proven' in outcome) expect(here.kept()).toEqual(outcome.proven ? [] : allAnswers);
      else expect(here.kept()).toEqual(allAnswers);

      await attempt.close();
      here.server.status = () => replyOf(later);
      const before = here.kept();
      const exam = await here.examNow().catch(() => null);
      const left = exam && (await here.left());
      proofs.push(later.body);
      if (!proofs.some(couldProve)) expect(here.kept()).toEqual(allAnswers);
      if (here.kept().length < before.length) expect(couldProve(later.body)).toBe(true);
      if (exam) expect(left?.count ?? 0).toBe(here.kept().length);
    }),
    { numRuns: Number(process.env.CHAOS_RUNS ?? 60) },
  );
}, 300_000);
