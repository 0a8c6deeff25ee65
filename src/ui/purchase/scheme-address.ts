import { paths } from '../paths.ts';

export const schemeAddress = ({ slug }: { readonly slug: string }): string =>
  slug === '' ? paths.schemes.to({}) : paths.scheme.to({ slug });
