import { useEffect, useState } from 'react';
import { distinctUntilChanged, map } from 'rxjs';
import type { RunningAttempt } from '../../../application/exam/attempt/running-attempt.ts';
import { examAttemptTokens } from '../../../application/exam/attempt-tokens.ts';
import type { ExamKeeper } from '../../../application/exam/keep-exam.ts';
import type { Exam, Exams } from '../../../domain/exam/exam.ts';
import type { ExamContent, ServerAnswer } from '../../../domain/exam/question.ts';
import { useConfig } from '../../core/config-context.ts';
import { whenIdle } from '../../core/page/when-idle.ts';
import { useServices } from '../../core/services.tsx';
import { useSession } from '../../core/session/session-view.ts';
import { pictureFilesIn } from '../questions/picture-address.ts';
import { useAttemptState } from './use-attempt-state.ts';

interface Shown {
  readonly all: Exams;
  readonly exam: Exam;
  readonly attempt: RunningAttempt;
  readonly place: number;
}

const isSame = (a: ServerAnswer, b: ServerAnswer | undefined): boolean =>
  a.current === b?.current && a.others === b.others && a.file === b.file;

const isSamePaper = (a: ExamContent, b: ExamContent): boolean =>
  a.questions === b.questions &&
  a.units === b.units &&
  a.answers.length === b.answers.length &&
  a.answers.every((answer, index) => isSame(answer, b.answers[index]));

const htmlOf = ({ instructionsHtml, scenarioHtml, questions }: ExamContent): string =>
  [
    instructionsHtml,
    scenarioHtml,
    ...questions.flatMap((question) => [
      question.html,
      ...(question.kind === 'choice' ? question.options.map(({ html }) => html) : []),
    ]),
  ].join('\n');

/** Stores the exam on this device while this tab answers it, so that the exam page can be reloaded offline (decision 41). */
export const useKeptExam = ({ all, exam, attempt, place }: Shown): void => {
  const services = useServices();
  const { candidate } = useSession();
  const writing = useAttemptState(attempt, 'role') === 'writing';
  const [keeper, setKeeper] = useState<ExamKeeper | null>(null);
  const { trxId, id } = exam;
  const user = candidate?.id;
  useEffect(() => {
    if (user === undefined || !writing) return;
    let ended = false;
    services.resolve(examAttemptTokens.keepExam).then(
      (kept) => ended || setKeeper(kept.keeper(user, { trxId, id })),
      () => undefined, // the exam works without the stored copy
    );
    return () => {
      ended = true;
      setKeeper(null);
    };
  }, [services, user, writing, trxId, id]);
  useEffect(() => {
    if (!keeper || !candidate) return;
    const contents = attempt.state.pipe(
      map(() => attempt.content()),
      distinctUntilChanged(isSamePaper),
    );
    const kept = contents.subscribe((content) => keeper.keep({ candidate, all, content, place }));
    return () => kept.unsubscribe();
  }, [keeper, candidate, all, attempt, place]);
  const { api, storage } = useConfig();
  const { baseUrl } = api;
  useEffect(() => {
    if (!keeper) return;
    const left = new AbortController();
    const cancel = whenIdle(() => {
      const addresses = pictureFilesIn(htmlOf(attempt.content()), baseUrl, storage);
      void keeper.keepPictures(addresses, left.signal);
    });
    return () => {
      cancel();
      left.abort();
    };
  }, [keeper, attempt, baseUrl, storage]);
};
