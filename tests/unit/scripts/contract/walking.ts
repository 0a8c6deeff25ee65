import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type Hands, Left, Stopped, type Wishes } from '../../../../tools/contract/walk/player.ts';
import { acceptanceWalk, newState, type State, type WalkSettings } from '../../../../tools/contract/walk/walk.ts';
import type { Peer } from '../../../peers/office.ts';
import { testNow } from '../../fake-backend/hosts/page.ts';

const ends: (() => unknown)[] = [];

/** The requests that the servers of a test have got, without what they ask for. */
export const asked: string[] = [];

/** Ends the servers at the end of a test, the last one first. */
export const atEnd = (end: () => unknown): void => void ends.unshift(end);

export const endAll = async (): Promise<void> => {
  for (const end of ends.splice(0)) await end();
  asked.length = 0;
};

export const serving = async (answer: RequestListener): Promise<string> => {
  const heard: RequestListener = (request, reply) => {
    asked.push(`${request.method} ${request.url?.replace(/\?.*/, '')}`);
    return answer(request, reply);
  };
  const server = createServer(heard).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  atEnd(() => {
    server.closeAllConnections();
    return new Promise((resolve) => server.close(resolve));
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
};

export const always =
  (status: number, type: string, body: string): RequestListener =>
  (_, outgoing) =>
    outgoing.writeHead(status, { 'Content-Type': type }).end(body);

export const password = 'rahasia99';
export const email = 'budi.pribadi@lsp.example';

interface Going extends Wishes, Partial<Pick<WalkSettings, 'state' | 'hasSocket'>> {
  readonly hands?: Partial<Hands>;
}

const stopping: Hands = {
  simulation: null,
  confirm: async () => true,
  wait: async (task) => {
    throw new Stopped(task);
  },
};

export const walkOn = async (baseUrl: string, { hands = {}, ...going }: Going = {}) => {
  const states: State[] = [];
  const walked = await acceptanceWalk({
    ...{ baseUrl, email, password, authentication: 'session', now: new Date(testNow) },
    ...{ state: newState(baseUrl, 'k3f9'), hasSocket: true, ...going },
    hands: { ...stopping, ...hands },
    keep: (now) => states.push(now),
  });
  return { ...walked, states };
};

/** Staff that mark the purchase as paid; what others do shows at the second look, or not at all. */
export const paying = ({ office }: Pick<Peer, 'office'>): Partial<Hands> => ({
  wait: async (task, isDone, canBeLeft) => {
    if (canBeLeft) throw new Left(task);
    const [id = ''] = /\d+(?= menjadi lunas)/.exec(task) ?? [];
    office.pay(id);
    if (!(await isDone()) && !(await isDone())) throw new Stopped(task);
  },
});
