import type { Budget, Schedule } from '../../../domain/catalog/schedule.ts';
import { RadioGroup } from '../../components/choice/radio-group.tsx';
import { Callout } from '../../components/feedback/callout.tsx';
import { Stack } from '../../components/layout/stack.tsx';
import { money } from '../../format/money.ts';

const hintOf = ({ source, price }: Budget): string => {
  if (source === 'prakerja') return 'Dibayar dengan voucher dari kode Prakerja Anda';
  return price === 0 ? 'Tanpa biaya untuk Anda' : money(price);
};

export const budgetFieldId = 'sumber-anggaran';

export interface BudgetChoiceProps {
  readonly schedule: Schedule;
  readonly budget: Budget | null;
  readonly onChoose: (budgetary: string) => void;
  readonly error: string | undefined;
}

/** Which of the schedule's budgets pays. Prakerja needs a voucher, which the next step asks for. */
export const BudgetChoice = ({ schedule, budget, onChoose, error }: BudgetChoiceProps) => (
  <Stack>
    <RadioGroup
      id={budgetFieldId}
      label="Sumber anggaran"
      name="sumber-anggaran"
      hint="Siapa yang menanggung biaya asesmen Anda."
      options={schedule.budgets.map((each) => ({
        id: each.id,
        value: each.id,
        name: each.source,
        title: each.title,
        hint: hintOf(each),
      }))}
      value={budget?.id ?? ''}
      onValue={onChoose}
      error={error}
    />
    {budget?.source === 'prakerja' && (
      <Callout tone="info" live="polite" title="Siapkan kode Prakerja Anda">
        Pada langkah berikutnya Anda memasukkan kode dari akun Prakerja, atau memakai voucher untuk jadwal ini yang
        sudah Anda punya.
      </Callout>
    )}
  </Stack>
);
