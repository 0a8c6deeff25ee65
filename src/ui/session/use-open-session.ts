import { useQueryClient } from '@tanstack/react-query';
import { accountTokens } from '../../application/account/tokens.ts';
import { examTokens } from '../../application/exam/tokens.ts';
import type { Candidate } from '../../domain/account/candidate.ts';
import { isAway } from '../query-client.ts';
import { type ServicesHandle, useServices } from '../services.tsx';
import { enter, leave, useSessionView } from './session-view.ts';

/** Who sits the exam that this device keeps; null where it keeps none. */
const keptCandidate = async (services: ServicesHandle): Promise<Candidate | null> => {
  const owner = await services.resolve(accountTokens.examOwner);
  if (owner.read() === null) return null;
  return (await services.resolve(examTokens.keptExams)).candidate();
};

/**
 * Asks the server who is here, and writes it into the session view; what was read for somebody else is forgotten. A session
 * that has ended without a log-out is told and not just taken away. Where the server cannot be asked, a page of exams (`isOfExam`) opens
 * for whose exam this device keeps. Never rejects.
 */
export const useOpenSession = (isOfExam = () => false) => {
  const view = useSessionView();
  const queries = useQueryClient();
  const services = useServices();
  return async (): Promise<void> => {
    const before = view.candidate?.id;
    const changedMeanwhile = () => view.candidate?.id !== before; // a log-in knows better than an older question
    try {
      const candidate = await (await services.resolve(accountTokens.findSession))();
      if (changedMeanwhile()) return;
      if (before !== undefined && candidate?.id !== before) {
        if (!candidate) {
          Object.assign(view, { expired: true, unconfirmed: false });
          return;
        }
        queries.clear();
      }
      if (candidate) enter(view, candidate);
      else leave(view);
    } catch (error) {
      if (view.status !== 'unknown' && view.status !== 'unreachable') return;
      const kept = isAway(error) && isOfExam() ? await keptCandidate(services).catch(() => null) : null;
      if (changedMeanwhile()) return;
      if (kept) Object.assign(view, { status: 'candidate', candidate: kept, unconfirmed: true, failure: null });
      else Object.assign(view, { status: 'unreachable', failure: error });
    }
  };
};
