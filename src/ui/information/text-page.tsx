import { type ReactNode, useState } from 'react';
import { styled } from 'styled-components';
import type { Config } from '../../configuration/config.ts';
import type { PageText } from '../../domain/information/page-text.ts';
import { useConfig } from '../core/config-context.ts';
import { lazyComponent } from '../core/lazy-component.ts';
import { useSectionFocus } from '../core/page/use-section-focus.ts';
import { type Notice, useSlots } from '../core/slots.tsx';
import { Button } from '../kit/components/button/button.tsx';
import { Callout } from '../kit/components/feedback/callout.tsx';
import { Skeleton } from '../kit/components/feedback/skeleton.tsx';
import { PageHeading } from '../kit/components/layout/page-heading.tsx';
import { LongText, type LongTextSection } from '../kit/components/text/long-text.tsx';
import { space, textCardWidth } from '../kit/theme/theme.ts';
import type { OwnText } from './own-text.tsx';
import { unofficialText } from './unofficial.ts';

const Message = styled.div`
  margin-block-end: ${space(6)};
  max-inline-size: ${textCardWidth};
`;

export interface TextPageProps {
  readonly title: string;
  readonly eyebrow?: ReactNode;
  readonly name: keyof Config['pages'];
  readonly shipped: PageText;
  readonly notice?: Notice | null;
  readonly more?: readonly LongTextSection[];
  readonly children?: ReactNode;
}

const none: OwnText = { text: null, isLoading: false, isError: false, retry: () => undefined };
const FetchedText = lazyComponent(
  () => import('./own-text.tsx'),
  ({ show }) => show({ ...none, isLoading: true }),
);

/** Page with a text that a certification body can replace without a build. */
export const TextPage = (props: TextPageProps) => {
  const address = useConfig().pages[props.name];
  // A prerendered page keeps the default text until the replacement loads. Later visits show a placeholder, so that no text changes.
  const [cameKnowing] = useState(address !== undefined);
  const show = (own: OwnText) => <ShownText {...props} own={own} waiting={own.isLoading && cameKnowing} />;
  return address === undefined ? show(none) : <FetchedText address={address} show={show} />;
};

/** Native `Intl`, because dayjs would add 5 kB to these pages. */
const dayText = (date: string): string =>
  new Intl.DateTimeFormat('id-ID', {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  }).format(new Date(date));

const ShownText = (props: TextPageProps & { readonly own: OwnText; readonly waiting: boolean }) => {
  const { text: slotNotice = unofficialText } = useSlots().notices;
  const { title, eyebrow, shipped, notice = slotNotice, more = [], children, own, waiting } = props;
  const text = own.text ?? shipped;
  useSectionFocus(waiting ? null : text);
  return (
    <>
      <PageHeading
        title={title}
        {...(eyebrow && { eyebrow })}
        {...(text.updatedOn && !waiting && { lead: `Terakhir diperbarui: ${dayText(text.updatedOn)}` })}
      />
      {!waiting && !own.text && <ShippedNotice notice={notice} failed={own.isError} onRetry={own.retry} />}
      {children}
      {waiting ? <Skeleton name="document" /> : <LongText blocks={text.blocks} more={more} />}
    </>
  );
};

const ShippedNotice = (props: { notice: Notice | null; failed: boolean; onRetry: () => void }) => {
  const { notice, failed, onRetry } = props;
  if (!failed && !notice) return null;
  return (
    <Message>
      {failed ? (
        <Callout
          tone="caution"
          title="Teks resmi belum bisa dimuat"
          live="polite"
          action={
            <Button size="small" variant="secondary" onClick={onRetry}>
              Coba lagi
            </Button>
          }
        >
          Yang tampil di bawah ini teks contoh, bukan teks lembaga.
        </Callout>
      ) : (
        notice && <Callout title={notice.title}>{notice.text}</Callout>
      )}
    </Message>
  );
};
