import { expect, it, vi } from 'vitest';
import { startNode } from '../../../fake-backend/hosts/node.ts';
import '../../load/page.mjs';

it('ten candidates take an exam with an outage, and the server has every answer', { timeout: 20_000 }, async () => {
  const { runLoad } = await import('../../load/run-load.ts');
  const api = await startNode({ port: 0, candidates: 10 });
  const accounts = api.control.personas().filter(({ email }) => email.endsWith('@kelas.example'));
  const onOutage = vi.fn(async () => undefined);
  const report = await runLoad({
    ...{ base: api.url, origin: api.url, authentication: 'session', accounts, onOutage },
    seconds: 2,
    outageSeconds: 0.5,
  });
  await api.close();
  console.log(JSON.stringify(report, null, 1));
  expect(report).toMatchObject({ handedIn: 10, lost: 0, problems: {} });
  expect(report.chosen).toBeGreaterThanOrEqual(200);
});
