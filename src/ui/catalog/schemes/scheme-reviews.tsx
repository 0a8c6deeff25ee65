import { useRef } from 'react';
import { styled } from 'styled-components';
import type { Review } from '../../../domain/catalog/review.ts';
import type { Scheme } from '../../../domain/catalog/scheme.ts';
import type { Page } from '../../../domain/paging/page.ts';
import { Fetched } from '../../core/page/fetched.tsx';
import { Rating } from '../../kit/components/choice/rating.tsx';
import { SkeletonBlock } from '../../kit/components/feedback/skeleton-block.ts';
import { useRowWindow } from '../../kit/components/layout/row-window.tsx';
import { Stack } from '../../kit/components/layout/stack.tsx';
import { Pager } from '../../kit/components/navigation/pager.tsx';
import { grouped } from '../../kit/components/text/grouped.ts';
import { color, fontSize, fontWeight, space } from '../../kit/theme/theme.ts';
import { useReviews } from '../catalog-data.ts';
import { ReviewCard } from '../home/review-card.tsx';
import { Section } from '../section.tsx';
import { NothingYet } from './nothing-yet.ts';
import { type SchemePages, schemeAddress } from './scheme-address.ts';

const Average = styled.p`
  align-items: center;
  display: flex;
  flex-wrap: wrap;
  gap: ${space(1)} ${space(3)};

  b {
    font-size: ${fontSize.heading};
    font-weight: ${fontWeight.heavy};
    line-height: 1;
  }

  > span:last-child {
    color: ${color.textMuted};
  }
`;

const Cards = styled.ul`
  display: grid;
  gap: ${space(4)};
  grid-template-columns: repeat(auto-fill, minmax(min(19rem, 100%), 1fr));
  scroll-margin-block-start: 8rem;

  &:focus {
    outline: none;
  }

  > li {
    display: grid;
  }
`;

export interface SchemeReviewsProps {
  readonly scheme: Scheme;
  readonly pages: SchemePages;
}

export const SchemeReviews = ({ scheme, pages }: SchemeReviewsProps) => {
  const reviews = useReviews(scheme.id, pages.reviewPage);
  return (
    <Section
      title="Ulasan peserta"
      beside={scheme.reviewCount !== 0 && scheme.rating > 0 && <AverageRating scheme={scheme} />}
    >
      <Fetched
        key={scheme.id}
        query={reviews}
        errorTitle="Ulasan belum bisa dimuat"
        skeleton={<SkeletonBlock $height="24rem" />}
      >
        {(page) => (
          <Reviews page={page} hrefFor={(number) => schemeAddress(scheme.slug, { ...pages, reviewPage: number })} />
        )}
      </Fetched>
    </Section>
  );
};

const AverageRating = ({ scheme: { rating, reviewCount } }: { scheme: Scheme }) => (
  <Average>
    <b aria-hidden="true">{rating.toFixed(1).replace('.', ',')}</b>
    <Rating value={rating} size={20} />
    {reviewCount !== null && <span>{grouped(reviewCount)} ulasan</span>}
  </Average>
);

const Reviews = ({ page, hrefFor }: { page: Page<Review>; hrefFor: (page: number) => string }) => {
  const list = useRef<HTMLUListElement>(null);
  const { shown, more } = useRowWindow(page.items, page.unreadable);
  if (page.items.length === 0) return <NothingYet>Belum ada ulasan untuk skema ini.</NothingYet>;
  return (
    <Stack $gap={5}>
      <Cards ref={list} tabIndex={-1}>
        {shown.map((review) => (
          <li key={review.id}>
            <ReviewCard review={review} />
          </li>
        ))}
      </Cards>
      {more}
      <Pager
        current={page.current}
        last={page.last}
        label="Halaman ulasan"
        hrefFor={hrefFor}
        onPage={() => list.current?.focus()}
      />
    </Stack>
  );
};
