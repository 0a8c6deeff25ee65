import { styled } from 'styled-components';
import { Link, useLocation } from 'wouter';
import { shownName } from '../../../../domain/account/candidate.ts';
import { useConfig } from '../../../core/config-context.ts';
import {
  assessmentsLink,
  certificateHolderLinks,
  informationLinks,
  listLinks,
  type MenuLink,
  notificationsLink,
  profileTabs,
  purchasesLink,
  voucherLinks,
} from '../../../core/menu-texts.ts';
import { useReachable } from '../../../core/page/reachable.ts';
import { loginAddress, paths } from '../../../core/paths.ts';
import { useSession } from '../../../core/session/session-view.ts';
import { useLogOut } from '../../../core/session/use-log-out.ts';
import { Disclosure } from '../../../kit/components/layout/disclosure.tsx';
import { ExternalLink } from '../../../kit/components/navigation/external-link.tsx';
import { Breakable } from '../../../kit/components/text/breakable.tsx';
import { chosenMark } from '../../../kit/theme/surfaces.ts';
import { color, fontSize, fontWeight, radius, space, touchTarget } from '../../../kit/theme/theme.ts';

const List = styled.ul`
  display: grid;
  gap: ${space(1)};
  list-style: none;
  padding: 0;

  > li > details {
    background: none;
    border: 0;
  }

  > li > details > div {
    padding: ${space(1)} 0 ${space(2)} ${space(4)};
  }

  > li > :is(a, button),
  > li > details > summary {
    align-items: center;
    background: none;
    border: 0;
    border-radius: ${radius.control};
    color: ${color.text};
    display: flex;
    font-weight: ${fontWeight.medium};
    inline-size: 100%;
    justify-content: space-between;
    min-block-size: ${touchTarget};
    padding: 0 ${space(3)};
    text-decoration: none;
  }

  > li > :is(a, button):hover,
  > li > details > summary:hover {
    background: ${color.brandTint};
  }

  > li > a[aria-current] {
    background: ${color.brandTint};
    color: ${color.brand};
    font-weight: ${fontWeight.semibold};
    ${chosenMark}
  }
`;

const Person = styled.div`
  border-block-end: 1px solid ${color.border};
  margin-block-end: ${space(2)};
  overflow-wrap: anywhere;
  padding: 0 ${space(3)} ${space(3)};

  p {
    color: ${color.textMuted};
    font-size: ${fontSize.small};
  }
`;

const Inside = ({ links, onChoose }: { links: readonly MenuLink[]; onChoose: () => void }) => {
  const [pathname] = useLocation();
  return links.map(({ to, title }) => (
    <li key={to}>
      <Link to={to} onClick={onChoose} {...(pathname === to && { 'aria-current': 'page' as const })}>
        {title}
      </Link>
    </li>
  ));
};

const Nobody = styled.li`
  background: ${color.borderControl};
  block-size: ${touchTarget};
  border-radius: ${radius.control};
  opacity: 0.14;
`;

const guestLinks: readonly MenuLink[] = [
  { title: 'Masuk', to: loginAddress() },
  { title: 'Daftar', to: loginAddress(undefined, true) },
];
const pageLinks: readonly MenuLink[] = [
  { title: 'Tentang Kami', to: paths.about.to({}) },
  { title: 'Kontak', to: paths.contact.to({}) },
];

export const MobileMenuItems = ({ onChoose }: { onChoose: () => void }) => {
  const config = useConfig();
  const { status, candidate } = useSession();
  const logOut = useLogOut();
  const reachable = useReachable();
  const [pathname] = useLocation();
  const ofGuest = guestLinks.filter(({ to }) => to !== pathname);
  const leave = () => {
    onChoose();
    logOut();
  };
  return (
    <>
      {candidate && (
        <Person>
          <strong>{shownName(candidate)}</strong>
          {candidate.fullname && (
            <p>
              <Breakable>{candidate.email}</Breakable>
            </p>
          )}
        </Person>
      )}
      <List>
        <Inside links={[{ title: 'Beranda', to: paths.home.to({}) }]} onChoose={onChoose} />
        {candidate && (
          <li>
            <Disclosure title="Profile">
              <List>
                <Inside links={profileTabs} onChoose={onChoose} />
              </List>
            </Disclosure>
          </li>
        )}
        {candidate && (
          <Inside
            links={[
              { ...assessmentsLink, to: reachable(assessmentsLink.to) },
              notificationsLink,
              purchasesLink,
              ...voucherLinks(config),
            ]}
            onChoose={onChoose}
          />
        )}
        {status === 'guest' && <Inside links={ofGuest} onChoose={onChoose} />}
        {!candidate && status !== 'guest' && guestLinks.map(({ to }) => <Nobody key={to} aria-hidden="true" />)}
        <Inside links={listLinks} onChoose={onChoose} />
        {[...informationLinks(config), ...certificateHolderLinks(config)].map(({ href, title }) => (
          <li key={href}>
            <ExternalLink plain href={href}>
              {title}
            </ExternalLink>
          </li>
        ))}
        <Inside links={pageLinks} onChoose={onChoose} />
        {candidate && (
          <li>
            <button type="button" onClick={leave}>
              Keluar
            </button>
          </li>
        )}
      </List>
    </>
  );
};
