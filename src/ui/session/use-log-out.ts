import { useQueryClient } from '@tanstack/react-query';
import { useLocation } from 'wouter';
import { T } from '../../application/tokens.ts';
import { useAlerts } from '../alerts/alerts-view.ts';
import { paths } from '../paths.ts';
import { useUseCase } from '../services.tsx';
import { goUnlessAsked } from './leaving.ts';
import { leave, useSessionView } from './session-view.ts';

const leftHereText =
  'Anda sudah keluar dari browser ini, tetapi server belum bisa dihubungi. Sesi Anda ditutup begitu portal tersambung lagi; di komputer bersama, tunggu sampai itu terjadi atau bersihkan data browser.';

const cannotAskText =
  'Anda belum keluar. Ada isian yang belum dikirim, dan keluar akan menghapusnya, tetapi bagian halaman yang menanyakannya belum bisa dimuat. Periksa sambungan Anda, lalu coba lagi.';

/** Logs out, forgets all that was read for this person, and goes home (specification 4, Login); asks first while something is not saved or not sent. */
export const useLogOut = () => {
  const logOut = useUseCase(T.logOut);
  const session = useSessionView();
  const queries = useQueryClient();
  const { failed, inform } = useAlerts();
  const [, navigate] = useLocation();
  const draftsMayGo = async (): Promise<boolean> => {
    const question = await import('../draft/ask-about-drafts.tsx').catch(() => inform(cannotAskText));
    return question ? question.askAboutDrafts() : false;
  };
  const end = async (withDrafts: boolean): Promise<void> => {
    try {
      const outcome = await logOut(session.candidate?.id ?? null, withDrafts);
      if (outcome.kind === 'holdsDrafts') return (await draftsMayGo()) ? await end(true) : undefined;
      navigate(paths.home.to({}));
      leave(session);
      queries.clear();
      if (outcome.kind === 'leftHere') inform(leftHereText);
    } catch (error) {
      failed(error);
    }
  };
  return (): void => goUnlessAsked(() => void end(false));
};
