import { Bell } from 'lucide-react';
import { styled } from 'styled-components';
import { Link, useLocation } from 'wouter';
import { LinkButton } from '../components/link-button.tsx';
import { Menu } from '../components/menu.tsx';
import { loginAddress, paths } from '../paths.ts';
import { useSession } from '../session/session-view.ts';
import { useLogOut } from '../session/use-log-out.ts';
import { media } from '../theme/media.ts';
import { radius, space, touchTarget } from '../theme/theme.ts';
import { assessmentsLink, notificationsLink, profileLink, purchasesLink } from './menu-texts.ts';
import { ProfilePhoto } from './profile-photo.tsx';

const Corner = styled.div`
  align-items: center;
  display: flex;
  gap: ${space(2)};
  margin-inline-start: auto;
`;

const DesktopOnly = styled.div`
  align-items: center;
  display: flex;
  gap: ${space(2)};

  ${media.mobile} {
    display: none;
  }
`;

const BellLink = styled(Link)`
  align-items: center;
  block-size: ${touchTarget};
  border-radius: ${radius.control};
  color: inherit;
  display: inline-flex;
  inline-size: ${touchTarget};
  justify-content: center;

  &:hover {
    background: color-mix(in srgb, currentcolor 12%, transparent);
  }
`;

const Guest = () => {
  const [pathname] = useLocation();
  if (pathname === paths.login.to({})) return null; // specification 2: Masuk is hidden on the login page
  return (
    <LinkButton variant="secondary" size="small" to={loginAddress()}>
      Masuk
    </LinkButton>
  );
};

/** Masuk for guests; bell, Sertifikasi Saya and the avatar menu for candidates (specification 2, Menus). */
export const AccountCorner = () => {
  const { candidate } = useSession();
  const logOut = useLogOut();
  if (!candidate) {
    return (
      <Corner>
        <Guest />
      </Corner>
    );
  }
  const entries = [profileLink, assessmentsLink, purchasesLink].map((link) => ({ id: link.to, ...link }));
  return (
    <Corner>
      <BellLink to={notificationsLink.to} aria-label={notificationsLink.title} title={notificationsLink.title}>
        <Bell size={22} aria-hidden="true" />
      </BellLink>
      <DesktopOnly>
        <LinkButton variant="secondary" size="small" to={assessmentsLink.to}>
          {assessmentsLink.title}
        </LinkButton>
        <Menu
          align="end"
          label={`Menu akun ${candidate.fullname}`}
          trigger={<ProfilePhoto candidate={candidate} />}
          entries={[...entries, { id: 'keluar', title: 'Keluar', tone: 'critical', onSelect: () => void logOut() }]}
        />
      </DesktopOnly>
    </Corner>
  );
};
