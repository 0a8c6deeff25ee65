import { styled } from 'styled-components';
import type { Budget } from '../../../domain/catalog/schedule.ts';
import { priceText } from '../../format/price.ts';
import { color, fontSize, fontWeight, space } from '../../theme/theme.ts';

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

const namesByPrice = (budgets: readonly Budget[]) => {
  const names = new Map<number | null, string[]>();
  for (const { price, title } of budgets) names.set(price, [...(names.get(price) ?? []), title]);
  return [...names];
};

/** Budgets of a schedule, grouped by price. */
export const BudgetLines = ({ budgets }: { budgets: readonly Budget[] }) => (
  <List>
    {namesByPrice(budgets).map(([price, titles]) => (
      <li key={price}>
        <b>{priceText(price)}</b>
        <span>{titles.join(' · ')}</span>
      </li>
    ))}
  </List>
);
