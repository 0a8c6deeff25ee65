import { styled } from 'styled-components';
import { useConfig } from '../core/config-context.ts';
import { useSlots } from '../core/slots.tsx';
import { media } from '../kit/theme/media.ts';
import { space, textCardWidth } from '../kit/theme/theme.ts';
import { ContactFacts } from './contact-facts.tsx';
import { WriteToBody, writeToBodyId } from './message/write-to-body.tsx';
import { shippedText } from './shipped-text.ts';
import { TextPage } from './text-page.tsx';
import source from './texts/contact.txt?raw';
import { unofficialContact } from './unofficial.ts';

const shipped = shippedText(source);

/** The form is beside the text, or after it, where nothing moves when it opens. */
const Columns = styled.div`
  align-items: start;
  display: grid;
  gap: ${space(6)} ${space(8)};
  grid-template-columns: minmax(0, ${textCardWidth}) minmax(21rem, 1fr);

  ${media.mobile} {
    grid-template-columns: minmax(0, ${textCardWidth});
  }
`;

const ToForm = styled.a`
  display: inline-block;
  margin-block-end: ${space(4)};

  ${media.desktop} {
    display: none;
  }
`;

const ContactPage = () => {
  const { contact } = useConfig();
  const { notices, body } = useSlots();
  const configured = Object.keys(contact).length > 0;
  return (
    <Columns>
      <div>
        <TextPage
          title="Kontak"
          name="contact"
          shipped={shipped}
          notice={configured ? null : (notices.contact ?? unofficialContact)}
        >
          <ToForm href={`#${writeToBodyId}`}>Tulis kepada kami</ToForm>
          <ContactFacts contact={configured ? contact : (body?.contact ?? {})} />
        </TextPage>
      </div>
      <WriteToBody />
    </Columns>
  );
};

export default ContactPage;
