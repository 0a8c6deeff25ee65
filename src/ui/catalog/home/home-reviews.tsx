import type { UseQueryResult } from '@tanstack/react-query';
import { styled } from 'styled-components';
import type { SchemePage } from '../../../application/ports/catalog/catalog-repository.ts';
import type { SchemeSummary } from '../../../domain/catalog/scheme.ts';
import { Fetched } from '../../core/page/fetched.tsx';
import { paths } from '../../core/paths.ts';
import { SkeletonBlock } from '../../kit/components/feedback/skeleton-block.ts';
import { media } from '../../kit/theme/media.ts';
import { space } from '../../kit/theme/theme.ts';
import { useReviews } from '../catalog-data.ts';
import { indexes } from '../indexes.ts';
import { Section } from '../section.tsx';
import { ReviewCard, ReviewFrame } from './review-card.tsx';
import { SeeAllLink } from './see-all-link.tsx';

const shown = 3;

const Cards = styled.div`
  display: grid;
  gap: ${space(5)};
  grid-template-columns: repeat(${shown}, minmax(0, 1fr));

  article {
    min-block-size: 13.5rem;
  }

  ${media.mobile} {
    grid-template-columns: minmax(0, 1fr);

    article {
      min-block-size: 11rem;
    }
  }
`;

const skeletonCards = indexes(shown).map((index) => (
  <ReviewFrame as="article" key={index}>
    <SkeletonBlock $width="8rem" $height="1.25rem" />
    <SkeletonBlock />
    <SkeletonBlock $width="80%" />
  </ReviewFrame>
));

const mostReviewed = (schemes: readonly SchemeSummary[]) =>
  schemes.reduce<SchemeSummary | undefined>(
    (most, scheme) => ((scheme.reviewCount ?? 0) > (most?.reviewCount ?? 0) ? scheme : most),
    undefined,
  );

export const HomeReviews = ({ schemes }: { schemes: UseQueryResult<SchemePage> }) => {
  const scheme = mostReviewed(schemes.data?.items ?? []);
  const reviews = useReviews(scheme?.id, 1);
  const nothingToShow = (schemes.data && !scheme) || schemes.isError || reviews.data?.items.length === 0;
  if (nothingToShow) return null;
  return (
    <Section
      title="Kata peserta"
      lead={scheme ? `Ulasan untuk skema ${scheme.title}.` : 'Ulasan dari peserta asesmen.'}
      beside={scheme && <SeeAllLink to={paths.scheme.to({ slug: scheme.slug })}>Lihat skemanya</SeeAllLink>}
    >
      <Fetched query={reviews} errorTitle="Ulasan belum bisa dimuat" skeleton={<Cards>{skeletonCards}</Cards>}>
        {(page) => (
          <Cards>
            {page.items.slice(0, shown).map((review) => (
              <ReviewCard key={review.id} review={review} />
            ))}
          </Cards>
        )}
      </Fetched>
    </Section>
  );
};
