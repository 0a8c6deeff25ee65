import type { Exam } from '../../../domain/exam/exam.ts';
import type { ExamPaper } from '../../../domain/exam/question.ts';
import type { Chance } from '../../ports/device/chance.ts';
import type { Clock } from '../../ports/device/clock.ts';
import type { Digest } from '../../ports/device/digest.ts';
import type { DraftStore } from '../../ports/device/draft-store.ts';
import type { IdSource } from '../../ports/device/id-source.ts';
import type { PageLife } from '../../ports/device/page-life.ts';
import type { TabOwnership } from '../../ports/device/tab-ownership.ts';
import type { ExamRepository } from '../../ports/exam/exam-repository.ts';
import type { KeptServerClock } from '../../time/kept-server-clock.ts';

export interface SittingDeps {
  exams: Pick<ExamRepository, 'exams' | 'paper' | 'save' | 'submit'>;
  drafts: DraftStore;
  tabs: TabOwnership;
  clock: Clock;
  serverClock: Pick<KeptServerClock, 'now'>;
  pageLife: PageLife;
  chance: Chance;
  ids: IdSource;
  digest: Digest;
}

/** What a sitting is opened with. */
export interface SittingOpening {
  readonly exam: Exam;
  readonly paper: ExamPaper;
  /** The candidate's id. */
  readonly user: string;
}
