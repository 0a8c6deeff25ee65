import { LinkButton } from '../components/button/link-button.tsx';
import { paths } from '../paths.ts';

/** Leads to who knows what has become of a purchase whose status this portal does not know. */
export const AskBody = ({ wide = false }: { readonly wide?: boolean }) => (
  <LinkButton to={paths.contact.to({})} wide={wide}>
    Hubungi lembaga sertifikasi
  </LinkButton>
);
