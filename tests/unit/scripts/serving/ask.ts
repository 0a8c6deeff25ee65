import http from 'node:http';
import https from 'node:https';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';

interface Reply {
  readonly status: number | undefined;
  readonly headers: http.IncomingHttpHeaders;
  readonly body: Buffer;
}

/** One answer as it came, of a server whose certificate nobody knows. */
export const ask = (address: string, headers: Record<string, string> = {}): Promise<Reply> =>
  new Promise((resolve, reject) => {
    const { get } = address.startsWith('https:') ? https : http;
    get(address, { headers, rejectUnauthorized: false }, async (response) => {
      const chunks: Buffer[] = [];
      for await (const chunk of response) chunks.push(chunk);
      resolve({ status: response.statusCode, headers: response.headers, body: Buffer.concat(chunks) });
    }).on('error', reject);
  });

export const unzipped = async ({ body }: Reply): Promise<string> => `${await promisify(gunzip)(body)}`;
