export const schemeTitle = ({ title }: { readonly title: string }): string => title || 'Skema tanpa nama';
