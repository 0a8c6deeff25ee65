import { type ReactNode, useState } from 'react';
import { styled } from 'styled-components';
import type { Config } from '../../config.ts';
import type { PageText } from '../../domain/information/page-text.ts';
import { Button } from '../components/button/button.tsx';
import { Callout } from '../components/feedback/callout.tsx';
import { Skeleton } from '../components/feedback/skeleton.tsx';
import { PageHeading } from '../components/layout/page-heading.tsx';
import { LongText, type LongTextSection } from '../components/text/long-text.tsx';
import { useConfig } from '../config-context.ts';
import { lazyComponent } from '../lazy-component.ts';
import { useSectionFocus } from '../page/use-section-focus.ts';
import { readingWidth, space } from '../theme/theme.ts';
import type { OwnText } from './own-text.tsx';

const Message = styled.div`
  margin-block-end: ${space(6)};
  max-inline-size: calc(${readingWidth} + 2 * ${space(10)});
`;

export interface TextPageProps {
  readonly title: string;
  /** The name under which menus know the page, where it is another one. */
  readonly eyebrow?: string;
  readonly name: keyof Config['pages'];
  /** What is here until a body has written its own. */
  readonly shipped: PageText;
  /** Says that the shipped words are made up; null where they hold for every body. */
  readonly sample?: string | null;
  readonly more?: readonly LongTextSection[];
  /** What the page shows above the text. */
  readonly children?: ReactNode;
}

const none: OwnText = { text: null, isLoading: false, isError: false, retry: () => undefined };
const FetchedText = lazyComponent(
  () => import('./own-text.tsx'),
  ({ show }) => show({ ...none, isLoading: true }),
);

/** A page whose text a certification body may replace without a new build; without one, or when it cannot be had, the shipped text is here. */
export const TextPage = (props: TextPageProps) => {
  const address = useConfig().pages[props.name];
  // Prerendered pages show the shipped text before anything is known: it stays until the other is there. Whoever comes
  // when the address is known sees no text that is about to change.
  const [cameKnowing] = useState(address !== undefined);
  const show = (own: OwnText) => <ShownText {...props} own={own} waiting={own.isLoading && cameKnowing} />;
  return address === undefined ? show(none) : <FetchedText address={address} show={show} />;
};

/** By the browser: the date of a text is not worth the 5 kB of dayjs on pages that show no other. */
const dayText = (date: string): string =>
  new Intl.DateTimeFormat('id-ID', {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  }).format(new Date(date));

const ShownText = (props: TextPageProps & { readonly own: OwnText; readonly waiting: boolean }) => {
  const { title, eyebrow, shipped, sample = defaultSample, more = [], children, own, waiting } = props;
  const text = own.text ?? shipped;
  useSectionFocus(waiting ? null : text);
  return (
    <>
      <PageHeading
        title={title}
        {...(eyebrow && { eyebrow })}
        {...(text.updatedOn && !waiting && { lead: `Terakhir diperbarui: ${dayText(text.updatedOn)}` })}
      />
      {!waiting && !own.text && <ShippedNotice sample={sample} failed={own.isError} onRetry={own.retry} />}
      {children}
      {waiting ? <Skeleton name="document" /> : <LongText blocks={text.blocks} more={more} />}
    </>
  );
};

const defaultSample =
  'LSP Contoh adalah lembaga rekaan. Lembaga sertifikasi yang memakai portal ini menggantinya dengan teksnya sendiri.';

const ShippedNotice = (props: { sample: string | null; failed: boolean; onRetry: () => void }) => {
  const { sample, failed, onRetry } = props;
  if (!failed && sample === null) return null;
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
        <Callout title="Contoh">{sample}</Callout>
      )}
    </Message>
  );
};
