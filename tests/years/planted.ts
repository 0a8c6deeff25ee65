import { examTokens } from '../../src/application/exam/tokens.ts';
import { planOf } from './acts.ts';
import type { Portal } from './portal.ts';
import { type Planted, play, type Ran } from './run.ts';

const isPost = (request: Request, path: string): boolean => request.method === 'POST' && request.url.includes(path);

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
  'a lock that two tabs hold': () => ({ sharedLocks: true }),
  'a cookie of a neighbour': () => ({ neighbour: (call) => call % 12 === 11 }),
};

/** Plays seeds until the planted fault is found; null if it is not within these runs. */
export const findPlanted = async (name: string, seeds: Iterable<string>): Promise<(Ran & { runs: number }) | null> => {
  let runs = 0;
  for (const seed of seeds) {
    runs += 1;
    const ran = await play(planOf(seed), plants[name]?.());
    if (ran.broken) return { ...ran, runs };
  }
  return null;
};
