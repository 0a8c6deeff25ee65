import { useLocation } from 'wouter';
import type { Config } from '../../config.ts';
import { useConfig } from '../config-context.ts';
import { type Path, paths } from '../paths.ts';
import { AboutPage } from './about-page.tsx';
import { ContactFacts } from './contact-facts.tsx';
import { shippedText } from './shipped-text.ts';
import { TextPage } from './text-page.tsx';
import contactSource from './texts/contact.txt?raw';
import cookiesSource from './texts/cookies.txt?raw';
import privacySource from './texts/privacy.txt?raw';
import termsSource from './texts/terms.txt?raw';

const contactText = shippedText(contactSource);
const terms = shippedText(termsSource);
const privacy = shippedText(privacySource);
const cookies = shippedText(cookiesSource);

/** Shown until a body configures its own; nothing here can be reached. */
const sample: Config['contact'] = {
  phone: '+62 21 0000 0000',
  whatsapp: '+62 800 0000 0000',
  email: 'info@lsp-contoh.example',
  address: 'LSP Contoh\nJalan Contoh Nomor 1\nJakarta Selatan 12345',
  map: 'https://peta.contoh.example/lsp-contoh',
  hours: 'Senin–Kamis 08.00–16.00 WIB\nJumat 08.00–16.30 WIB\nSabtu, Minggu, dan hari libur nasional tutup',
};

const sampleText =
  'Nomor dan alamat di halaman ini rekaan. Lembaga sertifikasi yang memakai portal ini menggantinya dengan miliknya.';

/** Kontak (specification 2, Header): how to reach the body, then its own words. */
const ContactPage = () => {
  const { contact } = useConfig();
  const configured = Object.keys(contact).length > 0;
  return (
    <TextPage title="Kontak" name="contact" shipped={contactText} sample={configured ? null : sampleText}>
      <ContactFacts contact={configured ? contact : sample} />
    </TextPage>
  );
};

/** Term of use (specification 1, footer). */
const TermsPage = () => <TextPage title="Syarat Penggunaan" eyebrow="Term of use" name="terms" shipped={terms} />;

/** Privacy Policy (specification 1, footer). */
const PrivacyPage = () => (
  <TextPage title="Kebijakan Privasi" eyebrow="Privacy Policy" name="privacy" shipped={privacy} />
);

/** Cookie Policy (specification 1, footer). */
const CookiesPage = () => (
  <TextPage title="Kebijakan Cookie" eyebrow="Cookie Policy" name="cookies" shipped={cookies} />
);

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
