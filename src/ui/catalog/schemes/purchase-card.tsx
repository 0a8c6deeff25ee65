import { styled } from 'styled-components';
import type { PurchasablePage } from '../../../application/catalog/catalog-queries.ts';
import type { Schedule } from '../../../domain/catalog/schedule.ts';
import type { Scheme } from '../../../domain/catalog/scheme.ts';
import { type ButtonLook, buttonLook } from '../../kit/components/button/button-look.ts';
import { SkeletonBlock } from '../../kit/components/feedback/skeleton-block.ts';
import { Card } from '../../kit/components/layout/card.tsx';
import { Note } from '../../kit/components/text/note.tsx';
import { priceText } from '../../kit/format/price.ts';
import { media } from '../../kit/theme/media.ts';
import { color, fontSize, fontWeight, shadow, space } from '../../kit/theme/theme.ts';
import { whereText } from '../schedules/schedule-text.ts';
import { ScheduleWhen } from '../schedules/schedule-when.tsx';
import { schedulesId } from './scheme-schedules.tsx';

/** A native anchor, because the browser then scrolls and moves the focus. */
const AnchorButton = styled.a<ButtonLook>`
  ${buttonLook}
`;

const Frame = styled(Card)`
  box-shadow: ${shadow.card};
  inset-block-start: 6rem;
  position: sticky;

  /* only the button: what comes first has said the rest just above it */
  ${media.mobile} {
    background: none;
    border: 0;
    box-shadow: none;
    position: static;
  }

  ${media.print} {
    display: none;
  }
`;

const Body = styled.div`
  display: grid;
  gap: ${space(4)};
  padding: ${space(5)};

  ${media.mobile} {
    padding: 0;

    > div {
      display: none;
    }
  }
`;

const Price = styled.p`
  font-size: ${fontSize.heading};
  font-variant-numeric: tabular-nums;
  font-weight: ${fontWeight.heavy};
  line-height: 1.25;
`;

const Next = styled.div`
  border-block-start: 1px solid ${color.border};
  min-block-size: 6.75rem;
  padding-block-start: ${space(4)};

  p {
    text-wrap: wrap;
  }
`;

export interface PurchaseCardProps {
  readonly scheme: Scheme;
  readonly schedules: PurchasablePage | undefined;
  readonly failed: boolean;
}

export const PurchaseCard = ({ scheme, schedules, failed }: PurchaseCardProps) => (
  <Frame as="aside" data-part="purchase" $padding="none" aria-label="Biaya dan jadwal terdekat">
    <Body>
      <div>
        <Note>Biaya asesmen</Note>
        <Price>{priceText(scheme.price)}</Price>
      </div>
      <Next>
        <Note>Jadwal terdekat</Note>
        <NextSchedule schedules={schedules} failed={failed} slug={scheme.slug} />
      </Next>
      <AnchorButton href={`#${schedulesId}`} $variant="primary" $size="medium" $wide>
        {schedules && !nextOpen(schedules, scheme.slug) ? 'Lihat' : 'Pilih'} jadwal
      </AnchorButton>
    </Body>
  </Frame>
);

/** The first schedule of this scheme that can be bought. */
export const nextOpen = ({ items }: PurchasablePage, slug: string): Schedule | undefined =>
  items.find(({ schedule, availability }) => schedule.scheme.slug === slug && availability === 'open')?.schedule;

interface NextScheduleProps extends Pick<PurchaseCardProps, 'schedules' | 'failed'> {
  readonly slug: string;
}

const NextSchedule = ({ schedules, failed, slug }: NextScheduleProps) => {
  if (!schedules && failed) return <p>Belum bisa dimuat.</p>;
  if (!schedules) return <SkeletonBlock $height="3rem" aria-hidden="true" />;
  const next = nextOpen(schedules, slug);
  if (!next) return <p>Belum ada jadwal yang dibuka.</p>;
  return (
    <>
      <p>
        <b>
          <ScheduleWhen schedule={next} />
        </b>
      </p>
      <Note>{whereText(next)}</Note>
    </>
  );
};
