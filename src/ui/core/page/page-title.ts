import { useEffect } from 'react';
import { useConfig } from '../config-context.ts';

export const usePageTitle = (title: string | undefined): void => {
  const { name } = useConfig().brand;
  useEffect(() => {
    if (title) document.title = `${title} · ${name}`;
  }, [title, name]);
};
