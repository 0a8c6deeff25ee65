import { useQuery } from '@tanstack/react-query';
import { draftTokens } from '../../../../application/draft/tokens.ts';
import { type NextStep, nextStep } from '../../../../domain/assessment/next-step.ts';
import type { Timeline } from '../../../../domain/assessment/timeline.ts';
import { isAnyHandedIn, isHandedIn, runningOf } from '../../../../domain/exam/next-exam.ts';
import { useConfig } from '../../../core/config-context.ts';
import { useService, useServices } from '../../../core/services.tsx';
import { useSession } from '../../../core/session/session-view.ts';
import { canSubmitLate, examName } from '../../../exam/public/exam-kinds.ts';
import { examsQuery, examsStaleTime } from '../../../exam/public/exams-query.ts';
import { useTimeOver } from '../../../exam/public/use-countdown.ts';
import { nextStepText } from './next-step-text.ts';
import type { NextStepText, StepFacts } from './step-parts.ts';

/** Whether this device keeps a draft of the APL form that is the next step; false until that is known. */
const useIsDrafted = (step: NextStep | null | undefined, trxId: string): boolean => {
  const drafts = useService(draftTokens.drafts);
  const user = useSession().candidate?.id ?? '';
  const form = step?.kind === 'act' && step.stage.status === 'open' && /^apl/.test(step.stage.name) && step.stage.name;
  const { data } = useQuery({
    queryKey: ['drafts', user],
    queryFn: () => drafts.list(user),
    enabled: Boolean(form) && user !== '',
    networkMode: 'always',
    refetchOnMount: 'always', // the form saves without telling this list
    retry: false,
  });
  return data?.some((draft) => draft.form === form && draft.subject === trxId) ?? false;
};

/**
 * Facts about the exams of an assessment, and about the draft of a form. Each is read only while it is the next step. Things to bring matter
 * until the first exam has begun.
 */
export const useStepFacts = (timeline: Timeline | null | undefined): StepFacts => {
  const step = timeline && nextStep(timeline.stages);
  const services = useServices();
  const { bring: configured, times } = useConfig();
  const enabled = (step?.kind === 'act' || step?.kind === 'wait') && step.stage.name === 'exam';
  const { data } = useQuery({ ...examsQuery(services, timeline?.trxId ?? ''), enabled, staleTime: examsStaleTime });
  const [exam = null] = enabled ? runningOf(data?.exams ?? []) : [];
  const over = useTimeOver(exam);
  const drafted = useIsDrafted(step, timeline?.trxId ?? '');
  const isBegun = data?.exams.some((each) => each.startedAt !== null || isHandedIn(each));
  const bring = enabled && !isBegun ? (data?.bring ?? configured) : undefined;
  const missed = step?.kind === 'wait' && data ? data.exams.filter(({ status }) => status === 'missed') : [];
  const [first] = missed;
  const left = step?.kind === 'act' && data ? data.exams.filter((each) => each.status === 'ready') : [];
  return {
    times,
    drafted,
    ...(first &&
      data &&
      isAnyHandedIn(data) && { missed: missed.length === 1 ? examName(first) : `${missed.length} ujian` }),
    ...(left.length > 0 && { exams: left.map(examName) }),
    ...(bring && bring.length > 0 && { bring }),
    ...(exam && {
      running: { name: examName(exam), over, canSubmit: canSubmitLate(exam) },
    }),
  };
};

export const useNextStepText = (timeline: Timeline): { readonly step: NextStep; readonly text: NextStepText } => {
  const step = nextStep(timeline.stages);
  return { step, text: nextStepText(step, timeline, useStepFacts(timeline)) };
};
