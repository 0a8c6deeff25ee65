import { paths } from '../paths.ts';

/** The page of a scheme; all of them where the server does not say which it is. */
export const schemeAddress = ({ slug }: { readonly slug: string }): string =>
  slug === '' ? paths.schemes.to({}) : paths.scheme.to({ slug });
