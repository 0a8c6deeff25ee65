import { afterEach, describe, expect, it } from 'vitest';
import { examsWire, toExams } from '../../../../../src/adapters/http/exam/exam-wire.ts';
import { HttpExamRepository } from '../../../../../src/adapters/http/exam/http-exam-repository.ts';
import { deadlineOf } from '../../../../../src/domain/exam/exam.ts';
import { emptyReply, jsonReply } from '../replies.ts';
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

const exams = (...list: object[]) => ({ trx_id: 'TRX-1', exams: list });

describe('the exams over HTTP', () => {
  it('start with the payload of the specification, as the candidate [6.exam.is-asesi] [3.timer.payload]', async () => {
    const { exams: repository, sent } = over(exam);
    await repository.start(key, '7');
    const payload = { question_id: 'E-1', transaction_id: 'TRX-1', asesi_id: '7', is_asesi: true };
    expect(await sent.at(-1)?.json()).toEqual(payload);
  });

  it('send their answers as the page is left, as long as these are small enough', async () => {
    const { exams: repository, sent } = over(saved);
    await repository.save(key, [answer]);
    await repository.save(key, [answer], { lastChance: true });
    await repository.save(key, [{ ...answer, value: 'é'.repeat(30_000) }], { lastChance: true });
    expect(sent.slice(-3).map(({ keepalive }) => keepalive)).toEqual([false, true, false]);
  });

  it('with an unknown kind, type or status stay in the list and affect no other exam', async () => {
    const { exams: repository } = over(
      exams(
        { ...exam, kind: 'oral', title: 'Wawancara' },
        { ...exam, kind: 'written', type: 'isian', nama: 'Isian singkat', note: 'Di ruang 2.' },
        { ...exam, kind: undefined },
        { ...exam, kind: 'written' },
        { ...exam, status: 'paused' },
      ),
    );
    const found = await repository.exams('TRX-1');
    expect(found?.exams).toMatchObject([
      { kind: 'written', type: null, status: 'running' },
      { kind: 'essay', status: 'unknown' },
    ]);
    expect(found?.unknown).toMatchObject([
      { id: 'E-1', title: 'Wawancara', kind: 'oral', type: '', status: 'running', note: null },
      { title: 'Isian singkat', kind: 'written', type: 'isian', note: 'Di ruang 2.' },
      { title: '', kind: '', type: '' },
    ]);
    expect(found?.unreadable).toBeUndefined();
  });

  it.each<readonly [string, object, (repository: HttpExamRepository) => Promise<unknown>]>([
    ['a start', { ...exam, question_id: 'E-2' }, (repository) => repository.start(key, '7')],
    ['exam-status', { ...exams(), trx_id: 'TRX-2' }, (repository) => repository.exams('TRX-1')],
  ])('accept no reply to %s about another exam or assessment: %j', async (_, data, ask) => {
    await expect(ask(over(data).exams)).rejects.toMatchObject({ kind: 'contract' });
  });

  it('do not need a reply that repeats the request', async () => {
    const { trx_id: _, ...status } = exams(exam);
    expect(await over(status).exams.exams('TRX-1')).toMatchObject({ trxId: 'TRX-1', exams: [{ trxId: 'TRX-1' }] });
    expect(await over({ questions: [] }).exams.content(key)).toMatchObject({ trxId: 'TRX-1', examId: 'E-1' });
  });

  it.each<readonly [string, () => Response]>([
    ['its time alone', () => jsonReply({ data: { started_at: at, time: 60 } })],
    ['204', () => emptyReply(204)],
  ])('start with a reply that has %s: exam-status says their status then', async (_, reply) => {
    let status = 'running';
    const { http, paths } = scriptedClient((request) =>
      request.method === 'POST' ? reply() : jsonReply({ data: exams({ ...exam, status }) }),
    );
    const repository = new HttpExamRepository(http);
    expect(await repository.start(key, '7')).toMatchObject({ id: 'E-1', kind: 'essay', status: 'running' });
    expect(paths()).toEqual(['/api/timer/startTimer', '/api/assessment/exam-status/TRX-1']);
    status = 'ready';
    await expect(repository.start(key, '7')).rejects.toMatchObject({ kind: 'contract' });
  });

  it('count the questions that the page cannot show, and number the others by their position [3.question.ids] (fault matrix 87)', async () => {
    const good = { question_detail_id: 'Q-4', kind: 'essay', question: '<p>x</p>', max_length: '100' };
    const choice = { question_detail_id: 5, no: '9', kind: 'choice', options: { 1: { value: 1, text: 'a' } } };
    const questions = [
      { ...good, kind: 'matching' },
      { ...good, question_detail_id: null },
      { ...choice, options: [] },
      good,
      choice,
    ];
    const { exams: repository } = over({ ...paper, questions });
    expect(await repository.content(key)).toMatchObject({
      unreadable: 3,
      questions: [
        { id: 'Q-4', no: 4, html: '<p>x</p>', kind: 'essay', longest: 100 },
        { id: '5', no: 9, html: '', kind: 'choice', options: [{ value: '1', html: 'a' }] },
      ],
    });
  });

  it('accept revisions as text and answers of 200 000 characters, and leave out what cannot be read', async () => {
    const value = 'Esai panjang – '.repeat(13_334).slice(0, 200_000);
    const current = { value, revision: '1767578400000', device: 'd', answered_at: at };
    const { exams: repository } = over({
      ...paper,
      answers: [
        { question_detail_id: 'Q-1', current, others: [{ ...current, revision: null }] },
        { question_detail_id: 'Q-2', current: { ...current, revision: 'x' } },
      ],
    });
    const read = { value, doubtful: false, revision: 1_767_578_400_000, device: 'd', answeredAt: at };
    expect((await repository.content(key)).answers).toEqual([
      { questionId: 'Q-1', current: read, others: [], file: null },
      { questionId: 'Q-2', current: null, others: [], file: null },
    ]);
  });

  it.each([
    ['abc', null],
    ['A'.repeat(64), 'a'.repeat(64)],
  ])('have a receipt although a part of it cannot be read, and a digest in small letters: %s', async (sum, digest) => {
    const read = await over({ number: 7, digest: sum, answered: '3' }).exams.submit(key, [], '', 'k');
    expect(read).toEqual({ number: '7', submittedAt: null, answered: 3, total: null, digest });
  });

  it.each([{ total: 3 }, { number: null, submitted_at: null }])(
    'have no receipt where the reply has none of its fields: %j',
    async (data) => {
      await expect(over(data).exams.submit(key, [], '', 'k')).rejects.toMatchObject({ kind: 'contract' });
      const { exams: repository } = over(exams({ ...exam, receipt: data }));
      expect((await repository.exams('TRX-1'))?.exams).toMatchObject([{ receipt: null }]);
    },
  );
});

