import { shippedText } from './shipped-text.ts';
import { TextPage } from './text-page.tsx';
import cookiesSource from './texts/cookies.txt?raw';
import privacySource from './texts/privacy.txt?raw';
import termsSource from './texts/terms.txt?raw';

const terms = shippedText(termsSource);
const privacy = shippedText(privacySource);
const cookies = shippedText(cookiesSource);

/** Term of use (specification 1, footer). */
export const TermsPage = () => (
  <TextPage title="Syarat Penggunaan" eyebrow="Term of use" name="terms" shipped={terms} />
);

/** Privacy Policy (specification 1, footer). */
export const PrivacyPage = () => (
  <TextPage title="Kebijakan Privasi" eyebrow="Privacy Policy" name="privacy" shipped={privacy} />
);

/** Cookie Policy (specification 1, footer). */
export const CookiesPage = () => (
  <TextPage title="Kebijakan Cookie" eyebrow="Cookie Policy" name="cookies" shipped={cookies} />
);
