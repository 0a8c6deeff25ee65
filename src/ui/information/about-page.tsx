import { DataLicences } from './data-licences.tsx';
import { shippedText } from './shipped-text.ts';
import { TextPage } from './text-page.tsx';
import source from './texts/about.txt?raw';

const shipped = shippedText(source);
const more = [{ id: 'lisensi-data', title: 'Lisensi data, huruf, dan ikon', content: <DataLicences /> }];

/** Tentang Kami (specification 2, Header). The licences stand below the text of any body. */
export const AboutPage = () => <TextPage title="Tentang Kami" name="about" shipped={shipped} more={more} />;
