import { shippedText } from './shipped-text.ts';
import { TextPage } from './text-page.tsx';
import source from './texts/terms.txt?raw';

const shipped = shippedText(source);

const TermsPage = () => (
  <TextPage title="Syarat Penggunaan" eyebrow={<span lang="en">Term of use</span>} name="terms" shipped={shipped} />
);

export default TermsPage;
