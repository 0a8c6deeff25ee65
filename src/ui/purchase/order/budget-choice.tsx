import { useEffect, useState } from 'react';
import { styled } from 'styled-components';
import type { Budget, Schedule } from '../../../domain/catalog/schedule.ts';
import { useBudgetSources } from '../../core/budget-sources.ts';
import { paths } from '../../core/paths.ts';
import { Button } from '../../kit/components/button/button.tsx';
import { RadioGroup } from '../../kit/components/choice/radio-group.tsx';
import { TextLink } from '../../kit/components/navigation/text-link.tsx';
import { priceText } from '../../kit/format/price.ts';
import { color, fontSize, fontWeight, space } from '../../kit/theme/theme.ts';

const costOf = ({ source, price }: Budget): string =>
  source === 'prakerja' ? 'Dibayar dengan voucher dari kode Prakerja Anda' : priceText(price);

export const budgetFieldId = 'penanggung-biaya';

const Chosen = styled.div`
  display: grid;
  gap: ${space(1)};
  justify-items: start;

  strong {
    font-weight: ${fontWeight.semibold};
  }

  p {
    color: ${color.textMuted};
    font-size: ${fontSize.small};
  }

  button {
    margin-block-start: ${space(2)};
  }
`;

export interface BudgetChoiceProps {
  readonly schedule: Schedule;
  readonly budget: Budget | null;
  readonly onChoose: (budgetary: string) => void;
  readonly error: string | undefined;
}

export const BudgetChoice = ({ schedule: { budgets }, budget, onChoose, error }: BudgetChoiceProps) => {
  const sources = useBudgetSources();
  const titleOf = (each: Budget) => sources.lineTitle(each, budgets);
  const [changing, setChanging] = useState(budget === null);
  useEffect(() => {
    if (changing) document.querySelector<HTMLElement>(`input[name="${budgetFieldId}"]:checked`)?.focus();
  }, [changing]);
  if (budget && !changing) {
    const others = budgets.filter(({ id }) => id !== budget.id);
    return (
      <Chosen>
        <span>
          <strong>{titleOf(budget)}</strong> · {costOf(budget)}
        </span>
        <p>{sources.audience(budget)}</p>
        {sources.isAudienceUnknown(budget) && <TextLink to={paths.contact.to({})}>Kontak lembaga sertifikasi</TextLink>}
        {others.length > 0 && (
          <>
            <p>Tersedia juga: {others.map(titleOf).join(', ')}.</p>
            <Button variant="secondary" size="small" onClick={() => setChanging(true)}>
              Ganti penanggung biaya
            </Button>
          </>
        )}
      </Chosen>
    );
  }
  return (
    <RadioGroup
      id={budgetFieldId}
      label="Penanggung biaya"
      name={budgetFieldId}
      hint="Siapa yang membayar asesmen Anda."
      options={budgets.map((each) => ({
        id: each.id,
        value: each.id,
        name: each.source,
        title: titleOf(each),
        hint: `${costOf(each)}. ${sources.audience(each)}`,
      }))}
      value={budget?.id ?? ''}
      onValue={onChoose}
      error={error}
    />
  );
};
