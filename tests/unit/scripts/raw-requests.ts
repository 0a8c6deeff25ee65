import net from 'node:net';

export const sendRaw = (url: string, bytes: string | Uint8Array): Promise<string> =>
  new Promise((resolve, reject) => {
    const { port, hostname } = new URL(url);
    const chunks: Buffer[] = [];
    const socket = net.connect(Number(port), hostname, () => socket.end(bytes));
    socket.on('data', (chunk) => chunks.push(chunk));
    socket.on('error', (error: NodeJS.ErrnoException) => (error.code === 'ECONNRESET' ? undefined : reject(error)));
    socket.on('close', () => resolve(Buffer.concat(chunks).toString('latin1')));
  });

export const requestOf = (line: string): Buffer =>
  Buffer.from(`${line}\r\nHost: localhost\r\nConnection: close\r\n\r\n`, 'latin1');

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

const wrongHosts: readonly ((number: number) => string)[] = [
  (number) => `x:${65_536 + number}`,
  (number) => `x:${'9'.repeat(number + 6)}`,
  (number) => `[${':'.repeat(number + 3)}]`,
  (number) => `[::${number}`,
  (number) => `1.2.3.${256 + number}`,
  (number) => `999.${number}.1.1:80`,
  (number) => `a${' '.repeat(number + 1)}b`,
  (number) => `a%0${number % 10}b`,
  (number) => `x${String.fromCharCode(1 + number)}y`,
  (number) => `kelas-${String.fromCharCode(0xc3, 0xa0 + number)}.lan`,
  (number) => `${'a'.repeat(8_000 + number)}`,
  (number) => `user${number}@x`,
  (number) => `x/${number}`,
  (number) => `x?${number}`,
  (number) => `x#${number}`,
  (number) => `x\\${number}`,
  (number) => `x:${number}:${number}`,
  (number) => `x,y${number}`,
  (number) => `http://x${number}`,
  (number) => ' '.repeat(number),
];

export const oddHosts: readonly string[] = Array.from({ length: 10 }, (_, number) => number).flatMap((number) =>
  wrongHosts.map((host) => host(number)),
);
