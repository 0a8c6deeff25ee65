import type { LucideIcon } from 'lucide-react';
import Award from 'lucide-react/icons/award';
import Bell from 'lucide-react/icons/bell';
import ClipboardCheck from 'lucide-react/icons/clipboard-check';
import CreditCard from 'lucide-react/icons/credit-card';
import MailCheck from 'lucide-react/icons/mail-check';
import MessageSquare from 'lucide-react/icons/message-square';
import UserRound from 'lucide-react/icons/user-round';
import { useId } from 'react';
import { styled } from 'styled-components';
import type { Notification, NotificationType } from '../../domain/notification/notification.ts';
import { StretchedLink } from '../kit/components/navigation/stretched-link.tsx';
import { Badge } from '../kit/components/text/badge.tsx';
import { VisuallyHidden } from '../kit/components/text/visually-hidden.tsx';
import { longDateTime, placeless, shortDate } from '../kit/format/date.ts';
import { relativeTime } from '../kit/format/relative-time.ts';
import { color, duration, fontSize, fontWeight, radius, space } from '../kit/theme/theme.ts';
import { notificationAddress } from './notification-address.ts';
import { notificationText, typeText } from './notification-text.ts';

const icons: Readonly<Record<NotificationType, LucideIcon>> = {
  assessment: ClipboardCheck,
  payment: CreditCard,
  register: UserRound,
  verify_email: MailCheck,
  certificate: Award,
  message: MessageSquare,
  other: Bell,
};

const Item = styled.li<{ $unread: boolean; $compact: boolean }>`
  align-items: start;
  background: ${({ $unread }) => ($unread ? `color-mix(in srgb, ${color.brandTint} 55%, ${color.surfaceRaised})` : color.surfaceRaised)};
  border-block-start: 1px solid ${color.border};
  box-shadow: inset 3px 0 0 ${({ $unread }) => ($unread ? color.brand : 'transparent')};
  display: grid;
  gap: ${space(3)};
  grid-template-columns: auto minmax(0, 1fr);
  padding: ${({ $compact }) => ($compact ? `${space(3)} ${space(4)}` : space(5))};
  position: relative;
  transition: background-color ${duration.fast};

  &:first-child {
    border-block-start: 0;
  }

  &:hover {
    background: ${color.brandTint};
  }

  a::after {
    border-radius: ${radius.control};
    inset: 3px;
  }

  a {
    font-weight: ${({ $unread }) => ($unread ? fontWeight.semibold : fontWeight.regular)};
  }
`;

const Sign = styled.span<{ $unread: boolean; $compact: boolean }>`
  align-items: center;
  background: ${({ $unread }) => ($unread ? color.brand : color.surfaceSunken)};
  block-size: ${({ $compact }) => ($compact ? '2.25rem' : '2.75rem')};
  border-radius: 50%;
  color: ${({ $unread }) => ($unread ? color.onBrand : color.textMuted)};
  display: inline-flex;
  inline-size: ${({ $compact }) => ($compact ? '2.25rem' : '2.75rem')};
  justify-content: center;
`;

const Text = styled.div`
  display: grid;
  gap: ${space(1)};
  overflow-wrap: anywhere;
`;

/* A dot precedes each fact; the frame clips the dot at the start of a line. */
const Facts = styled.div`
  overflow: clip;

  > p {
    align-items: center;
    color: ${color.textMuted};
    display: flex;
    flex-wrap: wrap;
    font-size: ${fontSize.small};
    gap: ${space(1)} 0;
    margin-inline-start: -1.25rem;
  }

  > p > :is(span, time) {
    padding-inline-start: 1.25rem;
    position: relative;

    &::before {
      content: '·';
      inline-size: 1.25rem;
      inset-inline-start: 0;
      position: absolute;
      text-align: center;
    }
  }
`;

const New = styled(Badge)`
  margin-inline-start: 1.25rem;

  /* a decorative dot, which screen readers ignore */
  && {
    &::before {
      background: currentcolor;
      block-size: 0.5em;
      border-radius: 50%;
      content: '';
      inline-size: 0.5em;
    }
  }
`;

interface NotificationItemProps {
  readonly notification: Notification;
  readonly asOf: number | null;
  readonly onOpen: (notification: Notification) => void;
  readonly compact?: boolean;
}

export const NotificationItem = ({ notification, asOf, onOpen, compact = false }: NotificationItemProps) => {
  const { type, date, read } = notification;
  const about = typeText(notification);
  const Icon = icons[type];
  const facts = useId();
  const age = date !== null && asOf !== null ? relativeTime(date, asOf) : null;
  const look = { $unread: !read, $compact: compact };
  return (
    <Item {...look}>
      <Sign {...look} aria-hidden="true">
        <Icon size={compact ? 18 : 22} />
      </Sign>
      <Text>
        <StretchedLink
          to={notificationAddress(notification)}
          dir="auto"
          aria-describedby={facts}
          onClick={() => onOpen(notification)}
        >
          {notificationText(notification)}
        </StretchedLink>
        <Facts id={facts}>
          {compact && <VisuallyHidden>{about} </VisuallyHidden>}
          <p>
            {!compact && <span>{about}</span>}
            {age && !compact && <span>{age}</span>}
            {date && (
              <time dateTime={date} title={longDateTime(date, placeless)}>
                {compact ? (age ?? shortDate(date, placeless)) : longDateTime(date, placeless)}
              </time>
            )}
            {!read && (
              <New as="strong" $tone="info">
                Belum dibaca
              </New>
            )}
          </p>
        </Facts>
      </Text>
    </Item>
  );
};
