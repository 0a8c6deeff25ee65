import { createHash, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { jsonReply, tooManyAttempts } from '../respond.ts';

/** Says that this is the simulated API, which has the addresses of its control too. */
export const simulatedHeader = 'X-Portal-Simulation';

const secretHeader = 'x-kelas-rahasia';

const mostWrong = 10;
const minute = 60_000;

const isLoopback = (address: string): boolean => /^(::ffff:)?127\.|^::1$/.test(address);

/**
 * Whether the address names this server. Protects against DNS rebinding, where another site points its host name at this computer.
 */
export const isOwnHost = ({ hostname }: URL, { socket }: IncomingMessage, names: readonly string[]): boolean => {
  const local = socket.localAddress?.replace('::ffff:', '') ?? '';
  const own = [...names, 'localhost', '[::1]', local, `[${local}]`];
  return own.includes(hostname) || /^127(\.\d+){3}$/.test(hostname);
};

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

/** Candidates may call this path without the secret, because it affects only one payment. */
const isPayment = (path: string): boolean => /^\/simulation\/payments\/[^/]+$/.test(path);

export type Door = (incoming: IncomingMessage, path: string) => Response | null;

/** Requires the secret, or a local request if none exists. Blocks an address after ten wrong secrets in a minute. */
export const doorOf = (secret: string | undefined, now: () => number = Date.now): Door => {
  const wrong = new Map<string, readonly number[]>();
  const expected = secret === undefined ? null : digest(secret);
  return ({ headers, socket }, path) => {
    if (!path.startsWith('/simulation/') || isPayment(path)) return null;
    const address = socket.remoteAddress ?? '';
    if (!expected) return isLoopback(address) ? null : jsonReply({ message: 'This computer only.' }, 403);
    const recent = (wrong.get(address) ?? []).filter((instant) => instant > now() - minute);
    if (recent.length >= mostWrong) {
      return tooManyAttempts(Math.ceil(((recent[0] ?? 0) + minute - now()) / 1_000), mostWrong);
    }
    const given = headers[secretHeader];
    if (typeof given === 'string' && timingSafeEqual(digest(given), expected)) {
      wrong.delete(address);
      return null;
    }
    if (given !== undefined) wrong.set(address, [...recent, now()]);
    return jsonReply({ message: 'The secret of the class is wanted.' }, 403);
  };
};
