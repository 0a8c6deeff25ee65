import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { Subscription } from 'rxjs';
import type { Notice } from '../../application/ports/realtime-channel.ts';
import { T } from '../../application/tokens.ts';
import { useServices } from '../services.tsx';

/** The query keys that each kind of news makes old; the first word of a key names its concept. */
const concerned: Readonly<Record<Notice['type'], readonly string[]>> = {
  assessment: ['assessment'],
  payment: ['purchase', 'assessment', 'catalog'],
  register: ['account'],
  verify_email: ['account'],
  refresh: ['purchase', 'assessment'],
};

/** While a candidate is here, news from the server makes exactly the queries old that it concerns. */
const NoticeRefresh = () => {
  const services = useServices();
  const queries = useQueryClient();
  useEffect(() => {
    let stopped = false;
    let subscription: Subscription | undefined;
    void services.resolve(T.realtime).then((channel) => {
      if (stopped) return;
      subscription = channel.notices().subscribe(({ type }) => {
        for (const concept of concerned[type]) void queries.invalidateQueries({ queryKey: [concept] });
      });
    });
    return () => {
      stopped = true;
      subscription?.unsubscribe();
    };
  }, [services, queries]);
  return null;
};

export default NoticeRefresh;
