import { useEffect, useState } from 'react';
import { distinctUntilChanged, map } from 'rxjs';
import type { RunningAttempt } from '../../../application/exam/attempt/running-attempt.ts';
import { examTokens } from '../../../application/exam/tokens.ts';
import type { Exam, Exams } from '../../../domain/exam/exam.ts';
import type { KeptExam } from '../../../domain/exam/kept-exam.ts';
import type { ExamContent, ServerAnswer } from '../../../domain/exam/question.ts';
import { useServices } from '../../services.tsx';
import { useSession } from '../../session/session-view.ts';
import { useAttemptState } from './use-attempt-state.ts';

interface Shown {
  readonly all: Exams;
  readonly exam: Exam;
  readonly attempt: RunningAttempt;
  /** The question on screen, from 0. */
  readonly place: number;
}

const isSame = (a: ServerAnswer, b: ServerAnswer | undefined): boolean =>
  a.current === b?.current && a.others === b.others && a.file === b.file;

const isSamePaper = (a: ExamContent, b: ExamContent): boolean =>
  a.questions === b.questions &&
  a.units === b.units &&
  a.answers.length === b.answers.length &&
  a.answers.every((answer, index) => isSame(answer, b.answers[index]));

/** Keeps the exam on this device while this tab answers it, so that its page opens again without a network (decision 41). */
export const useKeptExam = ({ all, exam, attempt, place }: Shown): void => {
  const services = useServices();
  const { candidate } = useSession();
  const writing = useAttemptState(attempt, 'role') === 'writing';
  const [keep, setKeep] = useState<((kept: KeptExam) => void) | null>(null);
  const { trxId, id } = exam;
  const user = candidate?.id;
  useEffect(() => {
    if (user === undefined || !writing) return;
    let ended = false;
    services.resolve(examTokens.keptExams).then(
      ({ keeper }) => ended || setKeep(() => keeper(user, { trxId, id })),
      () => undefined, // the exam goes on without
    );
    return () => {
      ended = true;
      setKeep(null);
    };
  }, [services, user, writing, trxId, id]);
  useEffect(() => {
    if (!keep || !candidate) return;
    const papers = attempt.state.pipe(
      map(() => attempt.paper()),
      distinctUntilChanged(isSamePaper),
    );
    const kept = papers.subscribe((paper) => keep({ candidate, all, paper, place }));
    return () => kept.unsubscribe();
  }, [keep, candidate, all, attempt, place]);
};
