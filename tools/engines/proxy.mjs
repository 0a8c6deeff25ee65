import http from 'node:http';
import net from 'node:net';

/** Forwards every request, including sockets, to the same port of this machine; resolves with its address and a function that stops it. */
export const startProxy = async () => {
  const server = http.createServer((request, response) => {
    const { port, pathname, search } = new URL(request.url);
    const { method, headers } = request;
    const onward = http.request({ host: 'localhost', port, path: pathname + search, method, headers }, (reply) => {
      response.writeHead(reply.statusCode, reply.headers);
      reply.pipe(response);
    });
    onward.once('error', () => response.destroy());
    request.pipe(onward);
  });
  server.on('connect', (request, socket) => {
    const onward = net.connect(Number(request.url.split(':').pop()), 'localhost', () => {
      socket.write('HTTP/1.1 200 OK\r\n\r\n');
      onward.pipe(socket).pipe(onward);
    });
    onward.once('error', () => socket.destroy());
    socket.once('error', () => onward.destroy());
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  const stop = () => {
    server.closeAllConnections();
    server.close();
  };
  return { address: `127.0.0.1:${server.address().port}`, stop };
};
