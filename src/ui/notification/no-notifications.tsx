import { paths } from '../core/paths.ts';
import { LinkButton } from '../kit/components/button/link-button.tsx';
import { EmptyState } from '../kit/components/feedback/empty-state.tsx';
import { NoNotificationsPicture } from '../kit/illustrations/no-notifications-picture.tsx';
import { type NotificationView, notificationListAddress } from './public/notification-view.ts';

export const NoNotifications = ({ view, last }: { view: NotificationView; last: number }) => {
  const { unreadOnly, page } = view;
  const picture = <NoNotificationsPicture />;
  if (page > 1) {
    const nearest = Math.min(last, page - 1);
    return (
      <EmptyState
        picture={picture}
        title="Halaman ini sudah tidak berisi notifikasi"
        action={
          <LinkButton to={notificationListAddress({ unreadOnly, page: nearest })}>Ke halaman {nearest}</LinkButton>
        }
      >
        Daftarnya lebih pendek daripada yang diminta alamat ini.
      </EmptyState>
    );
  }
  if (unreadOnly)
    return (
      <EmptyState
        picture={picture}
        title="Semua notifikasi sudah dibaca"
        action={
          <LinkButton variant="secondary" to={notificationListAddress({ unreadOnly: false, page: 1 })}>
            Lihat semua notifikasi
          </LinkButton>
        }
      >
        Kabar baru akan tampil di sini begitu tiba.
      </EmptyState>
    );
  return (
    <EmptyState
      picture={picture}
      title="Belum ada notifikasi"
      action={<LinkButton to={paths.schemes.to({})}>Lihat skema sertifikasi</LinkButton>}
    >
      Kabar tentang pembayaran dan asesmen Anda akan tampil di sini.
    </EmptyState>
  );
};
