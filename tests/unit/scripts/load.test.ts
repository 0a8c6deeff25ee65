import { spawnSync } from 'node:child_process';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Call, extrapolated, loadIn, percentile, perSecond, spansOf } from '../../load/figures.ts';
import { openNetwork } from '../../load/network.ts';

const call = (at: number, ms = 10, end = 'ok', path = '/api/assessment/answers'): Call => ({ at, ms, end, path });

describe('the spans of a load test', () => {
  it('have the outage in the middle, followed by a span of the same length', () => {
    expect(spansOf(180, 60)).toEqual({
      start: { from: 0, to: 30_000 },
      middle: { from: 30_000, to: 50_000 },
      outage: { from: 50_000, to: 110_000 },
      after: { from: 110_000, to: 170_000 },
      end: { from: 170_000, to: 180_000 },
    });
  });
});

it('a longer start delays all later spans', () => {
  const { start, middle, end } = spansOf(180, 60, 5_000);
  expect([start.to, middle.from, end.to]).toEqual([35_000, 35_000, 185_000]);
});

describe('the figures of a span', () => {
  it('percentiles are measured values', () => {
    const times = Array.from({ length: 100 }, (_, index) => 100 - index);
    expect([percentile(times, 0.5), percentile(times, 0.95), percentile([7], 0.95)]).toEqual([50, 95, 7]);
    expect(percentile([], 0.5)).toBeNull();
  });

  it('rates are counted from the start of the span: the mean, and the highest second', () => {
    const events = [500, 2_100, 2_900, 3_000, 3_400, 3_999, 6_000].map((at) => ({ at, size: 2 }));
    expect(perSecond(events, { from: 2_000, to: 6_000 })).toEqual({ mean: 2.5, peak: 6 });
    expect(perSecond(events, { from: 2_900, to: 4_900 })).toEqual({ mean: 4, peak: 6 });
    expect(perSecond([], { from: 0, to: 1_000 })).toEqual({ mean: 0, peak: 0 });
  });

  it('failures are counted by kind, and do not count as response times', () => {
    const calls = [call(100, 10), call(200, 30), call(300, 5_000, 'no connection'), call(400, 1, 'HTTP 419')];
    const load = loadIn({ from: 0, to: 1_000 }, calls, [{ at: 50, size: 1_000 }]);
    expect(load).toMatchObject({ count: 4, calls: { mean: 4, peak: 4 }, bytes: { mean: 1_000 }, p50: 10, p95: 30 });
    expect(load.failures).toEqual({ 'no connection': 1, 'HTTP 419': 1 });
  });
});

describe('the extrapolation', () => {
  const rate = (mean: number, peak = mean) => ({ mean, peak });
  const load = (count: number, calls: { mean: number; peak: number }, bytes = 1_000 * calls.mean) => ({
    ...{ count, calls, bytes: rate(bytes), p50: 1, p95: 1, failures: {} },
  });
  const measured = {
    candidates: 100,
    loads: {
      start: load(1_000, rate(50)),
      middle: load(300, rate(10)),
      outage: load(0, rate(0)),
      after: load(900, rate(15, 40)),
      end: load(200, rate(20)),
    },
  };
  const day = {
    candidates: 10_000,
    minutes: 60,
    answers: 30,
    asksAMinute: 0.4,
    arrivalSeconds: 300,
    leavingSeconds: 60,
  };

  it('spreads the start and the submissions over the durations of a real day', () => {
    const { start, end } = extrapolated(measured, day);
    expect(start.calls).toBeCloseTo((10_000 * 10) / 300);
    expect(end.calls).toBeCloseTo((10_000 * 2) / 60);
    expect(start.bytes).toBeCloseTo(1_000 * start.calls);
  });

  it('counts a call for each answer of an exam, and the calls that a page sends by itself', () => {
    const { exam } = extrapolated(measured, day);
    expect(exam.calls).toBeCloseTo((10_000 * (30 / 60 + 0.4)) / 60);
    expect(exam.bytes).toBeCloseTo(1_000 * exam.calls);
  });

  it('adds the extra load after the outage to the load of the exam, in the mean and in the highest second', () => {
    const { exam, after, peak } = extrapolated(measured, day);
    expect(after.calls).toBeCloseTo(exam.calls + 100 * 5);
    expect(peak.calls).toBeCloseTo(exam.calls + 100 * 30);
  });
});

describe('the network of a load', () => {
  const portal = 'https://portal.contoh.example';
  const heard: { url?: string | undefined; headers: http.IncomingHttpHeaders }[] = [];
  const api = http.createServer(({ url, headers }, reply) => {
    heard.push({ url, headers });
    reply.end('x'.repeat(10_000));
  });
  api.on('upgrade', ({ url, headers }, socket) => {
    heard.push({ url, headers });
    socket.end('HTTP/1.1 101 Switching Protocols\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n');
  });
  let network: Awaited<ReturnType<typeof openNetwork>>;
  const statuses: number[] = [];

  beforeAll(async () => {
    await new Promise<void>((resolve) => api.listen(0, '127.0.0.1', resolve));
    network = await openNetwork({
      base: new URL(`http://127.0.0.1:${(api.address() as AddressInfo).port}/lsp`),
      origin: portal,
      cookies: (candidate) => `candidate=${candidate}`,
      connected: (_, status) => statuses.push(status),
    });
  });
  afterAll(() => {
    network.close();
    api.closeAllConnections();
    api.close();
  });

  describe('the network of a load test', () => {
    it('forwards a call to the server with the origin of the portal, and counts its bytes', async () => {
      const before = network.bytes();
      expect(await (await fetch(`${network.url}/api/asesi`)).text()).toHaveLength(10_000);
      expect(heard.at(-1)).toMatchObject({ url: '/lsp/api/asesi', headers: { origin: portal } });
      expect(network.bytes() - before).toBeGreaterThan(10_000);
    });

    it('adds the cookies of a candidate to the socket', async () => {
      const headers = { Connection: 'Upgrade', Upgrade: 'websocket' };
      await new Promise((resolve) => http.get(`${network.url}/17/socket.io/`, { headers }).on('upgrade', resolve));
      expect(heard.at(-1)).toMatchObject({ url: '/socket.io/', headers: { cookie: 'candidate=17', origin: portal } });
      expect(statuses).toEqual([101]);
    });

    it('refuses every call while it is cut, and no call afterwards', async () => {
      network.cut();
      await expect(fetch(`${network.url}/api/asesi`)).rejects.toThrow();
      network.restore();
      expect((await fetch(`${network.url}/api/asesi`)).status).toBe(200);
    });
  });

  it.each([[[]], [['--yes-load', 'other.example']]])(
    'a load test does not start against another computer unless its name is given twice (%j)',
    (options) => {
      const args = ['tools/deep/load.mjs', '--base', 'https://staging.example', ...options];
      const { status, stdout, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' });
      expect([status, stdout]).toEqual([1, '']);
      expect(stderr).toContain('--yes-load staging.example');
    },
  );
});
