import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { startNode } from '../../../../fake-backend/hosts/node.ts';
import { parseConfig } from '../../../../src/config.ts';
import { type Hands, Stopped } from '../../../../tools/contract/walk/player.ts';
import {
  acceptanceWalk,
  newState,
  type State,
  simulationAt,
  stateWire,
  type Walked,
} from '../../../../tools/contract/walk/walk.ts';
import { firstPostSubmits } from '../../../peers/first-post-submits.ts';
import { least } from '../../../peers/least.ts';
import type { Peer } from '../../../peers/office.ts';
import { plainLaravel } from '../../../peers/plain-laravel.ts';
import { testNow } from '../../fake-backend/hosts/page.ts';

const ends: (() => unknown)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0)) await end();
});

const serving = async (answer: RequestListener): Promise<string> => {
  const server = createServer(answer).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  ends.push(() => {
    server.closeAllConnections();
    return new Promise((resolve) => server.close(resolve));
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
};

const password = 'rahasia99';
const email = 'budi.pribadi@lsp.example';

interface Going {
  readonly hands?: Partial<Hands>;
  readonly state?: State;
  readonly order?: string;
}

const stopping: Hands = {
  simulation: null,
  confirm: async () => true,
  wait: async (task) => {
    throw new Stopped(task);
  },
};

const walkOn = async (baseUrl: string, { hands = {}, state, order }: Going = {}) => {
  const states: State[] = [];
  const walked = await acceptanceWalk({
    ...{ baseUrl, email, password, authentication: 'session', now: new Date(testNow), order },
    state: state ?? newState(baseUrl, 'k3f9'),
    hands: { ...stopping, ...hands },
    keep: (now) => states.push(now),
  });
  return { ...walked, states };
};

const outcomesOf = ({ report }: Walked) => report.steps.map(({ title, outcome, remark }) => [title, outcome, remark]);
const featuresOf = ({ report }: Walked) => report.features.filter(({ on }) => on).map(({ name }) => name);

/** An office that marks a purchase as paid when it is asked to. */
const paying = ({ office }: Peer): Partial<Hands> => ({
  wait: async (task, isDone) => {
    const [id = ''] = /\d+(?= menjadi lunas)/.exec(task) ?? [];
    if (!office.pay(id) || !(await isDone())) throw new Stopped(task);
  },
});

describe('the acceptance walk of the simulated API', () => {
  it('plays a whole life, finds every feature, and writes a configuration that fits', async () => {
    const host = await startNode({ port: 0, realNow: () => testNow });
    ends.push(() => host.close());
    const walked = await walkOn(host.url, { hands: { simulation: await simulationAt(host.url) } });
    expect(outcomesOf(walked).filter(([, outcome]) => outcome !== 'done')).toEqual([]);
    expect(walked.report.calls.filter(({ items }) => items.some(({ weight }) => weight > 0))).toEqual([]);
    expect(walked.report.features.filter(({ on }) => !on)).toEqual([]);
    expect(walked.isReady).toBe(true);
    const { features } = parseConfig(JSON.parse(walked.files['config.json'] ?? ''));
    expect(Object.values(features)).not.toContain(false);
    const all = JSON.stringify([walked.files, walked.states]);
    for (const secret of [password, email, 'budi.pribadi', 'XSRF-TOKEN=']) expect(all).not.toContain(secret);
  });
});

describe('the acceptance walk of an API with other schemas', () => {
  it.each([
    ['plain-laravel', plainLaravel],
    ['first-post-submits', firstPostSubmits],
    ['least', least],
  ] as const)('says of %s what it can do', async (name, make) => {
    const peer = make();
    const walked = await walkOn(await serving(peer.answer), { hands: paying(peer), order: '12/mandiri/7' });
    console.log(name, outcomesOf(walked), featuresOf(walked), walked.report.verdict);
  });
});

describe('the acceptance walk', () => {
  it('keeps a state that is read again', async () => {
    const peer = firstPostSubmits();
    const url = await serving(peer.answer);
    const { states, task } = await walkOn(url);
    expect(task).toContain('lunas');
    const state = stateWire.parse(JSON.parse(JSON.stringify(states.at(-1))));
    const signUps = peer.office.accepted.accounts.length;
    const again = await walkOn(url, { state, hands: paying(peer) });
    expect(peer.office.accepted.accounts).toHaveLength(signUps);
    expect(again.task).toBeNull();
  });
});
