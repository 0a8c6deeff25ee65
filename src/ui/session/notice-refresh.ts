import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { mergeMap, type Subscription } from 'rxjs';
import type { Notice } from '../../application/ports/realtime-channel.ts';
import { T } from '../../application/tokens.ts';
import { useServices } from '../services.tsx';
import { paced } from './paced.ts';

/** The query keys that each kind of news makes old; the first word of a key names its concept. All news comes with a notification. */
const concerned: Readonly<Record<Notice['type'], readonly string[]>> = {
  assessment: ['assessment', 'apl', 'exam', 'certificate'],
  payment: ['purchase', 'assessment', 'catalog'],
  register: ['account', 'profile'],
  verify_email: ['account', 'profile'],
  refresh: ['profile', 'purchase', 'assessment', 'apl', 'exam', 'certificate'],
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
      const concepts = channel.notices().pipe(mergeMap(({ type }) => ['notification', ...concerned[type]]));
      subscription = paced(concepts).subscribe((concept) => void queries.invalidateQueries({ queryKey: [concept] }));
    });
    return () => {
      stopped = true;
      subscription?.unsubscribe();
    };
  }, [services, queries]);
  return null;
};

export default NoticeRefresh;
