/** The title of a scheme as headings and links show it. */
export const schemeTitle = ({ title }: { readonly title: string }): string => title || 'Skema tanpa nama';
