import { useQueryClient } from '@tanstack/react-query';
import { styled } from 'styled-components';
import { useLocation } from 'wouter';
import { draftTokens } from '../../../application/draft/tokens.ts';
import type { Candidate } from '../../../domain/account/candidate.ts';
import { Button } from '../../kit/components/button/button.tsx';
import { Dialog } from '../../kit/components/overlay/dialog.tsx';
import { space } from '../../kit/theme/theme.ts';
import { useAlerts } from '../alerts/alerts-view.ts';
import { sessionOverText } from '../failure-text.ts';
import { loginAddress, paths } from '../paths.ts';
import { useServices } from '../services.tsx';
import { LoginForm } from './login-form.tsx';
import { enter, leave, useSession, useSessionView } from './session-view.ts';

const Text = styled.p`
  margin-block-end: ${space(5)};
`;

const hiddenDraftsText =
  'Isian dan jawaban akun sebelumnya yang belum terkirim tetap tersimpan di perangkat ini, tetapi disembunyikan dari akun lain. Masuk lagi dengan akun itu untuk melanjutkannya.';

/** Logs the same candidate in again in place and keeps the page with its input (domain: 401). */
const SessionOverDialog = () => {
  const view = useSessionView();
  const { candidate } = useSession();
  const queries = useQueryClient();
  const [, navigate] = useLocation();
  const services = useServices();
  const { inform } = useAlerts();

  /** Informs the next candidate once that unsent drafts of the first one stay hidden on this device (fault matrix 6). */
  const warnOfDrafts = (first: string | undefined): void => {
    if (first === undefined) return;
    services
      .resolve(draftTokens.draftSessions)
      .then(({ holdsAny }) => holdsAny(first))
      .then((holds) => holds && inform(hiddenDraftsText))
      .catch(() => undefined); // if the storage fails, no drafts can be found, so no warning is needed
  };
  const goOn = (now: Candidate) => {
    const first = view.candidate?.id;
    const somebodyElse = now.id !== first;
    enter(view, now);
    if (!somebodyElse) return void queries.invalidateQueries();
    warnOfDrafts(first);
    queries.clear();
    navigate(paths.home.to({}));
  };
  const asSomebodyElse = () => {
    warnOfDrafts(view.candidate?.id);
    queries.clear();
    leave(view);
    navigate(loginAddress());
  };
  const stay = () => {
    Object.assign(view, { expired: false, stayed: true });
  };
  if (!candidate) return null;
  return (
    <Dialog open title="Sesi berakhir" size="small" onClose={stay}>
      <Text>{sessionOverText} Halaman ini dan isian Anda tetap seperti semula.</Text>
      <LoginForm
        email={candidate.email}
        idPrefix="masuk-lagi-"
        submitLabel="Masuk kembali"
        onWelcome={goOn}
        beside={
          <Button variant="quiet" wide onClick={asSomebodyElse}>
            Masuk dengan akun lain
          </Button>
        }
      />
    </Dialog>
  );
};

export default SessionOverDialog;
