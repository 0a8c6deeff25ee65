import { useLocation } from 'wouter';
import { type Path, paths } from '../paths.ts';
import { AboutPage } from './about-page.tsx';
import { ContactPage } from './contact-page.tsx';
import { CookiesPage, PrivacyPage, TermsPage } from './policy-pages.tsx';

const pages: readonly (readonly [Path, () => React.JSX.Element])[] = [
  [paths.about, AboutPage],
  [paths.contact, ContactPage],
  [paths.terms, TermsPage],
  [paths.privacy, PrivacyPage],
  [paths.cookies, CookiesPage],
];

/** The pages of the body's own words, in one chunk: each entry of the table of routes weighs on every page's first load. */
const InformationPage = () => {
  const [pathname] = useLocation();
  const Page = pages.find(([path]) => path.match(pathname))?.[1];
  return Page && <Page />;
};

export default InformationPage;
