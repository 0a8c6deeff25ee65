import type { ReactNode } from 'react';

/** The six layouts of specification 2. */
export type LayoutName = 'dashboard' | 'default' | 'document' | 'exam' | 'form' | 'transaction';

/** All but the one of the public pages. */
export type WorkingLayoutName = Exclude<LayoutName, 'default'>;

export interface LayoutProps {
  readonly title: string;
  /** The address's `trxid`, when the page has one: where "back" leads. */
  readonly trxid: string | undefined;
  readonly children: ReactNode;
}
