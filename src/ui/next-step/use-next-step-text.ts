import { useQuery } from '@tanstack/react-query';
import { type NextStep, nextStep } from '../../domain/assessment/next-step.ts';
import type { Timeline } from '../../domain/assessment/timeline.ts';
import { isHandedIn, runningOf } from '../../domain/exam/next-exam.ts';
import { useConfig } from '../config-context.ts';
import { canSubmitLate, examName } from '../running-exam/exam-kinds.ts';
import { examsQuery, examsStaleTime } from '../running-exam/exams-query.ts';
import { useTimeOver } from '../running-exam/use-countdown.ts';
import { useServices } from '../services.tsx';
import { nextStepText } from './next-step-text.ts';
import type { ExamFacts, NextStepText } from './step-parts.ts';

/**
 * Facts about the exams of an assessment, which are read only while they are its next step. Things to bring matter until the first exam has
 * begun.
 */
export const useExamFacts = (timeline: Timeline | null | undefined): ExamFacts => {
  const step = timeline && nextStep(timeline.stages);
  const services = useServices();
  const configured = useConfig().bring;
  const enabled = (step?.kind === 'act' || step?.kind === 'wait') && step.stage.name === 'exam';
  const { data } = useQuery({ ...examsQuery(services, timeline?.trxId ?? ''), enabled, staleTime: examsStaleTime });
  const [exam = null] = enabled ? runningOf(data?.exams ?? []) : [];
  const over = useTimeOver(exam);
  const isBegun = data?.exams.some((each) => each.startedAt !== null || isHandedIn(each));
  const bring = enabled && !isBegun ? (data?.bring ?? configured) : undefined;
  return {
    ...(bring && bring.length > 0 && { bring }),
    ...(exam && {
      running: { name: examName(exam), over, canSubmit: canSubmitLate(exam) },
    }),
  };
};

export const useNextStepText = (timeline: Timeline): { readonly step: NextStep; readonly text: NextStepText } => {
  const step = nextStep(timeline.stages);
  return { step, text: nextStepText(step, timeline, useExamFacts(timeline)) };
};
