import { useEffect } from 'react';
import { useConfig } from '../config-context.ts';

/** The title of the window and of `main`, which has the focus while the heading of a new page is not there yet. */
export const usePageTitle = (title: string | undefined): void => {
  const { name } = useConfig().brand;
  useEffect(() => {
    if (!title) return;
    document.title = `${title} · ${name}`;
    document.querySelector('main')?.setAttribute('aria-label', title);
  }, [title, name]);
};
