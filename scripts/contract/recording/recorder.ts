import type { ApiCall, FileCall } from '../../../src/adapters/http/define-call.ts';
import { HttpClient, type HttpSettings } from '../../../src/adapters/http/http-client.ts';
import { type Outgoing, outgoing, type Sent, type SentTo } from '../../../src/adapters/http/outgoing.ts';

/** One call with what came back. */
export interface Exchange {
  readonly call: object;
  readonly sent: Outgoing;
  readonly status: number;
  readonly contentType: string;
  /** Where the reply came from, when it was led to another address. */
  readonly redirectedTo: string | null;
  readonly text: string;
}

const csrfPath = '/sanctum/csrf-cookie';

/** The portal's client, which keeps each call with its reply. Calls come one after the other. */
export class Recorder extends HttpClient {
  readonly exchanges: Exchange[];
  readonly #begin: (call: object, sent: Outgoing) => void;

  constructor(settings: HttpSettings) {
    const exchanges: Exchange[] = [];
    let current: { call: object; sent: Outgoing } | null = null;
    const { send } = settings;
    super({
      ...settings,
      send: async (request, progress) => {
        const reply = await send(request, progress);
        if (current && !new URL(request.url).pathname.endsWith(csrfPath)) {
          const copy = reply.clone();
          const { status, headers, redirected, url } = copy;
          const contentType = headers.get('Content-Type') ?? '';
          const redirectedTo = redirected ? url : null;
          exchanges.push({ ...current, status, contentType, redirectedTo, text: await copy.text() });
        }
        return reply;
      },
    });
    this.exchanges = exchanges;
    this.#begin = (call, sent) => {
      current = { call, sent };
    };
  }

  override call<T, Path extends string>(call: ApiCall<T, Path> & Sent, ...sent: SentTo<Path>): Promise<T> {
    this.#begin(call, outgoing(call, sent[0]));
    return super.call(call, ...sent);
  }

  override callAlone<T, Path extends string>(call: ApiCall<T, Path> & Sent, ...sent: SentTo<Path>): Promise<T> {
    this.#begin(call, outgoing(call, sent[0]));
    return super.callAlone(call, ...sent);
  }

  override file<Path extends string>(call: FileCall<Path>, ...sent: SentTo<Path>): Promise<Blob> {
    this.#begin(call, outgoing(call, sent[0]));
    return super.file(call, ...sent);
  }
}
