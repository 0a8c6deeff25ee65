import { fictional } from '../core/body/fictional-body.ts';
import { useConfig } from '../core/config-context.ts';
import { ContactFacts } from './contact-facts.tsx';
import { WriteToBody } from './message/write-to-body.tsx';
import { shippedText } from './shipped-text.ts';
import { TextPage } from './text-page.tsx';
import source from './texts/contact.txt?raw';
import { unofficialContact } from './unofficial.ts';

const shipped = shippedText(source);
const unnamed = __SIMULATION__ ? fictional.contact : {};

const ContactPage = () => {
  const { contact } = useConfig();
  const configured = Object.keys(contact).length > 0;
  return (
    <TextPage
      title="Kontak"
      name="contact"
      shipped={shipped}
      notice={configured ? null : unofficialContact(__SIMULATION__)}
    >
      <ContactFacts contact={configured ? contact : unnamed} />
      <WriteToBody />
    </TextPage>
  );
};

export default ContactPage;
