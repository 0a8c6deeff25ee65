import http from 'node:http';
import https from 'node:https';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';

interface Reply {
  readonly status: number | undefined;
  readonly headers: http.IncomingHttpHeaders;
  readonly body: Buffer;
}

type Headers = Readonly<Record<string, string>>;

const exchange = (method: string, address: string, headers: Headers, body?: string): Promise<Reply> =>
  new Promise((resolve, reject) => {
    const { request } = address.startsWith('https:') ? https : http;
    request(address, { method, headers, rejectUnauthorized: false }, async (response) => {
      const chunks: Buffer[] = [];
      for await (const chunk of response) chunks.push(chunk);
      resolve({ status: response.statusCode, headers: response.headers, body: Buffer.concat(chunks) });
    })
      .on('error', reject)
      .end(body);
  });

/** Returns the raw reply to a GET request. Accepts a self-signed certificate. */
export const ask = (address: string, headers: Headers = {}): Promise<Reply> => exchange('GET', address, headers);

export const send = (address: string, body: string, headers: Headers = {}): Promise<Reply> =>
  exchange('POST', address, headers, body);

export const unzipped = async ({ body }: Reply): Promise<string> => `${await promisify(gunzip)(body)}`;
