import { styled } from 'styled-components';
import type { Budget, Purchasable } from '../../../domain/catalog/schedule.ts';
import { useBudgetSources } from '../../core/budget-sources.ts';
import { paths } from '../../core/paths.ts';
import { LinkButton } from '../../kit/components/button/link-button.tsx';
import { SkeletonBlock } from '../../kit/components/feedback/skeleton-block.ts';
import { TextLink } from '../../kit/components/navigation/text-link.tsx';
import { CARD_TITLE_LIMIT, Truncated } from '../../kit/components/text/truncated.tsx';
import { VisuallyHidden } from '../../kit/components/text/visually-hidden.tsx';
import { longDate, shortLastDay } from '../../kit/format/date.ts';
import { priceText } from '../../kit/format/price.ts';
import { color, fontSize, fontWeight, space } from '../../kit/theme/theme.ts';
import { AvailabilityBadge } from './availability-badge.tsx';
import { DateTile } from './date-tile.tsx';
import { Action, Price, ScheduleRowFrame, State, Words } from './schedule-row-frame.ts';
import { chooseAddress, whereText } from './schedule-text.ts';
import { ScheduleWhen } from './schedule-when.tsx';

const List = styled.ul`
  display: grid;
  font-size: ${fontSize.small};
  font-variant-numeric: tabular-nums;
  gap: ${space(1.5)};
  grid-template-columns: minmax(0, 1fr);

  b {
    display: block;
    font-weight: ${fontWeight.semibold};
  }

  span {
    color: ${color.textMuted};
  }
`;

/** Marks a Prakerja price: the voucher pays it, not the candidate. */
const mark = ({ source, price }: Budget): string => (source === 'prakerja' && price !== 0 ? ' (voucher)' : '');

const BudgetLines = ({ budgets }: { budgets: readonly Budget[] }) => {
  const { lineTitle } = useBudgetSources();
  const names = new Map<number | null, string[]>();
  for (const budget of budgets)
    names.set(budget.price, [...(names.get(budget.price) ?? []), lineTitle(budget, budgets) + mark(budget)]);
  return (
    <List>
      {[...names].map(([price, titles]) => (
        <li key={price}>
          <b>{priceText(price)}</b>
          <span>{titles.join(' · ')}</span>
        </li>
      ))}
    </List>
  );
};

export const ScheduleRow = ({ purchasable: { schedule, availability } }: { readonly purchasable: Purchasable }) => {
  const schemePage = paths.scheme.to({ slug: schedule.scheme.slug });
  return (
    <ScheduleRowFrame>
      <DateTile instant={schedule.startsAt} zone={schedule.site.zone} />
      <Words>
        <h2>
          <TextLink to={schemePage}>
            <Truncated text={schedule.scheme.title} limit={CARD_TITLE_LIMIT} />
          </TextLink>
        </h2>
        <p>
          <ScheduleWhen schedule={schedule} />
        </p>
        <p>{whereText(schedule)}</p>
      </Words>
      <Price>
        <BudgetLines budgets={schedule.budgets} />
      </Price>
      <State>
        <AvailabilityBadge availability={availability} seatsLeft={schedule.seatsLeft} />
        {availability === 'open' && schedule.registrationUntil !== null && (
          <p>Daftar s.d. {shortLastDay(schedule.registrationUntil, schedule.site.zone)}</p>
        )}
      </State>
      <Action>
        {availability === 'open' ? (
          <LinkButton to={chooseAddress(schedule)} size="small">
            Pilih jadwal
            <VisuallyHidden>
              {' '}
              {schedule.scheme.title}, {longDate(schedule.startsAt, schedule.site.zone)}
            </VisuallyHidden>
          </LinkButton>
        ) : (
          <LinkButton to={schemePage} variant="secondary" size="small">
            Lihat skema
            <VisuallyHidden> {schedule.scheme.title}</VisuallyHidden>
          </LinkButton>
        )}
      </Action>
    </ScheduleRowFrame>
  );
};

export const ScheduleRowSkeleton = () => (
  <ScheduleRowFrame as="div">
    <SkeletonBlock $width="3.5rem" $height="3.75rem" />
    <Words>
      <SkeletonBlock $width="60%" $height="1.25rem" />
      <SkeletonBlock $width="90%" $height="1rem" />
      <SkeletonBlock $width="70%" $height="1rem" />
    </Words>
    <Price>
      <SkeletonBlock $width="80%" $height="2.5rem" />
    </Price>
    <State>
      <SkeletonBlock $width="8rem" $height="1.5rem" />
    </State>
    <Action>
      <SkeletonBlock $height="2.25rem" />
    </Action>
  </ScheduleRowFrame>
);
