import { describe, expect, it } from 'vitest';
import { HttpExamRepository } from '../../../../../src/adapters/http/exam/http-exam-repository.ts';
import { jsonReply } from '../replies.ts';
import { scriptedClient } from '../scripted-client.ts';

const key = { trxId: 'TRX-1', id: 'E-1' };
const at = '2026-01-05T02:00:00.000Z';
const exam = { question_id: 'E-1', kind: 'essay', status: 'running', started_at: at };
const paper = { question_id: 'E-1', transaction_id: 'TRX-1', questions: [] };
const saved = { saved: [] };
const answer = { questionId: 'Q-1', value: ' A ', doubtful: true, revision: 2, base: 1, device: 'd', answeredAt: at };

const over = (data: unknown) => {
  const { http, sent } = scriptedClient(() => jsonReply({ code: '00', message: 'OK', data }));
  return { exams: new HttpExamRepository(http), sent };
};

const exams = (...list: object[]) => ({
  trx_id: 'TRX-1',
  schema: { title: 'JWP' },
  candidate: 'Ayu',
  exams: list,
});

describe('the exams over HTTP', () => {
  it('start with the payload of the specification, as the candidate [6.exam.is-asesi] [3.timer.payload]', async () => {
    const { exams: repository, sent } = over(exam);
    await repository.start(key, '7');
    expect(sent.at(-1)?.url).toMatch(/\/api\/timer\/startTimer$/);
    expect(await sent.at(-1)?.json()).toEqual({
      question_id: 'E-1',
      transaction_id: 'TRX-1',
      asesi_id: '7',
      is_asesi: true,
    });
  });

  it('save an answer as it is, blanks included', async () => {
    const { exams: repository, sent } = over(saved);
    await repository.save(key, [answer]);
    expect(await sent.at(-1)?.json()).toEqual({
      action: 'save',
      transaction_id: 'TRX-1',
      question_id: 'E-1',
      answers: [
        {
          question_detail_id: 'Q-1',
          value: ' A ',
          doubtful: true,
          revision: 2,
          base_revision: 1,
          device: 'd',
          answered_at: at,
        },
      ],
    });
  });

  it('outlive the page with a last chance, as long as that is small enough', async () => {
    const { exams: repository, sent } = over(saved);
    await repository.save(key, [answer]);
    await repository.save(key, [answer], { lastChance: true });
    await repository.save(key, [{ ...answer, value: 'é'.repeat(30_000) }], { lastChance: true });
    expect(sent.slice(-3).map(({ keepalive }) => keepalive)).toEqual([false, true, false]);
  });

  it('upload what was made as multipart, under its key [4.demonstration.multipart]', async () => {
    const { exams: repository, sent } = over({ file: { id: 1, name: 'a.zip', size: 1, uploaded_at: at } });
    const task = { exam: key, questionId: 'Q-3', file: new File(['x'], 'a.zip'), answeredAt: at };
    const signal = new AbortController().signal;
    await repository.upload(task, { requestKey: 'k', onProgress: () => undefined, signal });
    const request = sent.at(-1) as Request;
    expect(request.headers.get('Idempotency-Key')).toBe('k');
    expect(request.headers.get('Content-Type')).toMatch(/^multipart\/form-data/);
    const form = await request.formData();
    expect([...form.keys()]).toEqual(['transaction_id', 'question_id', 'question_detail_id', 'answered_at', 'file']);
  });

  it('of a kind or status that is not known cost no other exam', async () => {
    const { exams: repository } = over(
      exams({ ...exam, kind: 'oral' }, { ...exam, kind: 'written', type: 'isian' }, { ...exam, status: 'paused' }),
    );
    expect((await repository.exams('TRX-1'))?.exams).toMatchObject([{ kind: 'essay', status: 'unknown' }]);
  });

  it('take no reply about another exam or assessment', async () => {
    const contract = { kind: 'contract' };
    await expect(over({ ...exam, question_id: 'E-2' }).exams.start(key, '7')).rejects.toMatchObject(contract);
    await expect(over({ ...paper, question_id: 'E-2' }).exams.paper(key)).rejects.toMatchObject(contract);
    await expect(over({ ...exams(), trx_id: 'TRX-2' }).exams.exams('TRX-1')).rejects.toMatchObject(contract);
  });

  it('know an exam by its question_id and a question by its question_detail_id [3.question.ids]', async () => {
    const question = { question_detail_id: 'Q-7', no: 1, kind: 'essay', question: '' };
    const { exams: repository, sent } = over({ ...paper, questions: [question] });
    expect(await repository.paper(key)).toMatchObject({ examId: 'E-1', questions: [{ id: 'Q-7' }] });
    expect(await sent.at(-1)?.json()).toMatchObject({ question_id: 'E-1' });
  });

  it('read a question of an unknown kind as one that is answered in words', async () => {
    const question = { question_detail_id: 'Q-1', no: 1, kind: 'matching', question: '<p>x</p>' };
    const { exams: repository } = over({ ...paper, questions: [question] });
    expect((await repository.paper(key)).questions).toEqual([
      { id: 'Q-1', no: 1, html: '<p>x</p>', kind: 'essay', longest: null },
    ]);
  });
});
