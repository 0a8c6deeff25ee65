import type { Database } from '../../fake-backend/database/database.ts';
import { assessmentTokens } from '../../src/application/assessment/tokens.ts';
import { draftTokens } from '../../src/application/draft/tokens.ts';
import { examTokens } from '../../src/application/exam/tokens.ts';
import { type Errand, type Plan, planOf } from './acts.ts';
import type { Portal } from './portal.ts';
import { type Planted, play, type Ran } from './run.ts';
import type { Lies } from './server.ts';

const isPost = (request: Request, path: string): boolean => request.method === 'POST' && request.url.includes(path);

/** Whether the fault can be met: somebody has come for one of these, and calls meet these faults. */
const has =
  (errands: readonly Errand[], faults: readonly string[] = []) =>
  ({ people, kinds }: Plan): boolean =>
    errands.some((errand) => people.includes(errand)) &&
    (faults.length === 0 || ['call', ...faults].every((fault) => kinds.includes(fault)));

/** What a server does when it is asked again under a key that it knows, for example after a lost reply. */
const whenRepeated = (path: string | RegExp, again: (key: string, db: Database) => void): Lies => {
  const keys = new Set<string>();
  return async (request, _, answer, db) => {
    const reply = await answer();
    const key = request.headers.get('Idempotency-Key');
    if (!key || !reply.ok || !new RegExp(path).test(request.url)) return reply;
    if (keys.has(key)) again(key, db);
    keys.add(key);
    return reply;
  };
};

/** Each wraps the adapters or the server of a run; nothing of the portal is changed. */
export const plants: Readonly<Record<string, () => Planted>> = {
  'an answer marked as sent that never was': () => {
    let saves = 0;
    return {
      lies: async (request, _, answer) => {
        const body = isPost(request, '/assessment/answers')
          ? await request
              .clone()
              .json()
              .catch(() => null)
          : null;
        saves += body?.action === 'save' ? 1 : 0;
        if (body?.action !== 'save' || saves % 20 !== 0) return answer();
        const saved = body.answers.map(({ question_detail_id, revision, device }: Record<string, unknown>) => ({
          ...{ question_detail_id, revision, device },
        }));
        const data = { saved, refused: [], answers: [] };
        return Response.json({ code: '00', message: '', data });
      },
    };
  },
  'an old receipt believed': () => ({
    plant: (portal: Portal) => {
      const exams = portal(examTokens.exams);
      exams.submit = async (_, answers, digest) => ({
        ...{ number: 'TTU-2025-000001', submittedAt: null, total: null, digest },
        answered: answers.length,
      });
    },
  }),
  'a start that moves': () => {
    let moved = 0;
    return {
      lies: async (request, _, answer) => {
        const reply = await answer();
        if (!/exam-status|startTimer|timer/i.test(request.url) || !reply.ok) return reply;
        moved += 40_000;
        const text = (await reply.text()).replaceAll(
          /("started_at":")([^"]+)"/g,
          (_whole, name: string, at: string) => `${name}${new Date(Date.parse(at) + moved).toISOString()}"`,
        );
        return new Response(text, { status: reply.status, headers: reply.headers });
      },
    };
  },
  'a purchase that is made again': () => ({
    needs: has(['purchase'], ['doubled']),
    lies: whenRepeated('/transaction/update-transaction', (key, db) => {
      const [row] = db.transactions.where(({ request_key }) => request_key === key);
      if (row) db.transactions.put({ ...row, id: `${row.id}9` });
    }),
  }),
  'a form that is taken again': () => ({
    needs: has(['appeal', 'feedback', 'apl01', 'apl02'], ['doubled']),
    lies: whenRepeated(/\/(?:appeals|feedbacks|apl-0[12]|resubmit)$/, (_, db) => {
      for (const table of [db.appeals, db.feedbacks, db.apl01s, db.apl02s] as {
        all(): { id: string }[];
        put(row: object): void;
      }[])
        for (const row of table.all()) table.put({ ...row, sent_at: `again ${row.id}` });
    }),
  }),
  'a form called sent that never was': () => ({
    needs: has(['appeal', 'feedback']),
    plant: (portal: Portal) => {
      const assessments = portal(assessmentTokens.assessments);
      assessments.sendAppeal = async () => ({}) as never;
      assessments.sendFeedback = async () => ({}) as never;
    },
  }),
  'a file that is left out': () => ({
    needs: has(['apl01', 'apl02']),
    lies: async (request, _, answer, db) => {
      const reply = await answer();
      const file = isPost(request, '/api/apl-0') ? db.files.all().find(({ name }) => /^o\d f/.test(name)) : undefined;
      if (file) db.files.remove(file.id);
      return reply;
    },
  }),
  'an upload called done that the server never had': () => ({
    needs: has(['demonstration']),
    lies: async (request, _, answer) => {
      if (!isPost(request, '/assessment/answers') || request.headers.get('Content-Type')?.includes('json'))
        return answer();
      const { name, size } = (await request.formData()).get('file') as File;
      const file = { id: 'BRK-U99999', name, size, uploaded_at: new Date().toISOString() };
      return Response.json({ code: '00', message: '', data: { file } });
    },
  }),
  'a draft called saved that never was': () => ({
    needs: has(['appeal', 'feedback', 'apl01', 'apl02']),
    plant: (portal: Portal) => {
      const drafts = portal(draftTokens.drafts);
      const save = drafts.save.bind(drafts);
      drafts.save = async (key, base, content) =>
        content && /^(?:apl|appeal|feedback)/.test(key.form)
          ? { kind: 'saved', revision: base, savedAt: 0, durable: true }
          : save(key, base, content);
    },
  }),
  'a step called done that is not': () => ({
    needs: has(['life']),
    lies: async (request, _, answer) => {
      const reply = await answer();
      if (!request.url.includes('/api/timeline/') || request.method !== 'GET' || !reply.ok) return reply;
      const text = (await reply.text()).replace('"status":"submitted"', '"status":"done"');
      return new Response(text, { status: reply.status, headers: reply.headers });
    },
  }),
  'a certificate of a neighbour': () => ({
    needs: has(['life']),
    lies: async (request, _, answer, db) => {
      const reply = await answer();
      const [, trxId = ''] = /download-file\/CERT-(.+)/.exec(request.url) ?? [];
      const own = db.certificates.get(trxId);
      const [other] = db.certificates.where(({ id }) => id !== trxId);
      if (!own || !other || !reply.ok) return reply;
      const text = (await reply.text()).replaceAll(own.number, other.number).replaceAll(own.holder, other.holder);
      return new Response(text, { status: reply.status, headers: reply.headers });
    },
  }),
  'a lock that two tabs hold': () => ({ sharedLocks: true }),
  'a cookie of a neighbour': () => ({ neighbour: (call) => call % 12 === 11 }),
};

/** Plays seeds until the planted fault is found; null if it is not within these runs. */
export const findPlanted = async (name: string, seeds: Iterable<string>): Promise<(Ran & { runs: number }) | null> => {
  let runs = 0;
  for (const seed of seeds) {
    const planted = plants[name]?.() ?? {};
    const plan = planOf(seed);
    if (planted.needs?.(plan) === false) continue;
    runs += 1;
    const ran = await play(plan, planted);
    if (ran.broken) return { ...ran, runs };
  }
  return null;
};
