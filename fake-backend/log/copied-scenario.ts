import type { CandidateRow } from '../database/rows.ts';
import { demoPassword } from '../database/seed/candidates.ts';
import type { SettingsRow } from '../database/server-rows.ts';
import type { FaultRule } from '../faults.ts';
import type { Act, CallAct } from '../scenarios/act.ts';
import { momentOf } from '../scenarios/moment/moment.ts';
import { type Scenario, scenarioShape } from '../scenarios/scenario.ts';
import { shippedScenario } from '../scenarios/shipped.ts';
import { hidden, isNewWorld, type LogBase, type LogEntry, type LoggedAct, type LoggedRequest } from './request-log.ts';

const ofTheHost = /^\/(sanctum|snap|simulation)\/|^\/api\/(date-now|logout)$/;
const changesNothing = ({ method, path, status, refusal, fault }: LoggedRequest): boolean =>
  method === 'GET' && status === 200 && !refusal && !fault && !path.startsWith('/api/email/verify');

/** Requests that need no repetition: of the host, log-outs, successful log-ins (each call says who sent it), and reads. */
const isSilent = (request: LoggedRequest): boolean => {
  const { path, status, method } = request;
  const isLogIn = path === '/api/login' && status === 200 && method === 'POST';
  return ofTheHost.test(path) || isLogIn || changesNothing(request);
};

const withPasswords = (text: string): string =>
  text.replaceAll(new RegExp(`("[^"]*pass[^"]*":)"${hidden}"`, 'gi'), `$1"${demoPassword}"`);

const sentOf = ({ sent }: LoggedRequest): CallAct['sent'] | null => {
  if (sent.kind === 'long') return null;
  if (sent.kind === 'json') return { kind: 'json', text: withPasswords(sent.text) };
  if (sent.kind === 'none') return sent;
  return { kind: 'form', fields: sent.fields.map(([name, value]) => [name, value === hidden ? demoPassword : value]) };
};

/** Session and CSRF tokens belong to one browser, so that their ends cannot be repeated. */
const isOfSession = ({ status }: LoggedRequest): boolean => status === 419 || status === 401;

const callOf = (request: LoggedRequest): Act => {
  const { method, path, who, status, refusal, fault, counter } = request;
  const remark = (why: string): Act => ({ type: 'remark', text: `${method} ${path}: ${why}`.slice(0, 500) });
  const sent = sentOf(request);
  if (!sent || `${path}${JSON.stringify(sent)}`.includes(hidden)) return remark('berisi rahasia atau terlalu panjang');
  if (fault?.action.type === 'hang') return remark('tidak pernah dijawab');
  if (isOfSession(request)) return remark('sesinya berakhir');
  const meets = fault && fault.action.type !== 'delay' ? fault.action : null;
  const expected = { status, code: refusal?.code ?? null };
  const call = { type: 'call', who, method: method as CallAct['method'], path, sent, meets, expected } as const;
  return counter === null ? call : { ...call, counter };
};

/** The acts of the log between two instants of one world. */
const copiedActs = (entries: readonly LogEntry[], begin: number): readonly Act[] => {
  let rules: readonly FaultRule[] = [];
  let awaited = '';
  const faults = (next: readonly FaultRule[]): Act => {
    rules = next;
    return { type: 'faults', rules: [...next] };
  };
  const actsOf = ({ method, given }: LoggedAct): readonly Act[] => {
    switch (method) {
      case 'actAsStaff':
        return [{ type: 'staff', action: { ...(given[0] as object) } }];
      case 'setRobots':
        return [{ type: 'robots', ...(given[0] as { on: boolean; delay: number }) }];
      case 'settle':
        if (given[1] === 'close') return [];
        return [{ type: 'staff', action: { type: 'settle-payment', trxId: awaited, outcome: given[1] } }];
      case 'addFault': {
        const rule = given[0] as FaultRule;
        return [faults([...rules.filter(({ id }) => id !== rule.id), rule])];
      }
      case 'removeFault':
        return [faults(rules.filter(({ id }) => id !== given[0]))];
      case 'clearFaults':
        return [faults([])];
      case 'jumpTo': {
        const [trxId, stage] = given as [string, Extract<Act, { type: 'jump' }>['stage']];
        return [{ type: 'jump', trxId, stage }];
      }
      case 'fill':
        return [{ type: 'fill', email: String(given[0]), ...(given[1] as object) }];
      case 'playScenario':
        return scenarioShape.parse(shippedScenario(String(given[0]))).acts;
      default:
        return [{ type: 'wait' }];
    }
  };
  return entries.flatMap((entry) => {
    if (entry.kind === 'socket') return [];
    const at = Math.max(0, Date.parse(entry.at) - begin);
    if (entry.kind !== 'request') return actsOf(entry).map((act) => ({ ...act, at }));
    if (isSilent(entry)) return [];
    if (entry.path === '/api/transaction/token' && entry.sent.kind === 'json')
      awaited = String((JSON.parse(entry.sent.text) as { trx_id?: unknown }).trx_id);
    return [{ ...callOf(entry), at }];
  });
};

/**
 * What happened in the world of the entry `from`: the world before it, and the acts until it was replaced or the log ends. Begins at the newest
 * kept world before the entry; somebody who did not exist there comes as a guest.
 */
export const copiedScenario = (
  entries: readonly LogEntry[],
  bases: readonly LogBase[],
  from: number,
  person: string | null,
): Pick<Scenario, 'start' | 'person' | 'acts' | 'sentence' | 'task' | 'hint' | 'steps'> => {
  const base = bases.findLast(({ id }) => id <= from) ?? bases[0];
  if (!base) throw new RangeError('Catatan ini kosong.');
  const later = entries.filter(({ id }) => id > base.id);
  const end = later.findIndex((entry, index) => isNewWorld(entry) && (index > 0 || entry.id !== from));
  const [settings] = base.tables.settings as readonly SettingsRow[];
  const start = momentOf(base.tables, settings?.seeded_at ?? '', base.at);
  const acts = copiedActs(end === -1 ? later : later.slice(0, end), base.at.getTime());
  const exists = (base.tables.candidates as readonly CandidateRow[]).some(({ email }) => email === person);
  return { start, person: exists ? person : null, acts: [...acts], sentence: '', task: '', hint: '', steps: [] };
};
