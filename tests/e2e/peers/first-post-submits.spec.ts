import { firstPostSubmits } from '../../peers/first-post-submits.ts';
import { expect } from '../support/portal.ts';
import { answerEssay, beginExam, enter, essayAnswers, handIn, readNewsAndLogOut, says } from './candidate-steps.ts';
import { testOver } from './portal-over.ts';

const test = testOver(firstPostSubmits);

test('on a server that treats the first answers as the submission no answer leaves before the last press, and the log-out asks about answers that nobody proves', async ({
  page,
  peer: { office, exchanges },
}) => {
  const { accepted } = office;
  const purchase = office.buy(await enter(page, office));
  office.pay(purchase.id);
  for (const form of ['agreement', 'apl01', 'apl02']) purchase.forms[form] = {};
  await beginExam(page, `TRX-${purchase.id}`, 'Ujian Esai');
  await answerEssay(page);
  await expect(page.getByRole('banner').getByText('2 jawaban di perangkat ini')).toBeVisible();
  expect(exchanges.filter(({ path }) => path === '/api/assessment/answers')).toEqual([]);
  await handIn(page, office, 1);
  for (const answer of essayAnswers) expect(JSON.stringify(accepted.submissions)).toContain(answer);
  // the receipt names neither the number nor the content of the answers
  await says(page, /jawaban di perangkat ini mungkin belum diterima server/);
  await readNewsAndLogOut(page, office, { unproven: true });
});
