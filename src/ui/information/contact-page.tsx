import type { Config } from '../../config.ts';
import { useConfig } from '../config-context.ts';
import { ContactFacts } from './contact-facts.tsx';
import { WriteToBody } from './message/write-to-body.tsx';
import { shippedText } from './shipped-text.ts';
import { TextPage } from './text-page.tsx';
import source from './texts/contact.txt?raw';

const shipped = shippedText(source);

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

/** Specification 2, Header. */
const ContactPage = () => {
  const { contact } = useConfig();
  const configured = Object.keys(contact).length > 0;
  return (
    <TextPage title="Kontak" name="contact" shipped={shipped} sample={configured ? null : sampleText}>
      <ContactFacts contact={configured ? contact : sample} />
      <WriteToBody />
    </TextPage>
  );
};

export default ContactPage;
