import net from 'node:net';

/** Sends these bytes as they are and gives all that comes back, as Latin-1. */
export const sendRaw = (url: string, bytes: string | Uint8Array): Promise<string> =>
  new Promise((resolve, reject) => {
    const { port, hostname } = new URL(url);
    const chunks: Buffer[] = [];
    const socket = net.connect(Number(port), hostname, () => socket.end(bytes));
    socket.on('data', (chunk) => chunks.push(chunk));
    socket.on('error', (error: NodeJS.ErrnoException) => (error.code === 'ECONNRESET' ? undefined : reject(error)));
    socket.on('close', () => resolve(Buffer.concat(chunks).toString('latin1')));
  });

/** A request by its first line, with what HTTP/1.1 asks for beside it. */
export const requestOf = (line: string): Buffer =>
  Buffer.from(`${line}\r\nHost: localhost\r\nConnection: close\r\n\r\n`, 'latin1');

/** First lines that a web server meets when somebody looks for its weak places. */
export const hostileLines: readonly string[] = [
  'GET // HTTP/1.1',
  'GET ///../.. HTTP/1.1',
  'GET http://[ HTTP/1.1',
  'GET http:// HTTP/1.1',
  'GET javascript:alert(1) HTTP/1.1',
  'GET * HTTP/1.1',
  'OPTIONS * HTTP/1.1',
  'GET /% HTTP/1.1',
  'GET /%E0%A4%A HTTP/1.1',
  'GET /%00.js HTTP/1.1',
  'GET /%00 HTTP/1.1',
  'GET /\0 HTTP/1.1',
  `GET /${'a'.repeat(10_000)} HTTP/1.1`,
  `GET /${'a'.repeat(10_000)}.js HTTP/1.1`,
  `GET /${'a/'.repeat(5_000)}x.js HTTP/1.1`,
  `GET /${'a'.repeat(100_000)} HTTP/1.1`,
  'get / HTTP/1.1',
  'NIX / HTTP/1.1',
  'POST / HTTP/1.1',
  'DELETE /assets/app.js HTTP/1.1',
  'CONNECT localhost:80 HTTP/1.1',
  'TRACE / HTTP/1.1',
  'GET / HTTP/9.9',
  'GET /',
  '/ HTTP/1.1',
  'GET /../dist-secret/secret.txt HTTP/1.1',
  'GET /..%2fdist-secret%2fsecret.txt HTTP/1.1',
  'GET /..%2f..%2fdist-secret%2fsecret.txt HTTP/1.1',
  'GET /assets/..%2f..%2fdist-secret/secret.txt HTTP/1.1',
  'GET /%2e%2e/dist-secret/secret.txt HTTP/1.1',
  'GET /..\\dist-secret\\secret.txt HTTP/1.1',
  'GET /..%5cdist-secret%5csecret.txt HTTP/1.1',
  'GET \\..\\dist-secret\\secret.txt HTTP/1.1',
  'GET /C:/Windows/win.ini HTTP/1.1',
  'GET /C:%5cWindows%5cwin.ini HTTP/1.1',
  'GET //server/share/secret.txt HTTP/1.1',
  'GET /index.html/x.js HTTP/1.1',
  'GET /folder.js HTTP/1.1',
  'GET /folder.js/ HTTP/1.1',
];
