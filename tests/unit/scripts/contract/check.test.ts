import { describe, expect, it } from 'vitest';
import { checkServed } from './served.ts';

describe('the check of a contract, against the simulated API on a real port', () => {
  it.each(['session', 'token'] as const)('finds no difference with %s', async (authentication) => {
    for (const name of ['ayu', 'gita', 'dewi']) {
      const { summary, text } = await checkServed({ authentication, name });
      expect([name, summary, text]).toEqual([name, { ...summary, harmless: 0, costly: 0 }, text]);
      expect(summary.agreeing).toBe(summary.calls);
    }
  });
});

describe('an optional call', () => {
  it('is reported with the feature that turns it off', async () => {
    const gone = (request: Request, reply: Response) =>
      /\/api\/schedule\/./.test(request.url) ? new Response('{}', { status: 404 }) : reply;
    const { text, summary } = await checkServed({ alter: gone });
    expect(text).toContain('features.scheduleDetail: false');
    expect([summary.costly, summary.notSent]).toEqual([0, 1]);
  });
});
