import { useEffect, useRef, useState } from 'react';
import { arrivals, type Seen } from '../../domain/notification/arrivals.ts';
import { VisuallyHidden } from '../components/text/visually-hidden.tsx';
import type { NotificationPage } from './notification-data.ts';
import { arrivalText } from './notification-text.ts';

/** Says politely what arrives while the page is open; what was there when it opened is no news. */
export const ArrivalAnnouncer = ({ unread }: { unread: NotificationPage | undefined }) => {
  const seen = useRef<Seen | null>(null);
  const [text, setText] = useState('');
  useEffect(() => {
    if (!unread) return;
    const look = arrivals(seen.current, unread.items);
    seen.current = look.seen;
    const { length } = look.arrived;
    if (length > 0) setText(arrivalText(look.arrived, length === unread.items.length && unread.last > 1));
  }, [unread]);
  return <VisuallyHidden role="status">{text}</VisuallyHidden>;
};
