import { createContext, type ReactNode, use, useCallback, useEffect, useRef, useSyncExternalStore } from 'react';
import { subjectOfAttempt } from '../../../application/exam/attempt/attempt-key.ts';
import type { RunningAttempt } from '../../../application/exam/attempt/running-attempt.ts';
import type { DemonstrationUploads } from '../../../application/exam/uploads/demonstration-uploads.ts';
import { type KeptUploads, readKeptUploads } from '../../../application/exam/uploads/kept-uploads.ts';
import {
  isUploading,
  noUploads,
  type TaskUploads,
  type UploadsState,
} from '../../../application/exam/uploads/uploads-state.ts';
import type { Exam } from '../../../domain/exam/exam.ts';
import type { ExamContent } from '../../../domain/exam/question.ts';
import { uploadTasks } from '../../../domain/exam/uploaded-file.ts';
import type { Draft } from '../../forms/draft/draft.ts';
import { FrozenContext } from '../../forms/draft/frozen-context.ts';
import { WithDraft } from '../../forms/draft/with-draft.tsx';
import { Skeleton } from '../../kit/components/feedback/skeleton.tsx';
import { useAttemptState } from '../attempt/use-attempt-state.ts';
import { demonstrationDraft } from './demonstration-draft.ts';
import { useOpenUploads } from './use-open-uploads.ts';

const UploadsContext = createContext<DemonstrationUploads | null>(null);

export const useUploads = (): DemonstrationUploads => {
  const uploads = use(UploadsContext);
  if (!uploads) throw new Error('useUploads needs <WithUploads> above it');
  return uploads;
};

const nothing: UploadsState = { ready: false, durable: false, tasks: new Map() };

const useOfState = <Part,>(uploads: DemonstrationUploads | null, partOf: (state: UploadsState) => Part): Part => {
  const subscribe = useCallback(
    (changed: () => void) => {
      const subscription = uploads?.state.subscribe(changed);
      return () => subscription?.unsubscribe();
    },
    [uploads],
  );
  return useSyncExternalStore(subscribe, () => partOf(uploads?.state.value ?? nothing));
};

const leftOf = ({ tasks }: UploadsState) =>
  [...tasks.values()].some(
    ({ pending, reading }) => reading || (pending !== null && pending.uploading.kind !== 'refused'),
  );
const tasksOf = ({ tasks }: UploadsState) => tasks;
const durableOf = ({ durable }: UploadsState) => durable;
const readyOf = ({ ready }: UploadsState) => ready;

export const useTasksUploads = (uploads: DemonstrationUploads): ReadonlyMap<string, TaskUploads> =>
  useOfState(uploads, tasksOf);

export const useTaskUploads = (uploads: DemonstrationUploads, taskId: string): TaskUploads =>
  useOfState(uploads, ({ tasks }) => tasks.get(taskId) ?? noUploads);

export const useUploadsReady = (uploads: DemonstrationUploads): boolean => useOfState(uploads, readyOf);

export const useUploadsDurable = (uploads: DemonstrationUploads): boolean => useOfState(uploads, durableOf);

export const useUploading = (): boolean => useOfState(use(UploadsContext), isUploading);

export const useUploadsLeft = (): boolean => useOfState(use(UploadsContext), leftOf);

interface AttachedProps {
  readonly uploads: DemonstrationUploads;
  readonly content: ExamContent;
  readonly draft: Draft<KeptUploads>;
}

const Attached = ({ uploads, content, draft }: AttachedProps) => {
  const frozen = use(FrozenContext);
  const tasks = useRef(uploadTasks(content));
  useEffect(() => {
    if (frozen) {
      uploads.handOver();
      uploads.detach();
    } else uploads.attach({ ...draft, requestKey: draft.keys.of('uploads') }, tasks.current);
  }, [uploads, draft, frozen]);
  useEffect(() => () => uploads.detach(), [uploads]);
  return null;
};

export interface WithUploadsProps {
  readonly exam: Exam;
  readonly content: ExamContent;
  readonly attempt: RunningAttempt;
  readonly children: ReactNode;
}

/** Chosen files stay on this device until the server has them (fault matrix 13, 49). */
export const WithUploads = ({ exam, content, attempt, children }: WithUploadsProps) => {
  const uploads = useOpenUploads(exam);
  const role = useAttemptState(attempt, 'role');
  useEffect(() => {
    if (role === 'reading') uploads?.handOver();
  }, [uploads, role]);
  useEffect(() => {
    for (const { questionId, file } of content.answers) uploads?.settle(questionId, file);
  }, [uploads, content]);
  if (!uploads) return <Skeleton name="exam" />;
  return (
    <UploadsContext value={uploads}>
      {role === 'writing' && (
        <WithDraft
          form={demonstrationDraft(exam)}
          trxId={exam.trxId}
          basis={subjectOfAttempt(exam)}
          read={readKeptUploads}
          quiet
        >
          {(draft) => <Attached uploads={uploads} content={content} draft={draft} />}
        </WithDraft>
      )}
      {children}
    </UploadsContext>
  );
};
