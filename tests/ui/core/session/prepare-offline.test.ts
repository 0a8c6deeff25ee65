import { expect, it } from 'vitest';
import { examTokens } from '../../../../src/application/exam/tokens.ts';
import { prepareOffline } from '../../../../src/ui/core/session/kept-session.ts';
import { FakeServices } from '../../purchase/portal-page.tsx';

it('a log-out that empties the cache of offline exams just before it is filled leaves it empty', async () => {
  let cache = 'full';
  const offline = {
    wanted: true,
    prepare: async () => {
      cache = 'full';
    },
    remove: async () => {
      cache = 'empty';
    },
  };
  const services = new FakeServices()
    .with(examTokens.offline, offline as never)
    .with(examTokens.keptExams, { sweep: () => offline.remove() } as never); // the log-out has begun meanwhile
  const gone = new AbortController();
  await prepareOffline(services, '7', gone.signal);
  expect(cache).toBe('full');
  gone.abort(); // the log-out ends
  expect(cache).toBe('empty');
});
