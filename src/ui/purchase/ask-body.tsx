import { paths } from '../core/paths.ts';
import { LinkButton } from '../kit/components/button/link-button.tsx';

export const AskBody = ({ wide = false }: { readonly wide?: boolean }) => (
  <LinkButton to={paths.contact.to({})} wide={wide}>
    Hubungi lembaga sertifikasi
  </LinkButton>
);
