import { styled } from 'styled-components';
import { Link, useLocation } from 'wouter';
import { useConfig } from '../../../core/config-context.ts';
import { certificateHolderLinks, informationLinks, listLinks } from '../../../core/menu-texts.ts';
import { paths } from '../../../core/paths.ts';
import { ExternalLink } from '../../../kit/components/navigation/external-link.tsx';
import { Menu } from '../../../kit/components/overlay/menu.tsx';
import { headerWidth } from '../../../kit/theme/media.ts';
import { chosenMark, hoverVeil } from '../../../kit/theme/surfaces.ts';
import { fontSize, fontWeight, radius, space, touchTarget } from '../../../kit/theme/theme.ts';

const Nav = styled.nav`
  flex: 1;
  margin-inline-start: ${space(4)};

  && > ul {
    align-items: center;
    display: flex;
    gap: ${space(1)};
    list-style: none;
    padding: 0;
  }

  > ul > li > a {
    align-items: center;
    border-radius: ${radius.control};
    color: inherit;
    display: inline-flex;
    font-weight: ${fontWeight.medium};
    min-block-size: ${touchTarget};
    padding-inline: ${space(2)};
    text-decoration: none;
  }

  > ul > li > a,
  > ul > li > div > button {
    white-space: nowrap;
  }

  > ul > li > a:hover {
    ${hoverVeil}
  }

  > ul > li > a[aria-current] {
    box-shadow: inset 0 -3px var(--accent);
    border-radius: 0;
    ${chosenMark}
  }

  ${headerWidth.tight} {
    font-size: ${fontSize.small};
    margin-inline-start: 0;

    && > ul {
      gap: 0;
    }
  }

  ${headerWidth.tightest} {
    > ul > li > a,
    > ul > li > div > button {
      gap: ${space(1)};
      padding-inline: ${space(1)};
    }

    > ul > li > a > svg {
      display: none; /* screen readers still announce that the link opens another tab */
    }
  }

  ${headerWidth.folded} {
    visibility: hidden;

    && > ul {
      display: none;
    }
  }
`;

const Inside = ({ to, title }: { to: string; title: string }) => {
  const [pathname] = useLocation();
  return (
    <li>
      <Link to={to} {...(pathname === to && { 'aria-current': 'page' as const })}>
        {title}
      </Link>
    </li>
  );
};

const lists = listLinks.map(({ title, to }) => ({ id: to, title, to }));

export const MainMenu = () => {
  const config = useConfig();
  const information = informationLinks(config).map(({ title, href }) => ({ id: href, title, href }));
  return (
    <Nav aria-label="Menu utama">
      <ul>
        <Inside to={paths.home.to({})} title="Beranda" />
        <li>
          <Menu trigger="Informasi Sertifikasi" entries={[...lists, ...information]} />
        </li>
        {certificateHolderLinks(config).map(({ title, href }) => (
          <li key={href}>
            <ExternalLink plain href={href}>
              {title}
            </ExternalLink>
          </li>
        ))}
        <Inside to={paths.about.to({})} title="Tentang Kami" />
        <Inside to={paths.contact.to({})} title="Kontak" />
      </ul>
    </Nav>
  );
};
