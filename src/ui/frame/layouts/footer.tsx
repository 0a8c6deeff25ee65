import { styled } from 'styled-components';
import { Link } from 'wouter';
import type { Config } from '../../../configuration/config.ts';
import { useConfig } from '../../core/config-context.ts';
import { appLinks, certificateHolderLinks } from '../../core/menu-texts.ts';
import { useHydrated } from '../../core/page/use-hydrated.ts';
import { paths } from '../../core/paths.ts';
import { Container } from '../../kit/components/layout/container.tsx';
import { ExternalLink } from '../../kit/components/navigation/external-link.tsx';
import { VisuallyHidden } from '../../kit/components/text/visually-hidden.tsx';
import { SocialIcon, type SocialName, socialNames } from '../../kit/illustrations/social-icon.tsx';
import { media } from '../../kit/theme/media.ts';
import { darkArea, hoverVeil } from '../../kit/theme/surfaces.ts';
import { color, fontSize, radius, space, touchTarget } from '../../kit/theme/theme.ts';
import { Brand } from './brand.tsx';

const Frame = styled.footer`
  ${darkArea}
  color: ${color.onBrandMuted};
  font-size: ${fontSize.small};
  padding-block: ${space(10)} ${space(8)};

  a {
    color: inherit;
  }
`;

const Columns = styled(Container)`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(8)} ${space(12)};

  > * {
    flex: 1 1 8rem;
  }

  && ul {
    align-content: start;
    display: grid;
    justify-items: start;
    list-style: none;
    padding: 0;
  }

  li > a {
    align-items: center;
    display: inline-flex;
    min-block-size: 2rem;
    text-decoration: none;
  }

  li > a:hover {
    text-decoration: underline;
  }

  ${media.phone} {
    column-gap: ${space(6)};

    li > a {
      min-block-size: ${touchTarget};
    }
  }
`;

const Company = styled.div`
  display: grid;
  gap: ${space(4)};
  justify-items: start;

  && {
    flex: 2 1 18rem;
  }

  > a {
    color: ${color.onBrand};
  }
`;

const Social = styled.ul`
  &&& {
    display: flex;
    gap: ${space(1)};
    margin-inline-start: -${space(2.5)};
  }

  li > a {
    block-size: ${touchTarget};
    border-radius: ${radius.control};
    inline-size: ${touchTarget};
    justify-content: center;
  }

  li > a:hover {
    ${hoverVeil}
    color: ${color.onBrand};
  }
`;

const Last = styled.p`
  border-block-start: 1px solid rgb(128 128 128 / 40%);
  border-block-start-color: color-mix(in srgb, currentcolor 25%, transparent);
  margin-block-start: ${space(8)};
  padding-block-start: ${space(6)};
`;

const iconOf = (name: string): SocialName | undefined => socialNames.find((each) => each === name.toLowerCase());

const ownOf = ({ certificateCheck }: Config['features']) => [
  { title: 'Skema', to: paths.schemes.to({}) },
  { title: 'Jadwal', to: paths.schedules.to({}) },
  ...(certificateCheck ? [{ title: 'Cek sertifikat', to: paths.certificateCheck.to({}) }] : []),
  { title: 'Sertifikat saya', to: paths.certificatePsre.to({}) },
  { title: 'Kontak', to: paths.contact.to({}) },
];

const legal = [
  { title: 'Term of use', to: paths.terms.to({}), lang: 'en' },
  { title: 'Privacy Policy', to: paths.privacy.to({}), lang: 'en' },
  { title: 'Cookie Policy', to: paths.cookies.to({}), lang: 'en' },
];

type InsideLink = { readonly title: string; readonly to: string; readonly lang?: string };

const Inside = ({ label, links }: { label: string; links: readonly InsideLink[] }) => (
  <ul aria-label={label}>
    {links.map(({ to, title, lang }) => (
      <li key={to} lang={lang}>
        <Link to={to}>{title}</Link>
      </li>
    ))}
  </ul>
);

/** The key replaces the prerendered element, because React does not correct the text of an element during hydration. */
const Year = () => (
  <span key={String(useHydrated())} suppressHydrationWarning>
    {new Date().getFullYear()}
  </span>
);

/** Specification 1, footer. */
export const Footer = () => {
  const config = useConfig();
  const { companyText, name } = config.brand;
  return (
    <Frame data-print="hidden">
      <Columns>
        <Company>
          <Brand />
          {companyText && <p>{companyText}</p>}
          <Social aria-label="Media sosial">
            {config.links.social.map((social) => {
              const icon = iconOf(social.name);
              const told = `${social.name} (buka di tab baru)`;
              return (
                <li key={social.url}>
                  <a href={social.url} target="_blank" rel="noopener noreferrer" title={told}>
                    {icon ? <SocialIcon name={icon} /> : social.name.slice(0, 2)}
                    <VisuallyHidden>{told}</VisuallyHidden>
                  </a>
                </li>
              );
            })}
          </Social>
        </Company>
        <Inside label="Halaman portal" links={ownOf(config.features)} />
        <div>
          <Inside label="Ketentuan" links={legal} />
          <ul aria-label="Tautan luar">
            {[...certificateHolderLinks(config), ...appLinks(config)].map(({ href, title }) => (
              <li key={href}>
                <ExternalLink plain href={href}>
                  {title}
                </ExternalLink>
              </li>
            ))}
          </ul>
        </div>
      </Columns>
      <Container>
        <Last>
          © <Year /> {name}
        </Last>
      </Container>
    </Frame>
  );
};
