import { useEffect, useRef, useState } from 'react';
import { ApiFailure } from '../../application/api-failure.ts';
import { requestKeyOf } from '../../application/assessment/request-key.ts';
import type { DemonstrationUpload } from '../../application/exam/upload-demonstration.ts';
import type { ExamKey } from '../../application/ports/exam-repository.ts';
import { T } from '../../application/tokens.ts';
import type { UploadedFile, UploadTask } from '../../domain/exam/question.ts';
import { isUploadOf } from '../../domain/exam/uploaded-file.ts';
import { demonstrationKinds } from '../../domain/files/upload-limits.ts';
import { useAlerts } from '../alerts/alerts-view.ts';
import type { RefusedFile } from '../components/file-refusals.tsx';
import type { Draft } from '../draft/draft.ts';
import { fileProblemText, fileRefusal, unreadableFileText } from '../form/file-refusal.ts';
import { useChosenFiles } from '../form/use-chosen-files.ts';
import { useServices } from '../services.tsx';
import { useStoreUploaded, useUploaded } from './demonstration-data.ts';
import type { KeptUpload, KeptUploads } from './kept-uploads.ts';

/** Where a file stands that the server does not have; `waiting`: it was chosen before, and nobody is sending it. */
export type Uploading =
  | { readonly kind: 'waiting' | 'cancelled' | 'unknown' }
  | { readonly kind: 'running'; readonly percent: number }
  | { readonly kind: 'failed'; readonly error: unknown };

export interface TaskUploadSettings {
  readonly exam: ExamKey;
  readonly task: UploadTask;
  readonly draft: Draft<KeptUploads>;
  readonly kept: KeptUpload | undefined;
  readonly onKept: (taskId: string, kept: KeptUpload | null) => void;
  /** What the paper says that the server has: until the server was asked about this task. */
  readonly stored: UploadedFile | null;
}

/** One task of a demonstration: the file that the server has, the one that is on its way, and what can be done with them. */
export const useTaskUpload = ({ exam, task, draft, kept, onKept, stored: before }: TaskUploadSettings) => {
  const services = useServices();
  const { failed } = useAlerts();
  const limits = { maxKb: task.maxKb, kinds: demonstrationKinds };
  const { data: stored = before } = useUploaded(exam.trxId, task.id);
  const store = useStoreUploaded(exam);
  const chosen = useChosenFiles({ judge: (file) => fileRefusal(file, limits) });
  const [uploading, setUploading] = useState<Uploading>({ kind: 'waiting' });
  const [unfit, setUnfit] = useState<RefusedFile | null>(null);
  const [arrivals, setArrivals] = useState(0);
  const stopping = useRef<AbortController | null>(null);
  const file = kept && draft.files.get(kept.fileId);

  const forget = (each: KeptUpload) => {
    draft.removeFile(each.fileId);
    onKept(task.id, null);
    setUploading({ kind: 'waiting' });
  };
  const arrived = async (each: KeptUpload, uploaded: UploadedFile) => {
    await store(task.id, uploaded);
    forget(each);
    setArrivals((count) => count + 1);
  };

  const send = async (each: KeptUpload, content: File) => {
    const stop = new AbortController();
    stopping.current = stop;
    setUploading({ kind: 'running', percent: 0 });
    onKept(task.id, { ...each, tried: true });
    const onProgress = (bytes: number, total: number) =>
      setUploading({ kind: 'running', percent: total > 0 ? Math.round((100 * bytes) / total) : 0 });
    const upload: DemonstrationUpload = {
      exam,
      task,
      file: content,
      requestKey: requestKeyOf(draft.requestKey, [task.id, each.fileId]),
      answeredAt: each.answeredAt,
      replaces: each.replaces,
      again: each.tried,
    };
    const run = await services.resolve(T.uploadDemonstration);
    const outcome = await run(upload, { signal: stop.signal, onProgress });
    switch (outcome.kind) {
      case 'uploaded':
      case 'alreadyUploaded':
        return arrived(each, outcome.file);
      case 'unfit': {
        const { problem } = outcome;
        const reason = problem === 'unreadable' ? unreadableFileText : fileProblemText(problem, limits);
        setUnfit({ name: content.name, reason });
        return forget(each);
      }
      case 'unknown':
        return setUploading({ kind: 'unknown' });
      case 'cancelled':
        onKept(task.id, { ...each, tried: false });
        return setUploading({ kind: 'cancelled' });
      case 'refused':
      case 'failed': {
        const { error } = outcome;
        onKept(task.id, { ...each, tried: false });
        if (error instanceof ApiFailure && error.kind === 'expired') failed(error); // its dialog opens the session again
        return setUploading({ kind: 'failed', error });
      }
    }
  };

  const choose = async (files: readonly File[]) => {
    setUnfit(null);
    const [taken] = await chosen.onChoose(files);
    if (!taken) return;
    const clock = await services.resolve(T.serverClock);
    const each: KeptUpload = {
      fileId: draft.addFile(taken.file),
      answeredAt: new Date(clock.now() ?? Date.now()).toISOString(),
      replaces: stored?.id ?? null,
      tried: false,
    };
    onKept(task.id, each);
    await send(each, taken.file);
  };

  // A file that went out before a reload may have arrived: the server was asked, and has it.
  const settle = kept?.tried && file && uploading.kind !== 'running' && stored ? { kept, file, stored } : null;
  const isThere =
    settle !== null &&
    isUploadOf(settle.stored, { name: settle.file.name, size: settle.file.size, replaces: settle.kept.replaces });
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each file that turns out to be there
  useEffect(() => {
    if (isThere && settle) forget(settle.kept);
  }, [isThere]);

  return {
    stored,
    /** The file that the server does not have yet. */
    file: isThere ? undefined : file,
    uploading,
    refused: unfit ? [unfit] : chosen.refused,
    reading: chosen.busy,
    /** Counts the files that arrived while this page was open. */
    arrivals,
    choose: (files: readonly File[]) => void choose(files),
    send: () => void (kept && file && send(kept, file)),
    stop: () => stopping.current?.abort(),
    remove: () => {
      if (kept) forget(kept);
    },
  };
};
