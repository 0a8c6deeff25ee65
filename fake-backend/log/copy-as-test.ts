import type { FaultRule } from '../faults.ts';
import { copiedFaults } from './copied-faults.ts';
import { hidden, type LogEntry, type LoggedAct, type LoggedRequest, type SentBody } from './request-log.ts';
import { demoPassword, playwright, quoted, vitest } from './runners.ts';

const ofTheHost = /^\/(sanctum\/csrf-cookie|api\/(date-now|logout))$/;
/** Requests that a copied test makes itself or does not need: the CSRF cookie, the server's time, log-outs and successful log-ins. */
const isSilent = ({ path, status, method }: LoggedRequest): boolean =>
  ofTheHost.test(path) || (path === '/api/login' && status === 200 && method === 'POST');

const written = (sent: SentBody): string | null => {
  if (sent.kind === 'none') return '';
  if (sent.kind === 'long') return null;
  if (sent.kind === 'form') {
    const rows = sent.fields.map(([name, value]) =>
      typeof value === 'string'
        ? `form.append(${quoted(name)}, ${quoted(value === hidden ? demoPassword : value)});`
        : `form.append(${quoted(name)}, fileOf(${[value.file, value.type, value.size, value.head].map(quoted).join(', ')}));`,
    );
    return ['const form = new FormData();', ...rows].join('\n    ');
  }
  return sent.text.replaceAll(new RegExp(`("[^"]*pass[^"]*":)"${hidden}"`, 'gi'), `$1"${demoPassword}"`);
};

const callOf = ({ method, path, sent }: LoggedRequest): { before: string; call: string } | null => {
  const body = written(sent);
  if (body === null || `${path}${body}`.includes(hidden)) return null;
  const asked = `${quoted(method)}, ${quoted(path)}`;
  if (sent.kind === 'form') return { before: `${body}\n    `, call: `call(${asked}, form)` };
  return { before: '', call: `call(${asked}${body === '' ? '' : `, ${body}`})` };
};

const stepOf = (request: LoggedRequest): { readonly step: string } | { readonly comment: string } => {
  const { method, path, status, refusal, fault } = request;
  const comment = `// ${method} ${path}`;
  const asked = callOf(request);
  if (!asked) return { comment: `${comment}: berisi rahasia atau terlalu panjang, jadi tidak disalin` };
  if (fault?.action.type === 'hang') return { comment: `${comment}: tidak pernah dijawab` };
  const { before, call } = asked;
  const expected =
    status === null
      ? `await expect(${call}).rejects.toThrow();`
      : `expect(await ${call}).toMatchObject({ status: ${status}, code: ${quoted(refusal?.code ?? null)} });`;
  return { step: `{\n    ${before}${expected}\n  }` };
};

const nameOf = (email: string): string => email.replace(/@.*$/, '');

const isNewWorld = (entry: LogEntry): boolean => entry.kind === 'world' && entry.method !== 'fill';

/** The text of a test file that replays the log from an entry on, in a new world. Unrepeatable entries become comments. */
export const copyAsTest = (entries: readonly LogEntry[], from: number, runner: 'vitest' | 'playwright'): string => {
  const dialect = runner === 'vitest' ? vitest : playwright;
  const before = entries.filter(({ id }) => id < from).findLast(isNewWorld);
  const steps: string[] = [];
  const faults = copiedFaults(steps, dialect.faults);
  let who: string | null = null;
  const played = [...(before ? [before] : []), ...entries.filter(({ id }) => id >= from)];
  const acts = played.filter((entry) => entry.kind !== 'socket' && entry.kind !== 'request');
  const takenBack = new Set(acts.flatMap(({ method, given }) => (method === 'takeBack' ? given : [])));
  const named = new Set<unknown>();
  const nameKept = (kept: number | undefined) => {
    if (!takenBack.has(kept)) return;
    named.add(kept);
    steps.push(dialect.keep(`world${kept}`));
  };
  const newWorld = (kept: number | undefined) => {
    steps.push(dialect.act('reset', []));
    nameKept(kept);
  };
  const act = ({ method, given, kept }: LoggedAct, isFirst: boolean) => {
    switch (method) {
      case 'addFault':
        return faults.add(given[0] as FaultRule);
      case 'removeFault':
        return faults.remove(given[0]);
      case 'clearFaults':
        return faults.clear();
      case 'importWorld':
      case 'openOwnScene':
        steps.push(`// ${method}: isinya tidak ada di catatan, jadi langkah berikutnya diulang di dunia baru`);
        return newWorld(kept);
      case 'takeBack':
        steps.push(
          named.has(given[0])
            ? dialect.takeBack(`world${given[0]}`)
            : '// takeBack: dunia itu disimpan sebelum langkah pertama di sini, jadi tidak disalin',
        );
        return nameKept(kept);
      case 'playScenario':
        // resets first if the scenario replaced the world in the log, because it might not replace the world of the test
        if (kept !== undefined && !isFirst) newWorld(kept);
        return steps.push(dialect.act(method, given));
      default:
        if (method === 'setClockRate' && given[0] === 10)
          steps.push(
            '// Waktu yang lewat di antara dua langkah tidak diulang, juga saat jam berjalan 10 kali lebih cepat',
          );
        steps.push(dialect.act(method, given));
        return nameKept(kept);
    }
  };
  for (const [index, entry] of played.entries()) {
    if (entry.kind === 'socket') continue;
    if (entry.kind !== 'request') {
      act(entry, index === 0);
      if (isNewWorld(entry)) who = null;
      if (isNewWorld(entry) || entry.method === 'takeBack') faults.changeWorld();
      continue;
    }
    if (isSilent(entry)) continue;
    if (entry.who !== who) faults.without(entry.who === null ? dialect.logOut : dialect.logIn(nameOf(entry.who)));
    who = entry.who;
    const copied = stepOf(entry);
    if ('comment' in copied) steps.push(copied.comment);
    else faults.meet(entry, copied.step);
  }
  return `${dialect.begin('yang dilakukan di simulasi', played[0]?.at ?? '')}${steps.map((step) => `  ${step}\n`).join('')}${dialect.end}`;
};
