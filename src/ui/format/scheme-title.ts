/** Title of a scheme with a fallback. */
export const schemeTitle = ({ title }: { readonly title: string }): string => title || 'Skema tanpa nama';
