import { styled } from 'styled-components';
import type { Budget, Purchasable, Schedule } from '../../../domain/catalog/schedule.ts';
import { useBudgetSources } from '../../core/budget-sources.ts';
import { useAddressSearch } from '../../core/page/address-search.ts';
import { LinkButton } from '../../kit/components/button/link-button.tsx';
import { Card } from '../../kit/components/layout/card.tsx';
import { VisuallyHidden } from '../../kit/components/text/visually-hidden.tsx';
import { longDate, longDateTime } from '../../kit/format/date.ts';
import { money } from '../../kit/format/money.ts';
import { priceText } from '../../kit/format/price.ts';
import { media } from '../../kit/theme/media.ts';
import { outOfSight } from '../../kit/theme/surfaces.ts';
import { color, fontSize, fontWeight, space } from '../../kit/theme/theme.ts';
import { repeatQuery } from '../../purchase/public/repeat-query.ts';
import { AvailabilityBadge } from './availability-badge.tsx';
import { purchaseAddress, whereText } from './schedule-text.ts';
import { ScheduleWhen } from './schedule-when.tsx';

const Head = styled.div`
  align-items: start;
  display: flex;
  flex-wrap: wrap;
  gap: ${space(3)};
  justify-content: space-between;

  > div {
    flex: 1 1 18rem;
    font-weight: ${fontWeight.semibold};
  }
`;

const Budgets = styled.ul`
  border-block-start: 1px solid ${color.border};
  display: grid;
  margin-block-start: ${space(4)};
`;

const BudgetLine = styled.li`
  align-items: center;
  display: grid;
  gap: ${space(1)} ${space(4)};
  grid-template-columns: minmax(0, 1fr) fit-content(50%);
  padding-block: ${space(3)};

  & + & {
    border-block-start: 1px solid ${color.border};
  }

  &:last-child {
    padding-block-end: 0;
  }

  span {
    color: ${color.textMuted};
    display: block;
    font-size: ${fontSize.small};
  }

  b {
    font-variant-numeric: tabular-nums;
    font-weight: ${fontWeight.semibold};
  }
`;

/** What is chosen stands beside the button, too, so that it is out of sight where the line is short. */
const Label = styled.span`
  &&, && > span {
    color: inherit;
    display: inline;
    font-size: inherit;
  }

  ${media.phone} {
    > span {
      ${outOfSight}
    }
  }
`;

const Note = styled.p`
  color: ${color.textMuted};
  font-size: ${fontSize.small};
  margin-block-start: ${space(3)};
`;

const noteOf = ({ availability, schedule: { registrationUntil, site } }: Purchasable) =>
  availability === 'full'
    ? 'Semua kursi sudah terisi. Silakan pilih jadwal lain.'
    : registrationUntil === null
      ? 'Batas pendaftaran belum diketahui.'
      : `Pendaftaran ${availability === 'open' ? 'sampai' : 'ditutup'} ${longDateTime(registrationUntil, site.zone)}.`;

interface ScheduleOfferProps {
  readonly purchasable: Purchasable;
  /** The scheme of the page; a server may ignore the filter and send schedules of other schemes. */
  readonly slug: string;
}

export const ScheduleOffer = ({ purchasable, slug }: ScheduleOfferProps) => {
  const { schedule, availability } = purchasable;
  return (
    <Card as="li" $padding="medium">
      <Head>
        <WhenAndWhere schedule={schedule} />
        <AvailabilityBadge availability={availability} seatsLeft={schedule.seatsLeft} />
      </Head>
      {schedule.scheme.slug !== slug && <Note>Jadwal untuk skema lain: {schedule.scheme.title}</Note>}
      <Note>{noteOf(purchasable)}</Note>
      {availability === 'open' && schedule.budgets.length > 0 && (
        <Budgets>
          {schedule.budgets.map((budget) => (
            <BuyWith key={budget.id} schedule={schedule} budget={budget} />
          ))}
        </Budgets>
      )}
    </Card>
  );
};

const BuyWith = ({ schedule, budget }: { schedule: Schedule; budget: Budget }) => {
  const repeat = repeatQuery(useAddressSearch());
  const sources = useBudgetSources();
  const title = sources.lineTitle(budget, schedule.budgets);
  const isByVoucher = budget.source === 'prakerja' && budget.price !== 0;
  const price = priceText(isByVoucher ? 0 : budget.price);
  return (
    <BudgetLine>
      <div>
        <span>{title}</span>
        <b>{price}</b>
        {isByVoucher && (
          <span>
            bagi Anda; {budget.price === null ? 'harganya' : `harga ${money(budget.price)}`} dibayar dengan voucher dari
            kode Prakerja.
          </span>
        )}
        <span>{sources.audience(budget)}</span>
      </div>
      <LinkButton to={purchaseAddress(schedule, budget, repeat)} size="small" variant="secondary">
        <Label>
          Pilih <span>{title}</span>
        </Label>{' '}
        <VisuallyHidden>
          jadwal {longDate(schedule.startsAt, schedule.site.zone)} di {schedule.site.city || schedule.site.name},{' '}
          {price}
        </VisuallyHidden>
      </LinkButton>
    </BudgetLine>
  );
};

const Frame = styled.div`
  display: grid;
  gap: ${space(1)};
  grid-template-columns: minmax(0, 1fr);
  min-inline-size: 0;

  p:last-child {
    color: ${color.textMuted};
    font-size: ${fontSize.small};
  }
`;

const WhenAndWhere = ({ schedule }: { schedule: Schedule }) => (
  <Frame>
    <p>
      <ScheduleWhen schedule={schedule} />
    </p>
    <p>{whereText(schedule)}</p>
  </Frame>
);
