import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { HttpExamRepository } from '../../../../../src/adapters/http/exam/http-exam-repository.ts';
import { contentOf } from '../../../../../src/adapters/http/reply.ts';
import { ApiFailure, isRefusal } from '../../../../../src/application/api-failure.ts';
import { causeOf } from '../../../../../src/application/outcome-unknown.ts';
import type { AnswerToSave, SaveReply } from '../../../../../src/domain/exam/question.ts';
import { failureText } from '../../../../../src/ui/core/failure-text.ts';
import { runs } from '../../../../runs.ts';
import { bodyTexts, deepArray } from '../fuzz/mutated.ts';
import { rejection } from '../rejection.ts';
import { emptyReply, jsonReply, textReply } from '../replies.ts';
import { scriptedClient } from '../scripted-client.ts';

const key = { trxId: 'TRX-1', id: 'E-1' };
const own = { questionId: 'Q-1', value: 'A', doubtful: false, revision: 2, base: 1, device: 'd' };
const answer: AnswerToSave = { ...own, answeredAt: '2026-01-05T02:00:00.000Z' };
const saved = { question_detail_id: 'Q-1', revision: 2, device: 'd' };
const good = { code: '00', message: 'OK', data: { saved: [saved], refused: [], answers: [] } };
const answersPath = '/api/assessment/answers';

const replying = (...replies: (() => Response)[]) => {
  const client = scriptedClient((_, call) => (replies[Math.min(call, replies.length - 1)] ?? emptyReply)());
  const exams = new HttpExamRepository(client.http);
  return { client, save: () => exams.save(key, [answer]), submit: () => exams.submit(key, [], 'a'.repeat(64), 'k') };
};

describe('a save', () => {
  it('that is answered with 401 is not acknowledged, and not repeated here (fault matrix 6)', async () => {
    const { client, save } = replying(() => jsonReply({}, 401));
    expect(await rejection(save())).toMatchObject({ kind: 'expired', status: 401 });
    expect(client.paths()).toEqual([answersPath]);
  });

  const bodies = ['[]', '"OK"', '{"data":{"answers":[]}}', deepArray];

  it.each<readonly [string, () => Response]>([
    ...bodies.map((text) => [text.slice(0, 40), () => textReply(text, 'application/json')] as const),
    ['405 in JSON', () => jsonReply({ message: 'The POST method is not supported.' }, 405)],
    ['422 of the action', () => jsonReply({ errors: { action: ['Tidak dikenal.'] } }, 422)],
    ['422 of other fields', () => jsonReply({ message: 'Digest wajib.', errors: { digest: ['Wajib.'] } }, 422)],
    ['a refusal of the action', () => jsonReply({ code: '03', message: 'x', errors: { action: ['Tidak dikenal.'] } })],
  ])('that is answered with %s shows that the server keeps no answers (fault matrix 86)', async (_, reply) => {
    expect(await replying(reply).save()).toBeNull();
  });

  it('that is answered with 204 proves nothing about saving or about the answer, and does not blame the connection', async () => {
    const failure = await rejection(replying(() => emptyReply(204)).save());
    expect([isRefusal(failure), failure.kind, causeOf(failure)]).toEqual([false, 'contract', 'server']);
  });

  it.each([
    { data: { submitted_at: '2026-03-02 09:00:00', question_id: 42 } },
    { success: true, data: { question_id: 42, status: 'submitted' } },
  ])('with a reply that looks like that of a submission is reported as one: %j', async (body) => {
    expect(await replying(() => jsonReply(body)).save()).toMatchObject({ saved: [], handedIn: true });
  });

  it('with a verdict on one answer shows that the server keeps answers', async () => {
    const errors = { 'answers.0.value': ['Terlalu panjang.'] };
    expect(await rejection(replying(() => jsonReply({ errors }, 422)).save())).toMatchObject({ status: 422 });
  });

  it('acknowledges only what the reply names exactly, however the reply is changed (fault matrix 17)', async () => {
    const property = fc.asyncProperty(bodyTexts(good), async (text) => {
      const outcome = await replying(() => textReply(text, 'application/json'))
        .save()
        .catch((error: unknown) => error);
      if (outcome === null || outcome instanceof ApiFailure) return;
      const { saved } = contentOf(JSON.parse(text)) as { saved: Record<string, unknown>[] | null };
      const named = Object.values(saved ?? []).map((each) => ({
        questionId: String(each.question_detail_id),
        revision: Number(each.revision),
        device: String(each.device),
      }));
      expect(named).toEqual(expect.arrayContaining((outcome as SaveReply).saved as unknown[]));
    });
    await fc.assert(property, { numRuns: runs(200, 2_000) });
  });
});

it.each([200, 409, 422])(
  'a submission that is refused with %i gives the errors of its fields (fault matrix 11)',
  async (status) => {
    const errors = JSON.parse('{"__proto__":["a ","&<b>"],"digest.0":["Tidak cocok."]}');
    const body = { ...(status === 200 && { code: '03' }), message: 'The given data was invalid.', errors };
    const failure = await rejection(replying(() => jsonReply(body, status)).submit());
    expect([isRefusal(failure), failure.fieldErrors]).toEqual([true, errors]);
    expect(failureText(failure).items).toEqual(['a ', '&<b>', 'Tidak cocok.']);
    if (status !== 409) expect(failureText(failure).text).toBe('Data yang dikirim tidak sesuai');
  },
);
