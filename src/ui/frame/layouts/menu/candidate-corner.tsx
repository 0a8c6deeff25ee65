import { styled } from 'styled-components';
import { type Candidate, shownName } from '../../../../domain/account/candidate.ts';
import { assessmentsLink, profileLink, purchasesLink } from '../../../core/menu-texts.ts';
import { ProfilePhoto } from '../../../core/profile-photo.tsx';
import { useLogOut } from '../../../core/session/use-log-out.ts';
import { LinkButton } from '../../../kit/components/button/link-button.tsx';
import { Menu } from '../../../kit/components/overlay/menu.tsx';
import { Breakable } from '../../../kit/components/text/breakable.tsx';
import { headerWidth } from '../../../kit/theme/media.ts';
import { space } from '../../../kit/theme/theme.ts';
import { Bell } from '../../../notification/bell.tsx';

const DesktopOnly = styled.div`
  align-items: center;
  display: flex;
  gap: ${space(2)};

  ${headerWidth.tightest} {
    gap: ${space(1)};

    > div > button {
      gap: ${space(1)};
      padding-inline: ${space(1)};
    }
  }

  ${headerWidth.folded} {
    display: none;
  }
`;

const Person = styled.div`
  overflow-wrap: anywhere;
  white-space: normal;
  padding: ${space(1)} ${space(3)} ${space(2)};
`;

const links = [profileLink, assessmentsLink, purchasesLink].map((link) => ({ id: link.to, ...link }));

const CandidateCorner = ({ candidate }: { candidate: Candidate }) => {
  const logOut = useLogOut();
  const name = shownName(candidate);
  return (
    <>
      <Bell />
      <DesktopOnly>
        <LinkButton variant="secondary" size="small" to={assessmentsLink.to}>
          {assessmentsLink.title}
        </LinkButton>
        <Menu
          align="end"
          heading={
            <Person>
              <strong>{name}</strong>
              {candidate.fullname && (
                <p>
                  <Breakable>{candidate.email}</Breakable>
                </p>
              )}
            </Person>
          }
          label={`Menu akun ${name}`}
          trigger={<ProfilePhoto candidate={{ ...candidate, fullname: name }} />}
          entries={[...links, { id: 'keluar', title: 'Keluar', tone: 'critical', onSelect: logOut }]}
        />
      </DesktopOnly>
    </>
  );
};

export default CandidateCorner;
