import { useRef } from 'react';
import { styled } from 'styled-components';
import { useSearch } from 'wouter';
import { unreadCountOf } from '../../domain/notification/notification.ts';
import { FailureState } from '../core/errors/failure-state.tsx';
import { useFirstInSlices } from '../core/page/in-slices.ts';
import type { PageProps } from '../core/route.tsx';
import { useServerNow } from '../core/server-now.ts';
import { Card } from '../kit/components/layout/card.tsx';
import { PageHeading } from '../kit/components/layout/page-heading.tsx';
import { useRowWindow } from '../kit/components/layout/row-window.tsx';
import { Stack } from '../kit/components/layout/stack.tsx';
import { Pager } from '../kit/components/navigation/pager.tsx';
import { TabLinks } from '../kit/components/navigation/tab-links.tsx';
import { grouped } from '../kit/components/text/grouped.ts';
import { color, duration, fontSize } from '../kit/theme/theme.ts';
import { MarkAllButton } from './mark-all-button.tsx';
import { NoNotifications } from './no-notifications.tsx';
import { NotificationItem } from './notification-item.tsx';
import { NotificationSkeleton } from './notification-skeleton.tsx';
import { type NotificationPage, useNotifications, useUnread } from './public/notification-data.ts';
import { type NotificationView, notificationListAddress, readNotificationView } from './public/notification-view.ts';
import { useOpenNotification } from './use-read-marks.ts';

const Result = styled.p`
  color: ${color.textMuted};
  font-size: ${fontSize.small};
  font-variant-numeric: tabular-nums;

  &:focus {
    outline: none;
  }
`;

const Frame = styled(Card)<{ $old: boolean }>`
  opacity: ${({ $old }) => ($old ? 0.55 : 1)};
  overflow: clip;
  transition: opacity ${duration.slow};
`;

const all = notificationListAddress({ unreadOnly: false, page: 1 });
const unreadOnes = notificationListAddress({ unreadOnly: true, page: 1 });

const NotificationsPage = ({ title }: PageProps) => {
  const view = readNotificationView(useSearch());
  const { data: unread } = useUnread();
  const count = unread && unreadCountOf(unread);
  const tabs = [
    { to: all, title: 'Semua' },
    { to: unreadOnes, title: 'Belum dibaca', ...(count && count.count > 0 && !count.more && { count: count.count }) },
  ];
  return (
    <>
      <PageHeading
        title={title}
        lead="Kabar tentang asesmen, pembayaran, dan akun Anda."
        actions={<MarkAllButton variant="secondary" />}
      />
      <Stack $gap={5}>
        <TabLinks label="Daftar notifikasi" tabs={tabs} current={view.unreadOnly ? unreadOnes : all} />
        <List view={view} />
      </Stack>
    </>
  );
};

const List = ({ view }: { view: NotificationView }) => {
  const list = useNotifications(view.page, view.unreadOnly);
  const asOf = useServerNow();
  const page = useFirstInSlices(list.data);
  if (!list.data && list.error)
    return (
      <FailureState
        error={list.error}
        title="Notifikasi belum bisa dimuat"
        retrying={list.isFetching}
        onRetry={() => void list.refetch()}
      />
    );
  if (!page) return <NotificationSkeleton />;
  if (page.items.length === 0 && !list.isPlaceholderData) return <NoNotifications view={view} last={page.last} />;
  return <Rows page={page} view={view} asOf={asOf} old={list.isPlaceholderData} />;
};

interface RowsProps {
  readonly page: NotificationPage;
  readonly view: NotificationView;
  readonly asOf: number | null;
  readonly old: boolean;
}

const Rows = ({ page, view, asOf, old }: RowsProps) => {
  const open = useOpenNotification();
  const { shown, more } = useRowWindow(page.items, page.unreadable);
  const result = useRef<HTMLParagraphElement>(null);
  return (
    <Stack $gap={4} aria-busy={old}>
      <Result ref={result} tabIndex={-1}>
        {page.last === 1
          ? `${page.items.length} notifikasi`
          : `Halaman ${grouped(page.current)} dari ${grouped(page.last)}`}
      </Result>
      <Frame as="ul" $padding="none" $old={old}>
        {shown.map((notification) => (
          <NotificationItem key={notification.id} notification={notification} asOf={asOf} onOpen={open} />
        ))}
      </Frame>
      {more}
      <Pager
        current={page.current}
        last={page.last}
        label="Halaman daftar notifikasi"
        hrefFor={(number) => notificationListAddress({ ...view, page: number })}
        onPage={() => result.current?.focus()}
      />
    </Stack>
  );
};

export default NotificationsPage;
