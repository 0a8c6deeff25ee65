import type { UseQueryResult } from '@tanstack/react-query';
import { useRef } from 'react';
import { styled } from 'styled-components';
import type { PurchasablePage } from '../../../application/catalog/catalog-queries.ts';
import { lazyComponent } from '../../core/lazy-component.ts';
import { useAddressSearch } from '../../core/page/address-search.ts';
import { Fetched } from '../../core/page/fetched.tsx';
import { useSectionFocus } from '../../core/page/use-section-focus.ts';
import { paths } from '../../core/paths.ts';
import { Callout } from '../../kit/components/feedback/callout.tsx';
import { SkeletonBlock } from '../../kit/components/feedback/skeleton-block.ts';
import { useRowWindow } from '../../kit/components/layout/row-window.tsx';
import { Stack } from '../../kit/components/layout/stack.tsx';
import { Pager } from '../../kit/components/navigation/pager.tsx';
import { TextLink } from '../../kit/components/navigation/text-link.tsx';
import { space } from '../../kit/theme/theme.ts';
import { useClosedReason } from '../catalog-data.ts';
import { readId } from '../filter-value.ts';
import { ScheduleOffer } from '../schedules/schedule-offer.tsx';
import { Section } from '../section.tsx';
import { NothingYet } from './nothing-yet.ts';
import { type SchemePages, schemeAddress } from './scheme-address.ts';

const RepeatNotice = lazyComponent(() => import('../../purchase/public/repeat-notice.tsx'), null, true);

export const schedulesId = 'jadwal';

const List = styled.ul`
  display: grid;
  gap: ${space(4)};

  &:focus {
    outline: none;
  }
`;

export interface SchemeSchedulesProps {
  readonly schedules: UseQueryResult<PurchasablePage>;
  readonly slug: string;
  readonly pages: SchemePages;
}

const formerTitles = {
  closed: 'Pendaftaran jadwal Anda yang lalu sudah ditutup',
  full: 'Jadwal Anda yang lalu sudah penuh',
  missing: 'Jadwal Anda yang lalu tidak ditawarkan lagi',
} as const;

const skeleton = <SkeletonBlock $height="30rem" />;

/** `?semula=` names the schedule of an unpaid purchase, of somebody who registers again. */
export const SchemeSchedules = ({ schedules, slug, pages }: SchemeSchedulesProps) => {
  const former = readId(new URLSearchParams(useAddressSearch()).get('semula'));
  const closed = useClosedReason(former ?? undefined, slug);
  return (
    <Section id={schedulesId} title="Jadwal asesmen" lead="Pilih waktu dan tempat, lalu penanggung biayanya.">
      {pages.repeat && <RepeatNotice />}
      {closed.data && (
        <Callout tone="caution" live="polite" title={formerTitles[closed.data]}>
          Pilih jadwal lain di bawah ini untuk skema yang sama.
        </Callout>
      )}
      {former && closed.isPending ? (
        skeleton
      ) : (
        <Fetched key={slug} query={schedules} errorTitle="Jadwal belum bisa dimuat" skeleton={skeleton}>
          {(page) => (
            <Offers
              page={page}
              slug={slug}
              again={Boolean(pages.repeat || former)}
              hrefFor={(number) => schemeAddress(slug, { ...pages, schedulePage: number })}
            />
          )}
        </Fetched>
      )}
    </Section>
  );
};

interface OffersProps {
  readonly page: PurchasablePage;
  readonly slug: string;
  readonly again: boolean;
  readonly hrefFor: (page: number) => string;
}

const Offers = ({ page, slug, again, hrefFor }: OffersProps) => {
  const list = useRef<HTMLUListElement>(null);
  useSectionFocus(page, again ? `#${schedulesId}` : ''); // who registers again starts with the choice of a schedule
  const { shown, more } = useRowWindow(page.items, page.unreadable);
  if (page.items.length === 0)
    return (
      <NothingYet>
        Belum ada jadwal untuk skema ini. Jadwal baru akan tampil di sini.{' '}
        <TextLink to={`${paths.contact.to({})}?tulis=question`}>Tanyakan kepada lembaga sertifikasi</TextLink>
      </NothingYet>
    );
  return (
    <Stack $gap={5}>
      <List ref={list} tabIndex={-1} aria-label="Jadwal">
        {shown.map((purchasable) => (
          <ScheduleOffer key={purchasable.schedule.id} purchasable={purchasable} slug={slug} />
        ))}
      </List>
      {more}
      <Pager
        current={page.current}
        last={page.last}
        label="Halaman jadwal"
        hrefFor={hrefFor}
        onPage={() => list.current?.focus()}
      />
    </Stack>
  );
};
