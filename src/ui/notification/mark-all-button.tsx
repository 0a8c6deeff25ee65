import CheckCheck from 'lucide-react/icons/check-check';
import { styled } from 'styled-components';
import { Button, type ButtonProps } from '../kit/components/button/button.tsx';
import { color } from '../kit/theme/theme.ts';
import { useUnread } from './public/notification-data.ts';
import { useMarkAllRead } from './use-read-marks.ts';

const Frame = styled(Button)`
  &&[aria-disabled='true']:not([aria-busy]) {
    color: ${color.textMuted};
    cursor: not-allowed;
  }
`;

/** aria-disabled instead of disabled, so that the button keeps the focus after all are marked. */
export const MarkAllButton = (props: Pick<ButtonProps, 'variant' | 'size'>) => {
  const { data: unread } = useUnread();
  const { mutate, isPending } = useMarkAllRead();
  const nothing = unread !== undefined && unread.items.length === 0;
  return (
    <Frame
      {...props}
      busy={isPending}
      {...(nothing && !isPending && { 'aria-disabled': true })}
      onClick={() => !nothing && mutate()}
    >
      <CheckCheck size={18} aria-hidden="true" />
      Tandai semua dibaca
    </Frame>
  );
};
