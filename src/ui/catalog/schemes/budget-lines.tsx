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

/** Prices in the order of the budgets, each with the names of those that cost it. */
const namesByPrice = (budgets: readonly Budget[]) => {
  const names = new Map<number | null, string[]>();
  for (const { price, title } of budgets) names.set(price, [...(names.get(price) ?? []), title]);
  return [...names];
};

/** Every way to pay for a schedule; those of the same price together. */
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