/** Specification 3: select and radio options have id, value, name, title. */
const paperOf = (...options: readonly object[]) => {
  const question = { question_detail_id: 'Q-1', kind: 'choice', question: 'Apa itu HTML?', options };
  return over({ ...paper, questions: [question, { ...question, kind: 'essay' }] }).exams.content(key);
};

it('an option of a question without text is not left out: the question counts as unreadable', async () => {
  const read = await paperOf({ value: 'A', title: 'Bahasa markah' }, { value: 'B' });
  expect(read).toMatchObject({ questions: [{ kind: 'essay' }], unreadable: 1 });
});

describe('exams of the wire', () => {
  const own = process.env.TZ;
  afterEach(() => {
    if (own === undefined) delete process.env.TZ;
    else process.env.TZ = own;
  });

  const over = (times: object): string | null => {
    const exam = { question_id: 'JWP-essay', kind: 'essay', status: 'running', ...times };
    const [read] = toExams('TRX-1', examsWire.parse({ exams: [exam] })).exams;
    const deadline = read ? deadlineOf(read) : null;
    return deadline === null ? null : new Date(deadline).toISOString();
  };

  it.each(['Pacific/Honolulu', 'Pacific/Kiritimati'])(
    'an exam of an hour is over at one instant on a device in %s: without a zone it is UTC+7 [9.zone.timer] (fault matrix 28)',
    (zone) => {
      process.env.TZ = zone;
      for (const started_at of ['2026-03-08 13:30:00', '2026-03-08T13:30:00+07:00', '2026-03-08T06:30:00Z'])
        expect(over({ started_at, time: 60 })).toBe('2026-03-08T07:30:00.000Z');
    },
  );

  describe('the time of an exam', () => {
    const started_at = '2026-03-02 09:00:00';

    it('is 60 minutes when the server names none [9.timer.default]', () => {
      for (const times of [{}, { time: null }, { time: 0 }])
        expect(over({ started_at, ...times })).toBe('2026-03-02T03:00:00.000Z');
    });

    it('starts at started_at and lasts the allotted minutes plus the added ones [3.timer.input]', () => {
      expect(over({ started_at, time: 90, extra_time: 15 })).toBe('2026-03-02T03:45:00.000Z');
    });

    it('is over when the server closes it, if that is earlier', () => {
      const closing = (closes_at: unknown) => over({ started_at, time: 90, closes_at });
      expect(closing('2026-03-02 10:00:00')).toBe('2026-03-02T03:00:00.000Z');
      for (const later of ['2026-03-02 17:00:00', null, 'nanti'])
        expect(closing(later)).toBe('2026-03-02T03:30:00.000Z');
    });

    it('has no end before it was started', () => {
      expect(over({ started_at: null })).toBeNull();
    });
  });

  describe('an exam with an odd time (fault matrix 79)', () => {
    const read = (odd: object) => {
      const good = { question_id: 'B', kind: 'observation', status: 'ready', time: 90 };
      const started = { question_id: 'A', kind: 'essay', status: 'running', started_at: '2026-03-02 09:00:00' };
      const reply = examsWire.parse({ exams: [{ ...started, ...odd }, good] });
      return toExams('TRX-1', reply).exams.map((each) => [each.id, each.minutes, each.extraMinutes, each.startedAt]);
    };
    const started = '2026-03-02T02:00:00.000Z';

    it.each([
      [{ time: 'abc' }, ['A', null, 0, started]],
      [{ started_at: 'besok' }, ['A', 60, 0, null]],
      [{ time: 60, extra_time: 'banyak' }, ['A', null, 0, started]],
      [{ time: '60.00', extra_time: '15.0' }, ['A', 60, 15, started]],
    ])('%j is read as far as possible, and the other exams are still there', (odd, expected) => {
      expect(read(odd)).toEqual([expected, ['B', 90, 0, null]]);
    });
  });

  describe('the schedule and the receipt of an exam', () => {
    const read = (schedule: object, receipt: object) =>
      toExams(
        'TRX-1',
        examsWire.parse({ exams: [{ question_id: 'A', kind: 'essay', status: 'submitted', receipt }], schedule }),
      );
    const starts_at = '2026-03-02 08:00:00';
    const number = 'TTU-1';

    it('name the last day and who handed the exam in, where the server says so', () => {
      const { day, exams } = read({ starts_at, ends_at: '2026-03-05 17:00:00' }, { number, collected: 1 });
      expect(day?.endsAt).toBe('2026-03-05T10:00:00.000Z');
      expect(exams[0]?.receipt?.collected).toBe(true);
    });

    it.each([
      [{}, {}],
      [{ ends_at: 'nanti' }, { collected: 'entah' }],
    ])('claim neither of it for a server that sends %j and %j', (schedule, receipt) => {
      const { day, exams } = read({ starts_at, ...schedule }, { number, ...receipt });
      expect(day).not.toHaveProperty('endsAt');
      expect(exams[0]?.receipt).not.toHaveProperty('collected');
    });
  });
});
