import { useRef, useState } from 'react';
import { styled } from 'styled-components';
import type { Review } from '../../../domain/catalog/review.ts';
import type { Scheme } from '../../../domain/catalog/scheme.ts';
import type { Page } from '../../../domain/paging/page.ts';
import { Fetched } from '../../core/page/fetched.tsx';
import { Button } from '../../kit/components/button/button.tsx';
import { Rating } from '../../kit/components/choice/rating.tsx';
import { SkeletonBlock } from '../../kit/components/feedback/skeleton-block.ts';
import { Cluster } from '../../kit/components/layout/cluster.tsx';
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
        skeleton={<SkeletonBlock $height="20rem" />}
      >
        {(page) => (
          <Reviews
            page={page}
            count={scheme.reviewCount}
            hrefFor={(number) => schemeAddress(scheme.slug, { ...pages, reviewPage: number })}
          />
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

const shownFirst = 3;

interface ReviewsProps {
  readonly page: Page<Review>;
  readonly count: number | null;
  readonly hrefFor: (page: number) => string;
}

const Reviews = ({ page, count, hrefFor }: ReviewsProps) => {
  const list = useRef<HTMLUListElement>(null);
  const [all, setAll] = useState(page.current > 1 || page.items.length <= shownFirst);
  const { shown, more } = useRowWindow(page.items, page.unreadable);
  const showAll = () => {
    setAll(true);
    list.current?.focus(); // the button goes away
  };
  if (page.items.length === 0) return <NothingYet>Belum ada ulasan untuk skema ini.</NothingYet>;
  return (
    <Stack $gap={5}>
      <Cards ref={list} tabIndex={-1} aria-label="Ulasan">
        {(all ? shown : shown.slice(0, shownFirst)).map((review) => (
          <li key={review.id}>
            <ReviewCard review={review} />
          </li>
        ))}
      </Cards>
      {all ? (
        <>
          {more}
          <Pager
            current={page.current}
            last={page.last}
            label="Halaman ulasan"
            hrefFor={hrefFor}
            onPage={() => list.current?.focus()}
          />
        </>
      ) : (
        <Cluster>
          <Button variant="secondary" onClick={showAll}>
            Tampilkan semua {count !== null && `${grouped(count)} `}ulasan
          </Button>
        </Cluster>
      )}
    </Stack>
  );
};
