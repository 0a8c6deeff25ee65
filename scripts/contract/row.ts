import type * as z from 'zod/mini';
import type { ApiCall, FileCall } from '../../src/adapters/http/define-call.ts';
import type { Config } from '../../src/config.ts';

/** What the documents say of a call beside what its value says. */
export interface Facts {
  /** The row of docs/requirements.md that names the call; null where the address itself is assumed. */
  readonly requirement: string | null;
  /** Who sends it, and when. */
  readonly when: string;
  /** What a part of the path is, where its name does not say it. */
  readonly params?: Readonly<Record<string, string>>;
  /** What each parameter behind the `?` is; none of them is always there. */
  readonly query?: Readonly<Record<string, string>>;
  /** What can be in its body; more than one where a call does several things. */
  readonly bodies?: readonly z.core.$ZodType[];
  /** The body goes out as a form with files, not as JSON. */
  readonly multipart?: true;
  /** Sent with an `Idempotency-Key`: a repeated one is answered by the first reply. */
  readonly once?: true;
  /** Places that the specification shows, such as `query.page` and `reply.trx_id`; every other name is assumed. */
  readonly shown?: readonly string[];
  /** What a status means here, where it is not what it means everywhere. */
  readonly statuses?: Readonly<Record<number, string>>;
  /** The name in `features` of /config.json that turns the call on, where a server need not have it. */
  readonly feature?: keyof Config['features'];
  /** What the portal does without it. */
  readonly without?: string;
  /** A guest may send it. */
  readonly open?: true;
}

export interface Row extends Facts {
  /** `catalog.schemes` */
  readonly name: string;
  readonly method: string;
  readonly path: string;
  readonly call: ApiCall<unknown> | FileCall;
}

/** A row for each call of a concept: the types let none be left out. */
export const rowsFor = <Calls extends Readonly<Record<string, ApiCall<unknown> | FileCall>>>(
  concept: string,
  calls: Calls,
  facts: { readonly [Name in keyof Calls]: Facts },
): readonly Row[] =>
  Object.entries(calls).map(([name, call]) => ({
    ...(facts[name] as Facts),
    name: `${concept}.${name}`,
    method: call.method ?? 'GET',
    path: call.path,
    call,
  }));
