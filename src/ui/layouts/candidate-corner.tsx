import { Bell } from 'lucide-react';
import { styled } from 'styled-components';
import { Link } from 'wouter';
import type { Candidate } from '../../domain/account/candidate.ts';
import { LinkButton } from '../components/link-button.tsx';
import { Menu } from '../components/menu.tsx';
import { useLogOut } from '../session/use-log-out.ts';
import { media } from '../theme/media.ts';
import { radius, space, touchTarget } from '../theme/theme.ts';
import { assessmentsLink, notificationsLink, profileLink, purchasesLink } from './menu-texts.ts';
import { ProfilePhoto } from './profile-photo.tsx';

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

const links = [profileLink, assessmentsLink, purchasesLink].map((link) => ({ id: link.to, ...link }));

/** Bell, Sertifikasi Saya and the avatar menu (specification 2, Menus, logged in). */
const CandidateCorner = ({ candidate }: { candidate: Candidate }) => {
  const logOut = useLogOut();
  return (
    <>
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
          entries={[...links, { id: 'keluar', title: 'Keluar', tone: 'critical', onSelect: () => void logOut() }]}
        />
      </DesktopOnly>
    </>
  );
};

export default CandidateCorner;
