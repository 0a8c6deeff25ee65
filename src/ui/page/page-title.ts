import { useEffect } from 'react';
import { useConfig } from '../config-context.ts';

/** Sets the window's title: `{Halaman} · {brand}`. A page that knows a better one (the name of a scheme) calls it again. */
export const usePageTitle = (title: string | undefined): void => {
  const { name } = useConfig().brand;
  useEffect(() => {
    if (title) document.title = `${title} · ${name}`;
  }, [title, name]);
};
