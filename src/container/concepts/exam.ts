import { browserPageLife } from '../../adapters/browser/browser-page-life.ts';
import { HttpExamRepository } from '../../adapters/http/exam/http-exam-repository.ts';
import { draftTokens } from '../../application/draft/tokens.ts';
import { leftAnswers } from '../../application/exam/attempt/left-answers.ts';
import { unsentAnswers } from '../../application/exam/attempt/unsent-answers.ts';
import { examQueries } from '../../application/exam/exam-queries.ts';
import { examTokens } from '../../application/exam/tokens.ts';
import { watchCountdown } from '../../application/exam/watch-countdown.ts';
import { keepServerClock } from '../../application/time/keep-server-clock.ts';
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
    provideValue(bind, examTokens.pageLife, browserPageLife);
    provide(bind, examTokens.examQueries, examQueries, { exams: examTokens.exams });
    provide(bind, examTokens.leftAnswers, leftAnswers, {
      drafts: draftTokens.drafts,
      exams: examTokens.exams,
      clock: timeTokens.clock,
      serverClock: examTokens.serverClock,
    });
    provide(bind, examTokens.unsentAnswers, unsentAnswers, { drafts: draftTokens.drafts, clock: timeTokens.clock });
    provide(bind, examTokens.watchCountdown, watchCountdown, {
      serverClock: examTokens.serverClock,
      clock: timeTokens.clock,
      pageLife: examTokens.pageLife,
    });
    provide(bind, examTokens.serverClock, keepServerClock, {
      serverTime: timeTokens.serverTime,
      clock: timeTokens.clock,
      monotonic: timeTokens.monotonicClock,
      pageLife: examTokens.pageLife,
    });
  },
};
