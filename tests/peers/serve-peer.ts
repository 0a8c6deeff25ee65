import http from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Peer } from './office.ts';

/** A peer on a free port of this computer. */
export const servePeer = async ({ answer }: Pick<Peer, 'answer'>) => {
  const server = http.createServer((request, response) => void answer(request, response));
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    close: () => {
      server.closeAllConnections();
      return new Promise<void>((closed) => server.close(() => closed()));
    },
  };
};
