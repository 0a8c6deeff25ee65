import CheckCheck from 'lucide-react/icons/check-check';
import { useState } from 'react';
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

/**
 * Unseen while there is nothing to mark, in its place, so that nothing moves when it appears. Once pressed it stays, and is aria-disabled
 * instead of disabled, so that it keeps the focus.
 */
export const MarkAllButton = (props: Pick<ButtonProps, 'variant' | 'size'>) => {
  const [pressed, press] = useState(false);
  const { data: unread } = useUnread();
  const { mutate, isPending } = useMarkAllRead();
  const nothing = unread !== undefined && unread.items.length === 0;
  return (
    <Frame
      {...props}
      busy={isPending}
      {...(nothing && !isPending && { 'aria-disabled': true })}
      {...((unread === undefined || nothing) && !pressed && { style: { visibility: 'hidden' } })}
      onClick={() => {
        press(true);
        if (!nothing) mutate();
      }}
    >
      <CheckCheck size={18} aria-hidden="true" />
      Tandai semua dibaca
    </Frame>
  );
};
