import { useEffect, useRef, useState } from 'react';
import { filter, take } from 'rxjs';
import { examAttemptTokens } from '../../../application/exam/attempt-tokens.ts';
import type { DemonstrationUploads } from '../../../application/exam/uploads/demonstration-uploads.ts';
import { isUploading } from '../../../application/exam/uploads/uploads-state.ts';
import type { Exam } from '../../../domain/exam/exam.ts';
import { shownFileName } from '../../../domain/files/file-name.ts';
import { useAlerts } from '../../core/alerts/alerts-view.ts';
import { useServices } from '../../core/services.tsx';
import { type SessionView, useSessionView } from '../../core/session/session-view.ts';
import { logInsOf, whenGone } from '../attempt/session-events.ts';
import { useStoreUploaded } from './demonstration-data.ts';

const unkeptText = (name: string): string =>
  `File “${shownFileName(name)}” belum sempat disimpan ketika halaman ujian ditinggalkan atau dibuka di tab lain. Pilih file itu sekali lagi.`;

/** Halts uploads when `user` logs out and resumes them at log-in, even after the candidate has left the exam page. */
const bindTo = (uploads: DemonstrationUploads, user: string, view: SessionView): (() => void) => {
  const bound = whenGone(user, view).subscribe(() => uploads.halt());
  bound.add(logInsOf(user, view).subscribe(() => uploads.resume()));
  return () => {
    const isIdle = filter((state: Parameters<typeof isUploading>[0]) => !isUploading(state));
    uploads.state.pipe(isIdle, take(1)).subscribe(() => bound.unsubscribe());
  };
};

export const useOpenUploads = (exam: Exam): DemonstrationUploads | null => {
  const services = useServices();
  const view = useSessionView();
  const { failed, inform } = useAlerts();
  const store = useStoreUploaded(exam);
  const first = useRef({ exam, user: view.candidate?.id ?? '', store, failed, inform });
  const [uploads, setUploads] = useState<DemonstrationUploads | null>(null);
  useEffect(() => {
    let ended = false;
    const { user, ...page } = first.current;
    const isHere = () => view.candidate?.id === user; // an upload can end after another candidate has logged in
    const listener = {
      arrived: async (...file: Parameters<typeof store>) => {
        if (isHere()) await page.store(...file);
      },
      sessionOver: (error: unknown) => {
        if (isHere()) page.failed(error);
      },
      unkept: (name: string) => {
        if (isHere()) page.inform(unkeptText(name));
      },
    };
    services.resolve(examAttemptTokens.openUploads).then(
      (open) => ended || setUploads(open(page.exam, listener)),
      (error: unknown) =>
        setUploads(() => {
          throw error;
        }),
    );
    return () => {
      ended = true;
    };
  }, [services, view]);
  useEffect(() => (uploads ? bindTo(uploads, first.current.user, view) : undefined), [uploads, view]);
  useEffect(() => uploads?.renew(exam), [uploads, exam]);
  return uploads;
};
