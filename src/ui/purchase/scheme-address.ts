import { paths } from '../paths.ts';

/** Page of a scheme, or all schemes without a slug. */
export const schemeAddress = ({ slug }: { readonly slug: string }): string =>
  slug === '' ? paths.schemes.to({}) : paths.scheme.to({ slug });
