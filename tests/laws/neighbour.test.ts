import { describe, expect, it } from 'vitest';
import { emptyReply, jsonReply, textReply } from '../unit/adapters/http/replies.ts';
import { type RawAnswer, rawExamServer } from './raw-exam-server.ts';

const page = '<html><title>Attention Required</title><h1>Sorry, you have been blocked</h1></html>';
const html = (status: number) => textReply(page, 'text/html; charset=UTF-8', status);

/** Everything that may stand for a call because of one answer. */
const refusals: Readonly<Record<string, (index: number) => Response>> = {
  'a 403 page of a firewall': () => html(403),
  'a 406 page of a firewall': () => html(406),
  'a block page with 200': () => html(200),
  'a 413 page of nginx': () => html(413),
  'a 500 page of the database': () => html(500),
  'a 500 in JSON': () => jsonReply({ message: 'Server Error' }, 500),
  'a bare 400': () => emptyReply(400),
  'a 422 about its value': (index) =>
    jsonReply({ message: 'Invalid.', errors: { [`answers.${index}.value`]: ['Teks tidak sah.'] } }, 422),
  'a cut connection': () => {
    throw new TypeError('Failed to fetch');
  },
};
const questions = ['S1', 'S2', 'S3', 'S4', 'S5'];
const bad = 'UNION SELECT 😀';
const isBad = ({ value }: RawAnswer) => value.includes('UNION');

const batches = Object.keys(refusals).flatMap((refusal) =>
  ['S1', 'S3', 'S5'].flatMap((id) =>
    ['at once', 'after a minute', 'after an earlier answer'].flatMap((moment) =>
      ['by one press', 'after the time'].map((end) => ({ refusal, id, moment, end })),
    ),
  ),
);

describe('one answer that the server does not take', () => {
  it.each(batches)(
    '($refusal, $id, $moment) leaves all others handed in, $end, and stays on the device',
    async (each) => {
      const { refusal, id, moment, end } = each;
      const here = rawExamServer({
        questions,
        blocks: (answers) => {
          const index = answers.findIndex(isBad);
          return index < 0 ? null : (refusals[refusal] as (typeof refusals)[string])(index);
        },
      });
      const attempt = await here.open();
      const words = (question: string) => `jawaban ${question}`;
      if (moment === 'after an earlier answer') {
        attempt.answer(id, 'kata lama');
        await here.pass(15_000);
      }
      for (const question of questions) attempt.answer(question, question === id ? bad : words(question));
      await here.pass(moment === 'at once' ? 500 : 60_000);
      if (end === 'after the time') attempt.lock(true);

      let outcome = await here.submit(attempt);
      if (end === 'by one press') {
        expect(outcome.kind).toBe('blocked');
        expect(here.isHandedIn()).toBe(false);
        const refused = [...attempt.state.value.answers].filter(([, { phase }]) => phase === 'refused');
        expect(refused.map(([question]) => question)).toEqual([id]);
        expect(attempt.state.value.unsent).toBe(0);
        outcome = await here.submit(attempt, true);
      }
      expect(outcome).toMatchObject({ kind: 'submitted', proven: true });
      for (const question of questions)
        expect(here.storedFor(question)).toBe(
          question !== id ? words(question) : moment === 'after an earlier answer' ? 'kata lama' : '',
        );
      expect(here.kept()).toEqual([bad]);
      expect(await here.left()).toMatchObject({ count: 1 });
      expect(JSON.parse(attempt.unsentAnswers()).answers).toMatchObject([{ questionId: id, value: bad }]);
    },
  );
});
