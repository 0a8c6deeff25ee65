import { styled } from 'styled-components';
import { useLocation } from 'wouter';
import { LinkButton } from '../components/link-button.tsx';
import { lazyComponent } from '../lazy-component.ts';
import { loginAddress, paths } from '../paths.ts';
import { useSession } from '../session/session-view.ts';
import { space } from '../theme/theme.ts';

const Corner = styled.div`
  align-items: center;
  display: flex;
  gap: ${space(2)};
  margin-inline-start: auto;
`;

const CandidateCorner = lazyComponent(() => import('./candidate-corner.tsx'), null, true);

/** Masuk for guests (hidden on the login page), the candidate's own corner for candidates (specification 2, Menus). */
export const AccountCorner = () => {
  const { candidate } = useSession();
  return <Corner>{candidate ? <CandidateCorner candidate={candidate} /> : <OfGuest />}</Corner>;
};

const OfGuest = () => {
  const [pathname] = useLocation();
  if (pathname === paths.login.to({})) return null;
  return (
    <LinkButton variant="secondary" size="small" to={loginAddress()}>
      Masuk
    </LinkButton>
  );
};
