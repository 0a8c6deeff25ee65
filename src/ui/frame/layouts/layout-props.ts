import type { ReactNode } from 'react';

export type LayoutName = 'dashboard' | 'default' | 'document' | 'exam' | 'form' | 'transaction';

export type WorkingLayoutName = Exclude<LayoutName, 'default'>;

export interface LayoutProps {
  readonly title: string;
  readonly trxid: string | undefined;
  readonly children: ReactNode;
}
