import type { UseInfiniteQueryResult } from '@tanstack/react-query';
import { failureText } from '../../core/failure-text.ts';
import { Button } from '../../kit/components/button/button.tsx';
import { Callout } from '../../kit/components/feedback/callout.tsx';

export const MoreSchedules = ({ list, title }: { list: UseInfiniteQueryResult; title: string }) => (
  <>
    {list.error && (
      <Callout
        tone="critical"
        live="polite"
        title={title}
        action={
          <Button variant="secondary" size="small" busy={list.isFetching} onClick={() => void list.refetch()}>
            Coba lagi
          </Button>
        }
      >
        {failureText(list.error).text}
      </Callout>
    )}
    {list.hasNextPage && (
      <Button variant="secondary" busy={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
        Tampilkan jadwal berikutnya
      </Button>
    )}
  </>
);
