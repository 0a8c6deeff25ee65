import BellIcon from 'lucide-react/icons/bell';
import { useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { Link } from 'wouter';
import { arrivals, type Seen } from '../../domain/notification/arrivals.ts';
import { unreadCountOf } from '../../domain/notification/notification.ts';
import { lazyComponent } from '../core/lazy-component.ts';
import { paths } from '../core/paths.ts';
import { politely } from '../kit/components/feedback/politely.ts';
import { Skeleton } from '../kit/components/feedback/skeleton.tsx';
import { Popover } from '../kit/components/overlay/popover.tsx';
import { VisuallyHidden } from '../kit/components/text/visually-hidden.tsx';
import { headerWidth } from '../kit/theme/media.ts';
import { hoverVeil } from '../kit/theme/surfaces.ts';
import { color, fontSize, fontWeight, radius, space, touchTarget } from '../kit/theme/theme.ts';
import { arrivalText, unreadText } from './notification-text.ts';
import { type NotificationPage, useUnread } from './public/notification-data.ts';

const Place = styled.div<{ $in: 'folded' | 'full' }>`
  ${({ $in }) => $in === 'full' && `margin-inline-end: ${space(2)};` /* room for the count, which is wider than the bell */}

  ${({ $in }) => headerWidth[$in === 'full' ? 'folded' : 'full']} {
    display: none;
  }
`;

const BellLink = styled(Link)`
  align-items: center;
  block-size: ${touchTarget};
  border-radius: ${radius.control};
  color: inherit;
  display: inline-flex;
  inline-size: ${touchTarget};
  justify-content: center;
  position: relative;

  &:hover {
    ${hoverVeil}
  }
`;

const Count = styled.span`
  background: ${color.accent};
  border: 2px solid ${color.brandStrong};
  border-radius: ${radius.pill};
  box-sizing: content-box;
  color: ${color.onAccent};
  font-size: calc(${fontSize.small} * 0.8);
  font-variant-numeric: tabular-nums;
  font-weight: ${fontWeight.bold};
  inset-block-start: 0;
  inset-inline-start: 50%;
  line-height: 1.15rem;
  min-inline-size: 1.15rem;
  padding-inline: ${space(1)};
  position: absolute;
  text-align: center;
  white-space: nowrap;
`;

const BellPanel = lazyComponent(() => import('./bell-panel.tsx'), <Skeleton name="text" />);

const title = 'Notifikasi';

/** Popover with the newest notifications; on mobile, a link to their page (specification 2, Menus). */
export const Bell = () => {
  const { data: unread } = useUnread();
  const known = unread && unreadCountOf(unread);
  const count = known && known.count > 0 ? unreadText(known) : null;
  const label = count === null ? title : `${title}, ${count} belum dibaca`;
  const sign = (
    <>
      <BellIcon size={22} aria-hidden="true" />
      {count !== null && <Count aria-hidden="true">{count}</Count>}
    </>
  );
  return (
    <>
      <Place $in="full" onPointerEnter={BellPanel.preload}>
        <Popover label={label} title="Notifikasi terbaru" trigger={sign}>
          {(close) => <BellPanel onClose={close} />}
        </Popover>
      </Place>
      <Place $in="folded">
        <BellLink to={paths.notifications.to({})} aria-label={label} title={label}>
          {sign}
        </BellLink>
      </Place>
      <ArrivalAnnouncer unread={unread} />
    </>
  );
};

const ArrivalAnnouncer = ({ unread }: { unread: NotificationPage | undefined }) => {
  const seen = useRef<Seen | null>(null);
  const [text, setText] = useState('');
  useEffect(() => {
    if (!unread) return;
    const look = arrivals(seen.current, unread.items);
    seen.current = look.seen;
    const { length } = look.arrived;
    if (length > 0) setText(arrivalText(look.arrived, length === unread.items.length && unread.last > 1));
  }, [unread]);
  return <VisuallyHidden {...politely}>{text}</VisuallyHidden>;
};
