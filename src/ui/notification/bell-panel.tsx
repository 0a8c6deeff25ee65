import { styled } from 'styled-components';
import { failureText } from '../core/failure-text.ts';
import { paths } from '../core/paths.ts';
import { useServerNow } from '../core/server-now.ts';
import { Button } from '../kit/components/button/button.tsx';
import { Skeleton } from '../kit/components/feedback/skeleton.tsx';
import { TextLink } from '../kit/components/navigation/text-link.tsx';
import { color, fontSize, space } from '../kit/theme/theme.ts';
import { MarkAllButton } from './mark-all-button.tsx';
import { NotificationItem } from './notification-item.tsx';
import { useNotifications } from './public/notification-data.ts';
import { useOpenNotification } from './use-read-marks.ts';

const Head = styled.div`
  align-items: center;
  border-block-end: 1px solid ${color.border};
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)};
  justify-content: space-between;
  padding: ${space(3)} ${space(3)} ${space(3)} ${space(4)};

  h2 {
    font-size: ${fontSize.lead};
  }
`;

const List = styled.ul`
  list-style: none;
`;

const Message = styled.div`
  color: ${color.textMuted};
  display: grid;
  gap: ${space(3)};
  justify-items: center;
  padding: ${space(8)} ${space(4)};
  text-align: center;
`;

const Foot = styled.div`
  background: ${color.surfaceRaised};
  border-block-start: 1px solid ${color.border};
  inset-block-end: 0;
  padding: ${space(3)} ${space(4)};
  position: sticky; /* in a low window, the list ends below the panel */
  text-align: center;
`;

const shown = 5;

const BellPanel = ({ onClose }: { onClose: () => void }) => (
  <>
    <Head>
      <h2>Notifikasi</h2>
      <MarkAllButton variant="quiet" size="small" />
    </Head>
    <Newest onClose={onClose} />
    <Foot>
      <TextLink to={paths.notifications.to({})} onClick={onClose}>
        Lihat semua notifikasi
      </TextLink>
    </Foot>
  </>
);

const Newest = ({ onClose }: { onClose: () => void }) => {
  const newest = useNotifications(1, false);
  const asOf = useServerNow();
  const open = useOpenNotification();
  if (!newest.data && newest.error)
    return (
      <Message role="alert">
        <p>{failureText(newest.error).text}</p>
        <Button variant="secondary" size="small" busy={newest.isFetching} onClick={() => void newest.refetch()}>
          Coba lagi
        </Button>
      </Message>
    );
  if (!newest.data) return <Skeleton name="text" />;
  if (newest.data.items.length === 0) return <Message>Belum ada notifikasi untuk Anda.</Message>;
  return (
    <List>
      {newest.data.items.slice(0, shown).map((notification) => (
        <NotificationItem
          key={notification.id}
          compact
          notification={notification}
          asOf={asOf}
          onOpen={(opened) => {
            onClose();
            open(opened);
          }}
        />
      ))}
    </List>
  );
};

export default BellPanel;
