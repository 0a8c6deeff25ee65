import http from 'node:http';
import type { AddressInfo } from 'node:net';

export const clearingPath = '/hapus-penyimpanan';

/** Browsers obey `Clear-Site-Data` only in responses from the network, not from a Playwright route; so this is a real proxy. */
export const startClearingProxy = async (): Promise<{ url: string; stop: () => void }> => {
  const server = http.createServer((asked, reply) => {
    const url = new URL(asked.url ?? '');
    if (url.pathname === clearingPath) {
      reply.writeHead(200, { 'Clear-Site-Data': '"storage"', 'Content-Type': 'text/plain' }).end('ok');
      return;
    }
    const passed = http.request(url, { method: asked.method, headers: asked.headers }, (answer) => {
      reply.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(reply);
    });
    passed.on('error', () => reply.destroy());
    asked.pipe(passed);
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
};
