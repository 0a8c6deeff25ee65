import { useEffect, useRef, useState } from 'react';
import type { RunningAttempt } from '../../../application/exam/attempt/running-attempt.ts';
import { examAttemptTokens } from '../../../application/exam/attempt-tokens.ts';
import type { ExamRecording } from '../../../application/exam/record/exam-records.ts';
import type { Exam } from '../../../domain/exam/exam.ts';
import { useServices } from '../../core/services.tsx';
import { notePageEvents } from './page-events.ts';

/** Keeps the record of this exam while its page is open. Without the record the exam goes on. */
export const useRecording = (attempt: RunningAttempt | null, exam: Exam, user: string): void => {
  const services = useServices();
  const first = useRef(exam);
  const [recording, setRecording] = useState<ExamRecording | null>(null);
  useEffect(() => {
    if (!attempt) return;
    const stop = new AbortController();
    const begin = async () => {
      const records = await services.resolve(examAttemptTokens.records);
      if (stop.signal.aborted) return;
      const begun = records.record(attempt, first.current, user);
      notePageEvents(begun.note, stop.signal);
      stop.signal.addEventListener('abort', () => begun.end());
      setRecording(begun);
    };
    begin().catch(() => undefined);
    return () => stop.abort();
  }, [services, attempt, user]);
  useEffect(() => recording?.renew(exam), [recording, exam]);
};
