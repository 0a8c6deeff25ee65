import { LinkButton } from '../components/button/link-button.tsx';
import { paths } from '../paths.ts';

/** Contact link for a purchase with a status unknown to this portal. */
export const AskBody = ({ wide = false }: { readonly wide?: boolean }) => (
  <LinkButton to={paths.contact.to({})} wide={wide}>
    Hubungi lembaga sertifikasi
  </LinkButton>
);
