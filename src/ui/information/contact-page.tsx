import { useConfig } from '../core/config-context.ts';
import { useSlots } from '../core/slots.tsx';
import { ContactFacts } from './contact-facts.tsx';
import { WriteToBody } from './message/write-to-body.tsx';
import { shippedText } from './shipped-text.ts';
import { TextPage } from './text-page.tsx';
import source from './texts/contact.txt?raw';
import { unofficialContact } from './unofficial.ts';

const shipped = shippedText(source);
const ContactPage = () => {
  const { contact } = useConfig();
  const { notices, body } = useSlots();
  const configured = Object.keys(contact).length > 0;
  return (
    <TextPage
      title="Kontak"
      name="contact"
      shipped={shipped}
      notice={configured ? null : (notices.contact ?? unofficialContact)}
    >
      <ContactFacts contact={configured ? contact : (body?.contact ?? {})} />
      <WriteToBody />
    </TextPage>
  );
};

export default ContactPage;
