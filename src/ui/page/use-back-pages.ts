import { useEffect } from 'react';
import type { LayoutName } from '../layouts/layout-props.ts';
import { backPages } from '../routes.tsx';
import { whenIdle } from './when-idle.ts';

/** The layouts whose back link leads to the timeline. */
const withBackLink: ReadonlySet<LayoutName | undefined> = new Set<LayoutName>(['exam', 'document', 'form']);

/** Fetches the code of what the back link of such a layout leads to while the network is there (fault matrix 75). */
export const useBackPages = (layout: LayoutName | undefined): void => {
  const wanted = withBackLink.has(layout);
  useEffect(() => {
    if (!wanted) return;
    return whenIdle(() => {
      for (const page of backPages) void page.preload();
    });
  }, [wanted]);
};
