import type { Obstacle } from '../../../application/api-failure.ts';

// Decides who has answered a call: the API, or somebody else in its place.

const typeOf = (headers: Headers): string => headers.get('Content-Type') ?? '';

export const isJson = (headers: Headers): boolean => /^(application|text)\/([\w.-]+\+)?json\b/i.test(typeOf(headers));

export const isHtml = (headers: Headers): boolean => /\bhtml\b/i.test(typeOf(headers));

export const parsedJson = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/** The JSON of a reply; undefined if it is none, or does not call itself JSON (fault matrix 19). */
export const jsonIn = (headers: Headers, text: string): unknown =>
  typeOf(headers) === '' || isJson(headers) ? parsedJson(text) : undefined;

/** Whether a reply is a copy that a cache had. Browsers show the header of replies from their own origin only. */
export const isOld = (headers: Headers): boolean => Number(headers.get('Age')) > 0;

/** When the reply was made, in milliseconds since the epoch; null if unknown. */
export const dateOf = (headers: Headers): number | null => {
  const date = Date.parse(headers.get('Date') ?? '');
  return Number.isNaN(date) ? null : date;
};

/** These come from the network itself, whatever their body: 407 of its proxy, 511 of its log-in page. */
const ofNetwork = new Set([407, 511]);

/** Statuses by which the API's own gateway says that it has no reply now: they judge neither the call nor the candidate. */
const isOfGateway = (status: number): boolean => status === 408 || status === 429 || (status >= 500 && status !== 501);

/** Whether an error status is the word of the API or of its gateway. `body`: its JSON, or undefined. */
export const isOfApi = (status: number, body: unknown): boolean =>
  !ofNetwork.has(status) && (body !== undefined || isOfGateway(status));

const obstacles: Readonly<Record<number, Obstacle>> = { 405: 'method', 407: 'proxy', 413: 'size', 511: 'network' };

export const obstacleOf = (status: number): Obstacle | undefined => obstacles[status];
