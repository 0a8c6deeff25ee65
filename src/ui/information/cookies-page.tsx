import { shippedText } from './shipped-text.ts';
import { TextPage } from './text-page.tsx';
import source from './texts/cookies.txt?raw';

const shipped = shippedText(source);

const CookiesPage = () => (
  <TextPage title="Kebijakan Cookie" eyebrow={<span lang="en">Cookie Policy</span>} name="cookies" shipped={shipped} />
);

export default CookiesPage;
