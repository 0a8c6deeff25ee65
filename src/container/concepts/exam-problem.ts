import { webLockTabLock } from '../../adapters/browser/tabs/web-lock-tab-lock.ts';
import { HttpMessageRepository } from '../../adapters/http/information/http-message-repository.ts';
import { deviceTokens } from '../../application/device/tokens.ts';
import { draftTokens } from '../../application/draft/tokens.ts';
import { questionProblems } from '../../application/exam/problems/question-problems.ts';
import { examProblemTokens } from '../../application/exam/problems/tokens.ts';
import { timeTokens } from '../../application/time/tokens.ts';
import type { ConceptModule } from '../concept-module.ts';
import { provide, provideValue } from '../provide.ts';
import { device } from './device.ts';
import { draft } from './draft.ts';
import { time } from './time.ts';

export const examProblem: ConceptModule = {
  buildsOn: [device, draft, time],
  bind: (bind, { client, features }) => {
    provideValue(bind, examProblemTokens.messages, features.messages ? new HttpMessageRepository(client) : null);
    provideValue(bind, examProblemTokens.tabLock, webLockTabLock(globalThis.navigator?.locks));
    provide(bind, examProblemTokens.questionProblems, questionProblems, {
      drafts: draftTokens.drafts,
      messages: examProblemTokens.messages,
      clock: timeTokens.clock,
      serverClock: timeTokens.serverClock,
      random: timeTokens.random,
      ids: deviceTokens.ids,
      tabs: examProblemTokens.tabLock,
      pageLife: timeTokens.pageLife,
    });
  },
};
