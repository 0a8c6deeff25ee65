import { LinkButton } from '../components/button/link-button.tsx';
import { paths } from '../paths.ts';

/** For a purchase with a status that this portal does not know. */
export const AskBody = ({ wide = false }: { readonly wide?: boolean }) => (
  <LinkButton to={paths.contact.to({})} wide={wide}>
    Hubungi lembaga sertifikasi
  </LinkButton>
);
