import type { Transaction } from '../../../domain/purchase/transaction.ts';

export const schemeTitle = ({ title }: { readonly title: string }): string => title || 'Skema tanpa nama';

const repeatTitles = { reassessment: 'asesmen ulang', renewal: 'perpanjangan' } as const;

/** `Junior Web Programmer (asesmen ulang)`: the title of a purchase, told apart from the one that it repeats. */
export const purchaseTitle = ({ scheme, repeat }: Pick<Transaction, 'scheme' | 'repeat'>): string =>
  schemeTitle(scheme) + (repeat ? ` (${repeatTitles[repeat.kind]})` : '');
