import { useSlots } from '../core/slots.tsx';
import { ExternalLink } from '../kit/components/navigation/external-link.tsx';
import { shippedText } from './shipped-text.ts';
import { TextPage } from './text-page.tsx';
import source from './texts/about.txt?raw';

/** Licenses of third-party work. */
const Licences = () => {
  const { Licences: More } = useSlots();
  return (
    <>
      {More && <More />}
      <h3>Huruf dan ikon</h3>
      <ul>
        <li>
          Huruf <ExternalLink href="https://github.com/tokotype/PlusJakartaSans">Plus Jakarta Sans</ExternalLink>, ©
          2020 The Plus Jakarta Sans Project Authors, lisensi{' '}
          <ExternalLink href="https://openfontlicense.org/">SIL Open Font License 1.1</ExternalLink>.
        </li>
        <li>
          Ikon <ExternalLink href="https://lucide.dev/">Lucide</ExternalLink>, © Lucide Icons and Contributors, lisensi{' '}
          <ExternalLink href="https://lucide.dev/license">ISC</ExternalLink>.
        </li>
      </ul>
      <h3>Perangkat lunak</h3>
      <p>
        Portal ini memakai perangkat lunak sumber terbuka:{' '}
        <ExternalLink href="/third-party-notices.txt">nama, pemegang hak cipta, dan lisensinya</ExternalLink>.
      </p>
    </>
  );
};

const shipped = shippedText(source);
const more = [{ id: 'lisensi-data', title: 'Lisensi data, huruf, ikon, dan perangkat lunak', content: <Licences /> }];

/** Specification 2, Header. A certification body's own text gets the licenses too. */
const AboutPage = () => <TextPage title="Tentang Kami" name="about" shipped={shipped} more={more} />;

export default AboutPage;
