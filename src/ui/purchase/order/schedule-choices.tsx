import { styled } from 'styled-components';
import type { Purchasable, Schedule } from '../../../domain/catalog/schedule.ts';
import { RadioChoice } from '../../kit/components/choice/radio-choice.tsx';
import { Skeleton } from '../../kit/components/feedback/skeleton.tsx';
import { rowStep, useRowWindow } from '../../kit/components/layout/row-window.tsx';
import { Text } from '../../kit/components/text/text.tsx';
import { fontWeight, space } from '../../kit/theme/theme.ts';
import { MoreSchedules } from '../schedules/more-schedules.tsx';
import { ScheduleOption } from '../schedules/schedule-option.tsx';
import { usePurchasables } from './order-data.ts';

const Choices = styled.fieldset`
  display: grid;
  gap: ${space(3)};

  legend {
    font-weight: ${fontWeight.semibold};
    margin-block-end: ${space(3)};
  }
`;

export const scheduleFieldId = 'jadwal';

export interface ScheduleChoicesProps {
  readonly addressed: Purchasable;
  readonly taken: string | null;
  readonly chosen: string | null;
  readonly onChoose: (schedule: Schedule) => void;
  readonly error: string | null;
}

export const ScheduleChoices = ({ addressed, taken, chosen, onChoose, error }: ScheduleChoicesProps) => {
  const list = usePurchasables(addressed.schedule.scheme);
  const listed = list.data?.pages.flatMap(({ items }) => items) ?? [];
  const index = listed.findIndex(({ schedule }) => schedule.id === addressed.schedule.id);
  const inSight = index !== -1 && index < rowStep;
  const choices = inSight ? listed : [addressed, ...listed.filter((_, at) => at !== index)];
  const { shown, more } = useRowWindow(choices);
  const isDisabled = ({ schedule: { id }, availability }: Purchasable) =>
    id === taken || (availability !== 'open' && id !== chosen);
  return (
    <>
      <Choices {...(error && { 'aria-describedby': `${scheduleFieldId}-error` })}>
        <legend>Jadwal asesmen untuk skema ini</legend>
        {shown.map((purchasable, index) => (
          <RadioChoice
            key={purchasable.schedule.id}
            id={index === 0 ? scheduleFieldId : undefined}
            name="jadwal"
            value={purchasable.schedule.id}
            checked={purchasable.schedule.id === chosen}
            disabled={isDisabled(purchasable)}
            onChange={() => onChoose(purchasable.schedule)}
            label={<ScheduleOption purchasable={purchasable} />}
          />
        ))}
        {error && (
          <Text $size="small" $tone="critical" $weight="medium" id={`${scheduleFieldId}-error`}>
            {error}
          </Text>
        )}
      </Choices>
      {more}
      {list.isPending && <Skeleton name="list" />}
      <MoreSchedules list={list} title="Jadwal lain belum bisa dimuat" />
    </>
  );
};
