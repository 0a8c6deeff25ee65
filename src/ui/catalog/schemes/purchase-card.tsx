import { styled } from 'styled-components';
import type { PurchasablePage } from '../../../application/catalog/catalog-queries.ts';
import type { Schedule } from '../../../domain/catalog/schedule.ts';
import type { Scheme } from '../../../domain/catalog/scheme.ts';
import { paths } from '../../core/paths.ts';
import { type ButtonLook, buttonLook } from '../../kit/components/button/button-look.ts';
import { LinkButton } from '../../kit/components/button/link-button.tsx';
import { SkeletonBlock } from '../../kit/components/feedback/skeleton-block.ts';
import { Card } from '../../kit/components/layout/card.tsx';
import { Stack } from '../../kit/components/layout/stack.tsx';
import { TextLink } from '../../kit/components/navigation/text-link.tsx';
import { Note } from '../../kit/components/text/note.tsx';
import { priceText } from '../../kit/format/price.ts';
import { media } from '../../kit/theme/media.ts';
import { color, fontSize, fontWeight, shadow, space } from '../../kit/theme/theme.ts';
import { chooseAddress, whereText } from '../schedules/schedule-text.ts';
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

  /* only the ways on: what comes first has said the rest just above it */
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

    > :not(:last-child) {
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
  readonly repeat: string;
}

export const PurchaseCard = ({ scheme, schedules, failed, repeat }: PurchaseCardProps) => (
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
      <Ways schedules={schedules} slug={scheme.slug} repeat={repeat} />
    </Body>
  </Frame>
);

/** The first schedule of this scheme that can be bought. */
export const nextOpen = ({ items }: PurchasablePage, slug: string): Schedule | undefined =>
  items.find(({ schedule, availability }) => schedule.scheme.slug === slug && availability === 'open')?.schedule;

/** Two ways in every state, because a line that appears later would move what is below it on a phone. */
const Ways = ({
  schedules,
  slug,
  repeat,
}: Pick<PurchaseCardProps, 'schedules' | 'repeat'> & { readonly slug: string }) => {
  const next = schedules && nextOpen(schedules, slug);
  const isClosed = schedules !== undefined && next === undefined;
  return (
    <Stack $gap={3} $align="center">
      {next && next.budgets.length > 0 ? (
        <LinkButton to={chooseAddress(next, repeat)} wide>
          Pilih jadwal terdekat
        </LinkButton>
      ) : (
        <AnchorButton href={`#${schedulesId}`} $variant="primary" $size="medium" $wide>
          {isClosed ? 'Lihat' : 'Pilih'} jadwal
        </AnchorButton>
      )}
      {isClosed ? (
        <TextLink to={`${paths.contact.to({})}?tulis=question`}>Tanyakan jadwal berikutnya</TextLink>
      ) : (
        <a href={`#${schedulesId}`}>Semua jadwal dan biayanya</a>
      )}
    </Stack>
  );
};

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
