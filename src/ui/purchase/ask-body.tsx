import { LinkButton } from '../components/button/link-button.tsx';
import { paths } from '../paths.ts';

export const AskBody = ({ wide = false }: { readonly wide?: boolean }) => (
  <LinkButton to={paths.contact.to({})} wide={wide}>
    Hubungi lembaga sertifikasi
  </LinkButton>
);
