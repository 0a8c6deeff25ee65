import { createHash, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { jsonReply, tooManyAttempts } from '../respond.ts';

/** The header that carries the secret of a class. */
const secretHeader = 'x-kelas-rahasia';

const mostWrong = 10;
const minute = 60_000;

const isLoopback = (address: string): boolean => /^(::ffff:)?127\.|^::1$/.test(address);

/**
 * Whether the host of an address is this server. A foreign page can point its own name at this computer (DNS rebinding); its requests
 * come under that name then.
 */
export const isOwnHost = ({ hostname }: URL, { socket }: IncomingMessage, names: readonly string[]): boolean => {
  const local = socket.localAddress?.replace('::ffff:', '') ?? '';
  const own = [...names, 'localhost', '[::1]', local, `[${local}]`];
  return own.includes(hostname) || /^127(\.\d+){3}$/.test(hostname);
};

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

/** The gateway's own window, which a candidate has: it knows the number of one payment, and nothing else. */
const isPayment = (path: string): boolean => /^\/simulation\/payments\/[^/]+$/.test(path);

/** Why somebody may not control the simulation; null when nothing is against it. */
export type Door = (incoming: IncomingMessage, path: string) => Response | null;

/** With a secret only who sends it; without one only this computer. After ten wrong ones in a minute an address has to wait. */
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
