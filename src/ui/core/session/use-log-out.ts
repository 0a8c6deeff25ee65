import { useQueryClient } from '@tanstack/react-query';
import { subscribe } from 'valtio';
import { useLocation } from 'wouter';
import { logOutTokens } from '../../../application/account/log-out-tokens.ts';
import { deviceTokens } from '../../../application/device/tokens.ts';
import { emergencyCopyName } from '../../../application/exam/attempt/emergency-copy.ts';
import type { UnsentHere } from '../../../application/exam/attempt/unsent-answers.ts';
import { useAlerts } from '../alerts/alerts-view.ts';
import { paths } from '../paths.ts';
import { useService } from '../services.tsx';
import { unsentText } from '../unsent-text.ts';
import { goUnlessAsked } from './leaving.ts';
import { logOutQuestion } from './log-out-question.ts';
import { leave, useSessionView } from './session-view.ts';

const leftHereText =
  'Anda sudah keluar dari browser ini, tetapi server belum bisa dihubungi atau belum menutup sesi Anda. Sesi itu ditutup begitu portal tersambung lagi; di komputer bersama, tunggu sampai itu terjadi atau bersihkan data browser.';

/** Logs out, goes home (specification 4) and says so. Asks first about drafts and unsent answers. */
export const useLogOut = () => {
  const saver = useService(deviceTokens.fileSaver);
  const logOut = useService(logOutTokens.logOut);
  const session = useSessionView();
  const queries = useQueryClient();
  const { failed, inform, succeeded } = useAlerts();
  const [, navigate] = useLocation();

  const saveCopies = async ({ exams }: UnsentHere): Promise<void> => {
    for (const exam of exams)
      await saver.save(new Blob([exam.copy], { type: 'application/json' }), emergencyCopyName(exam));
  };
  /** Falls back to `confirm` if the dialog fails to load, so that log-out always works. False if the candidate is no longer logged in. */
  const draftsMayGo = async (user: string | null, unsent: UnsentHere): Promise<boolean> => {
    const question = await logOutQuestion().catch(() => null);
    const isHere = () => (session.candidate?.id ?? null) === user;
    if (!isHere()) return false;
    const gone = new AbortController();
    const stop = subscribe(session, () => isHere() || gone.abort(), true);
    const { title, text } = unsentText(unsent);
    const yes = question
      ? await question.askAboutDrafts(unsent, () => saveCopies(unsent), gone.signal)
      : confirm(`${title}\n\n${text}`);
    stop();
    return yes && isHere();
  };
  const end = async (withDrafts: boolean): Promise<void> => {
    try {
      const user = session.candidate?.id ?? null;
      const outcome = await logOut(user, withDrafts);
      if (outcome.kind === 'holdsDrafts')
        return (await draftsMayGo(user, outcome.unsent)) ? await end(true) : undefined;
      navigate(paths.home.to({}));
      leave(session);
      queries.clear();
      const told = await outcome.told;
      if (session.candidate) return;
      if (told) succeeded('Anda sudah keluar. Data Anda di perangkat ini sudah dihapus.');
      else inform(leftHereText);
    } catch (error) {
      failed(error);
    }
  };
  return (): void => goUnlessAsked(() => void end(false));
};
