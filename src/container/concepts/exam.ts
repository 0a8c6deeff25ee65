import { browserOfflineExams } from '../../adapters/browser/browser-offline-exams.ts';
import { HttpExamRepository } from '../../adapters/http/exam/http-exam-repository.ts';
import { accountTokens } from '../../application/account/tokens.ts';
import { draftTokens } from '../../application/draft/tokens.ts';
import { unsentAnswers } from '../../application/exam/attempt/unsent-answers.ts';
import { examQueries } from '../../application/exam/exam-queries.ts';
import { keptExams } from '../../application/exam/kept-exams.ts';
import { examTokens } from '../../application/exam/tokens.ts';
import { watchCountdown } from '../../application/exam/watch-countdown.ts';
import { timeTokens } from '../../application/time/tokens.ts';
import type { ConceptModule } from '../concept-module.ts';
import { provide, provideValue } from '../provide.ts';
import { account } from './account.ts';
import { draft } from './draft.ts';
import { time } from './time.ts';

export const exam: ConceptModule = {
  buildsOn: [account, draft, time],
  bind: (bind, { client, features, workers }) => {
    provideValue(bind, examTokens.exams, new HttpExamRepository(client));
    provide(bind, examTokens.examQueries, examQueries, {
      exams: examTokens.exams,
      kept: examTokens.keptExams,
    });
    provide(bind, examTokens.unsentAnswers, unsentAnswers, { drafts: draftTokens.drafts, clock: timeTokens.clock });
    provideValue(bind, examTokens.offline, browserOfflineExams(workers, features.offlineExams));
    provide(bind, examTokens.keptExams, keptExams, {
      drafts: draftTokens.drafts,
      owner: accountTokens.examOwner,
      offline: examTokens.offline,
      serverClock: timeTokens.serverClock,
      clock: timeTokens.clock,
    });
    provide(bind, examTokens.watchCountdown, watchCountdown, {
      serverClock: timeTokens.serverClock,
      clock: timeTokens.clock,
      pageLife: timeTokens.pageLife,
    });
  },
};
