import { HttpExamRepository } from '../../adapters/http/exam/http-exam-repository.ts';
import { draftTokens } from '../../application/draft/tokens.ts';
import { unsentAnswers } from '../../application/exam/attempt/unsent-answers.ts';
import { unsentAnswersOfExam } from '../../application/exam/attempt/unsent-answers-of-exam.ts';
import { examQueries } from '../../application/exam/exam-queries.ts';
import { examTokens } from '../../application/exam/tokens.ts';
import { watchCountdown } from '../../application/exam/watch-countdown.ts';
import { timeTokens } from '../../application/time/tokens.ts';
import type { ConceptModule } from '../concept-module.ts';
import { provide, provideValue } from '../provide.ts';
import { draft } from './draft.ts';
import { time } from './time.ts';

/** What every page of a candidate needs of exams. */
export const exam: ConceptModule = {
  buildsOn: [draft, time],
  bind: (bind, { client }) => {
    provideValue(bind, examTokens.exams, new HttpExamRepository(client));
    provide(bind, examTokens.examQueries, examQueries, { exams: examTokens.exams });
    provide(bind, examTokens.unsentAnswersOfExam, unsentAnswersOfExam, {
      drafts: draftTokens.drafts,
      exams: examTokens.exams,
      clock: timeTokens.clock,
      serverClock: timeTokens.serverClock,
    });
    provide(bind, examTokens.unsentAnswers, unsentAnswers, { drafts: draftTokens.drafts, clock: timeTokens.clock });
    provide(bind, examTokens.watchCountdown, watchCountdown, {
      serverClock: timeTokens.serverClock,
      clock: timeTokens.clock,
      pageLife: timeTokens.pageLife,
    });
  },
};
