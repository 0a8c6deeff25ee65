import { expect, it } from 'vitest';
import { ApiFailure } from '../../../../src/application/api-failure.ts';
import { startTimer } from '../../../../src/application/exam/start-timer.ts';
import type { Exam } from '../../../../src/domain/exam/exam.ts';
import { anExam, examsOf } from '../../../builders/exam.ts';

const open = (lost: number) => {
  const server = {
    exam: anExam({ status: 'ready', startedAt: null }) as Exam,
    starts: 0,
    reachable: true,
    announced: 0,
  };
  const start = startTimer({
    exams: {
      start: async () => {
        server.starts += 1;
        if (!server.reachable) throw new ApiFailure({ kind: 'network' });
        server.exam = anExam({ startedAt: server.exam.startedAt ?? `2026-03-02T02:0${server.starts}:00.000Z` });
        if (server.starts <= lost) throw new ApiFailure({ kind: 'timeout' });
        return server.exam;
      },
      exams: async () => {
        if (!server.reachable) throw new ApiFailure({ kind: 'network' });
        return examsOf(server.exam);
      },
    },
    realtime: {
      announceChange: () => {
        server.announced += 1;
      },
    },
  });
  return { server, start: () => start(server.exam, '1005') };
};

it('an exam is started, and other tabs are notified', async () => {
  const { server, start } = open(0);
  expect(await start()).toMatchObject({ status: 'running', startedAt: '2026-03-02T02:01:00.000Z' });
  expect([server.starts, server.announced]).toEqual([1, 1]);
});

it('a start without a reply is looked up, not repeated (fault matrix 32)', async () => {
  const { server, start } = open(1);
  expect(await start()).toMatchObject({ status: 'running', startedAt: '2026-03-02T02:01:00.000Z' });
  expect(server.starts).toBe(1);
});

it('an exam that did not start is an error, and the next try starts it', async () => {
  const { server, start } = open(0);
  server.reachable = false;
  await expect(start()).rejects.toMatchObject({ kind: 'network' });
  server.reachable = true;
  expect((await start()).status).toBe('running');
});
