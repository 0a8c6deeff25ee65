import type { SchemeSummary } from '../../../domain/catalog/scheme.ts';
import { paths } from '../../core/paths.ts';
import { Rating } from '../../kit/components/choice/rating.tsx';
import { SkeletonBlock } from '../../kit/components/feedback/skeleton-block.ts';
import { Stack } from '../../kit/components/layout/stack.tsx';
import { StretchedLink } from '../../kit/components/navigation/stretched-link.tsx';
import { CARD_TITLE_LIMIT, DESCRIPTION_LIMIT, Truncated } from '../../kit/components/text/truncated.tsx';
import { shortDate } from '../../kit/format/date.ts';
import { priceText } from '../../kit/format/price.ts';
import { SchemeCover } from '../../kit/illustrations/scheme-cover.tsx';
import { CardBody, CardFrame, CardTitle, CardWords, FieldBadge, PriceLine, RatingLine } from './scheme-card-frame.ts';
import { SkeletonCover } from './skeleton-cover.ts';

const nearestText = ({ startsAt, city, zone }: NonNullable<SchemeSummary['nearest']>): string =>
  `Jadwal terdekat ${shortDate(startsAt, zone)}${city && ` di ${city}`}`;

export interface SchemeCardProps {
  readonly scheme: SchemeSummary;
  readonly heading?: 'h2' | 'h3';
}

export const SchemeCard = ({ scheme, heading = 'h3' }: SchemeCardProps) => (
  <CardFrame as="article" $padding="none" $interactive>
    <SchemeCover field={scheme.field.id} slug={scheme.slug} />
    <CardBody>
      {scheme.field.name && (
        <FieldBadge $tone="info" title={scheme.field.name}>
          {scheme.field.name}
        </FieldBadge>
      )}
      <CardWords>
        <CardTitle as={heading}>
          <StretchedLink to={paths.scheme.to({ slug: scheme.slug })} aria-label={scheme.title}>
            <Truncated text={scheme.title} limit={CARD_TITLE_LIMIT} />
          </StretchedLink>
        </CardTitle>
        <p>
          {scheme.nearest ? (
            nearestText(scheme.nearest)
          ) : (
            <Truncated text={scheme.description} limit={DESCRIPTION_LIMIT} />
          )}
        </p>
      </CardWords>
      <RatingLine>
        {scheme.reviewCount === 0
          ? 'Belum ada ulasan'
          : scheme.rating > 0 && <Rating value={scheme.rating} count={scheme.reviewCount} size={16} showValue />}
      </RatingLine>
      <PriceLine>{scheme.price === null ? 'Biaya belum diketahui' : priceText(scheme.price)}</PriceLine>
    </CardBody>
  </CardFrame>
);

export const SchemeCardSkeleton = () => (
  <CardFrame $padding="none">
    <SkeletonCover />
    <CardBody>
      <SkeletonBlock $width="7rem" $height="1.475rem" />
      <CardWords>
        <Stack $gap={2}>
          <SkeletonBlock $width="88%" />
          <SkeletonBlock $width="70%" $height="0.875rem" />
        </Stack>
      </CardWords>
      <RatingLine>
        <SkeletonBlock $width="60%" />
      </RatingLine>
      <PriceLine as="div">
        <SkeletonBlock $width="45%" $height="1.25rem" />
      </PriceLine>
    </CardBody>
  </CardFrame>
);
