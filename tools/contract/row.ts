import type * as z from 'zod/mini';
import type { ApiCall, FileCall } from '../../src/adapters/http/define-call.ts';
import type { Config } from '../../src/configuration/config.ts';

/** Facts for the documents that the definition of a call does not contain. */
interface Facts {
  readonly when: string;
  /** The meaning of path parameters, if their names do not show it. */
  readonly params?: Readonly<Record<string, string>>;
  /** The meaning of query parameters; all are optional. */
  readonly query?: Readonly<Record<string, string>>;
  /** The possible bodies; several if the call does several things. */
  readonly bodies?: readonly z.core.$ZodType[];
  readonly multipart?: true;
  /** Sent with an `Idempotency-Key`: the server answers a repeated key with its first reply. */
  readonly once?: true;
  /** Places that the specification shows, such as `query.page` and `reply.trx_id`; every other name is assumed. */
  readonly shown?: readonly string[];
  readonly statuses?: Readonly<Record<number, string>>;
  /** The key in `features` of /config.json that enables the call, if a server need not have it. */
  readonly feature?: keyof Config['features'];
  readonly without?: string;
  /** A body that does not offer this source of payment need not have the call. */
  readonly source?: 'prakerja';
  /** A guest may send the call. */
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

export const specified = (requirement: string, facts: Facts): Stated => ({ ...facts, requirement });

/** A call with an assumed address: a server need not have it. */
export const assumed = (facts: Facts & Required<Pick<Facts, 'feature' | 'without'>>): Stated => ({
  ...facts,
  requirement: null,
});

/** The rows of the calls of a concept. The types require a row for each call. */
export const rowsFor = <Calls extends Readonly<Record<string, Row['call']>>>(
  concept: string,
  calls: Calls,
  stated: { readonly [Name in keyof Calls]: Stated },
): readonly Row[] =>
  Object.entries(calls).map(([name, call]) => {
    const { method = 'GET', path } = call;
    return { ...(stated[name] as Stated), name: `${concept}.${name}`, method, path, call };
  });
