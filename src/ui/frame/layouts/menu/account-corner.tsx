import { styled } from 'styled-components';
import { useLocation } from 'wouter';
import { lazyComponent } from '../../../core/lazy-component.ts';
import { loginAddress, paths } from '../../../core/paths.ts';
import { useSession } from '../../../core/session/session-view.ts';
import { LinkButton } from '../../../kit/components/button/link-button.tsx';
import { headerWidth } from '../../../kit/theme/media.ts';
import { radius, space } from '../../../kit/theme/theme.ts';

const Corner = styled.div`
  align-items: center;
  display: flex;
  flex: none;
  gap: ${space(2)};
  margin-inline-start: auto;
  white-space: nowrap; /* the name of a body may be long, and gives way */

  ${headerWidth.tightest} {
    gap: ${space(1)};
  }
`;

const Nobody = styled.span`
  background: currentcolor;
  block-size: 2.25rem;
  border-radius: ${radius.control};
  inline-size: 4.75rem;
  opacity: 0.14;
`;

const Wide = styled.span`
  a {
    border-color: currentcolor;
    color: inherit;
  }

  ${headerWidth.folded} {
    display: none;
  }
`;

const CandidateCorner = lazyComponent(() => import('./candidate-corner.tsx'), <Nobody aria-hidden="true" />, true);

/** Hides Masuk on the login page and shows a placeholder until the session is known (specification 2, Menus). */
export const AccountCorner = () => {
  const { status, candidate } = useSession();
  return (
    <Corner>{candidate ? <CandidateCorner candidate={candidate} /> : <OfNobody known={status === 'guest'} />}</Corner>
  );
};

const OfNobody = ({ known }: { known: boolean }) => {
  const [pathname] = useLocation();
  if (pathname === paths.login.to({})) return null;
  if (!known) return <Nobody aria-hidden="true" />;
  return (
    <>
      <LinkButton variant="secondary" size="small" to={loginAddress()}>
        Masuk
      </LinkButton>
      <Wide>
        <LinkButton variant="quiet" size="small" to={loginAddress(undefined, true)}>
          Daftar
        </LinkButton>
      </Wide>
    </>
  );
};
