import { shippedText } from './shipped-text.ts';
import { TextPage } from './text-page.tsx';
import source from './texts/privacy.txt?raw';

const shipped = shippedText(source);

const PrivacyPage = () => (
  <TextPage
    title="Kebijakan Privasi"
    eyebrow={<span lang="en">Privacy Policy</span>}
    name="privacy"
    shipped={shipped}
  />
);

export default PrivacyPage;
