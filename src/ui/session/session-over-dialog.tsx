import { useQueryClient } from '@tanstack/react-query';
import { styled } from 'styled-components';
import { useLocation } from 'wouter';
import type { Candidate } from '../../domain/account/candidate.ts';
import { Button } from '../components/button.tsx';
import { Dialog } from '../components/dialog.tsx';
import { sessionOverText } from '../failure-text.ts';
import { loginAddress, paths } from '../paths.ts';
import { space } from '../theme/theme.ts';
import { LoginForm } from './login-form.tsx';
import { enter, leave, useSession, useSessionView } from './session-view.ts';

const Text = styled.p`
  margin-block-end: ${space(5)};
`;

/** "Sesi Anda berakhir": logs the same person in again in place; the page underneath, and what was typed there, stays (domain notes, 401). */
const SessionOverDialog = () => {
  const view = useSessionView();
  const { candidate } = useSession();
  const queries = useQueryClient();
  const [, navigate] = useLocation();

  const goOn = (now: Candidate) => {
    const somebodyElse = now.id !== view.candidate?.id;
    enter(view, now);
    if (!somebodyElse) return void queries.invalidateQueries();
    queries.clear();
    navigate(paths.home.to({}));
  };
  const asSomebodyElse = () => {
    queries.clear();
    leave(view);
    navigate(loginAddress());
  };
  const stay = () => {
    view.expired = false;
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
