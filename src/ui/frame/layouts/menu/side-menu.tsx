import Award from 'lucide-react/icons/award';
import LogOut from 'lucide-react/icons/log-out';
import ReceiptText from 'lucide-react/icons/receipt-text';
import Ticket from 'lucide-react/icons/ticket';
import UserRound from 'lucide-react/icons/user-round';
import { styled } from 'styled-components';
import { Link, useLocation } from 'wouter';
import { useConfig } from '../../../core/config-context.ts';
import { assessmentsLink, profileLink, purchasesLink, voucherLinks } from '../../../core/menu-texts.ts';
import { useLogOut } from '../../../core/session/use-log-out.ts';
import { chosenMark, raisedPanel } from '../../../kit/theme/surfaces.ts';
import { color, fontWeight, radius, space, touchTarget } from '../../../kit/theme/theme.ts';

const Nav = styled.nav`
  ${raisedPanel}
  inset-block-start: 6.5rem;
  padding: ${space(2)};
  position: sticky;

  && ul {
    display: grid;
    gap: ${space(1)};
    list-style: none;
    padding: 0;
  }

  :is(a, button) {
    align-items: center;
    background: none;
    border: 0;
    border-radius: ${radius.control};
    color: ${color.text};
    display: flex;
    font-weight: ${fontWeight.medium};
    gap: ${space(3)};
    inline-size: 100%;
    min-block-size: ${touchTarget};
    padding-inline: ${space(3)};
    text-decoration: none;
  }

  :is(a, button):hover {
    background: ${color.brandTint};
  }

  a[aria-current] {
    background: ${color.brandTint};
    color: ${color.brand};
    font-weight: ${fontWeight.semibold};
    ${chosenMark}
  }
`;

const items = [
  { ...profileLink, Icon: UserRound },
  { ...assessmentsLink, Icon: Award },
  { ...purchasesLink, Icon: ReceiptText },
];

export const SideMenu = () => {
  const [pathname] = useLocation();
  const logOut = useLogOut();
  const vouchers = voucherLinks(useConfig()).map((link) => ({ ...link, Icon: Ticket }));
  return (
    <Nav aria-label="Menu akun">
      <ul>
        {[...items, ...vouchers].map(({ to, title, Icon }) => (
          <li key={to}>
            <Link
              to={to}
              {...((pathname === to || pathname.startsWith(`${to}/`)) && { 'aria-current': 'page' as const })}
            >
              <Icon size={20} aria-hidden="true" />
              {title}
            </Link>
          </li>
        ))}
        <li>
          {/* the second click of a double click on the page before must not log out */}
          <button type="button" onClick={({ detail }) => detail < 2 && logOut()}>
            <LogOut size={20} aria-hidden="true" />
            Keluar
          </button>
        </li>
      </ul>
    </Nav>
  );
};
