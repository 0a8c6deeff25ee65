import { skipToken, useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { styled } from 'styled-components';
import { informationTokens } from '../../application/information/tokens.ts';
import type { Config } from '../../config.ts';
import type { PageText } from '../../domain/information/page-text.ts';
import { Button } from '../components/button/button.tsx';
import { Callout } from '../components/feedback/callout.tsx';
import { Skeleton } from '../components/feedback/skeleton.tsx';
import { PageHeading } from '../components/layout/page-heading.tsx';
import { LongText, type LongTextSection } from '../components/text/long-text.tsx';
import { useConfig } from '../config-context.ts';
import { longDate } from '../format/date.ts';
import { useServices } from '../services.tsx';
import { readingWidth, space } from '../theme/theme.ts';
import { useSectionFocus } from './use-section-focus.ts';

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

/** A page whose text a certification body may replace without a new build; without one, or when it cannot be had, the shipped text is here. */
export const TextPage = ({
  title,
  eyebrow,
  name,
  shipped,
  sample = defaultSample,
  more = [],
  children,
}: TextPageProps) => {
  const address = useConfig().pages[name];
  const own = useOwnText(address);
  // Prerendered pages show the shipped text before anything is known: it stays until the other is there. Whoever comes
  // when the address is known sees no text that is about to change.
  const [cameKnowing] = useState(address !== undefined);
  const waiting = own.isLoading && cameKnowing;
  const text = own.data ?? shipped;
  useSectionFocus(waiting ? null : text);
  return (
    <>
      <PageHeading
        title={title}
        {...(eyebrow && { eyebrow })}
        {...(text.updatedOn &&
          !waiting && { lead: `Terakhir diperbarui: ${longDate(`${text.updatedOn}T00:00+07:00`)}` })}
      />
      {!waiting && !own.data && (
        <ShippedNotice sample={sample} failed={own.isError} onRetry={() => void own.refetch()} />
      )}
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

/** The text that the body has written for a page; no address means that it has none. */
const useOwnText = (address: string | undefined) => {
  const services = useServices();
  const read = async (named: string): Promise<PageText> =>
    (await services.resolve(informationTokens.informationQueries)).pageText(named);
  return useQuery({
    queryKey: ['information', address],
    queryFn: address === undefined ? skipToken : () => read(address),
    staleTime: Number.POSITIVE_INFINITY,
  });
};
