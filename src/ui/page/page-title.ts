import { useEffect } from 'react';
import { useConfig } from '../config-context.ts';

/** Sets the window title: `{Halaman} · {brand}`. A page can call it again with a more specific title. */
export const usePageTitle = (title: string | undefined): void => {
  const { name } = useConfig().brand;
  useEffect(() => {
    if (title) document.title = `${title} · ${name}`;
  }, [title, name]);
};
