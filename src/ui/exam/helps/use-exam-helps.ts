import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import { examAttemptTokens } from '../../../application/exam/attempt-tokens.ts';
import type { OpenHelps } from '../../../application/exam/helps/exam-helps.ts';
import type { Exam } from '../../../domain/exam/exam.ts';
import { type GrantedHelp, grantedHelps } from '../../../domain/exam/exam-helps.ts';
import { useTimelineQuery } from '../../assessment/public/timeline-data.ts';
import { useServices } from '../../core/services.tsx';
import { useSession } from '../../core/session/session-view.ts';
import type { ShownHelps } from './helps-context.ts';

/** The granted adjustments, from the timeline that the exam page keeps anyway: this reads nothing from the server. */
const useGranted = (trxId: string): readonly GrantedHelp[] | undefined => {
  const query = useTimelineQuery();
  const { data } = useQuery({ ...query(trxId), enabled: false });
  const request = data?.adjustments;
  if (request?.answer?.outcome !== 'granted') return undefined;
  return grantedHelps.filter((need) => request.needs.includes(need));
};

export interface ExamHelpsOnPage {
  readonly shown: ShownHelps | null;
  readonly said: { readonly text: string; readonly no: number };
}

interface Wanted {
  /** Whether this exam has helps: one of questions. */
  readonly wanted: boolean;
  readonly writing: boolean;
}

/** The helps of this exam while its page is open, read again when this page becomes the one that answers. Without them the exam goes on. */
export const useExamHelps = (exam: Exam, { wanted, writing }: Wanted): ExamHelpsOnPage => {
  const services = useServices();
  const candidate = useSession().candidate?.id;
  const user = wanted ? candidate : undefined;
  const [first] = useState(exam);
  const [helps, setHelps] = useState<OpenHelps | null>(null);
  const [said, setSaid] = useState({ text: '', no: 0 });
  useEffect(() => {
    if (user === undefined) return;
    let opened: OpenHelps | null = null;
    let hasLeft = false;
    services.resolve(examAttemptTokens.helps).then(
      (all) => {
        if (hasLeft) return;
        opened = all.open(first, user);
        setHelps(opened);
      },
      () => undefined, // the exam works without them
    );
    return () => {
      hasLeft = true;
      void opened?.close();
      setHelps(null);
    };
  }, [services, first, user]);
  useEffect(() => {
    if (writing) void helps?.read();
  }, [helps, writing]);
  const granted = useGranted(exam.trxId)?.join();
  useEffect(() => {
    if (granted) helps?.grant(grantedHelps.filter((need) => granted.split(',').includes(need)));
  }, [helps, granted]);
  const shown = useMemo(
    () => helps && { helps, say: (text: string) => setSaid(({ no }) => ({ text, no: no + 1 })) },
    [helps],
  );
  return { shown, said };
};
