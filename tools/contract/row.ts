import type * as z from 'zod/mini';
import type { ApiCall, FileCall } from '../../src/adapters/http/define-call.ts';
import type { Config } from '../../src/config.ts';

/** What the documents say of a call beside what its value says. */
interface Facts {
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

interface Stated extends Facts {
  /** The row of docs/requirements.md that names the call; null where the address itself is assumed. */
  readonly requirement: string | null;
}

export interface Row extends Stated {
  /** `catalog.schemes` */
  readonly name: string;
  readonly method: string;
  readonly path: string;
  readonly call: ApiCall<unknown> | FileCall;
}

/** A call whose address the specification shows. */
export const specified = (requirement: string, facts: Facts): Stated => ({ ...facts, requirement });

/** A call whose address is assumed: a server need not have it. */
export const assumed = (facts: Facts & Required<Pick<Facts, 'feature' | 'without'>>): Stated => ({
  ...facts,
  requirement: null,
});

/** A row for each call of a concept: the types let none be left out. */
export const rowsFor = <Calls extends Readonly<Record<string, Row['call']>>>(
  concept: string,
  calls: Calls,
  stated: { readonly [Name in keyof Calls]: Stated },
): readonly Row[] =>
  Object.entries(calls).map(([name, call]) => {
    const { method = 'GET', path } = call;
    return { ...(stated[name] as Stated), name: `${concept}.${name}`, method, path, call };
  });
