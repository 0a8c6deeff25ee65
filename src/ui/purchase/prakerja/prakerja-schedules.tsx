import { styled } from 'styled-components';
import { useLocation } from 'wouter';
import { RadioChoice } from '../../kit/components/choice/radio-choice.tsx';
import { Callout } from '../../kit/components/feedback/callout.tsx';
import { Skeleton } from '../../kit/components/feedback/skeleton.tsx';
import { SelectField } from '../../kit/components/form/select-field.tsx';
import { useRowWindow } from '../../kit/components/layout/row-window.tsx';
import { Stack } from '../../kit/components/layout/stack.tsx';
import { Text } from '../../kit/components/text/text.tsx';
import { fontWeight, space } from '../../kit/theme/theme.ts';
import { MoreSchedules } from '../schedules/more-schedules.tsx';
import { ScheduleOption } from '../schedules/schedule-option.tsx';
import { redeemAddress } from '../vouchers/voucher-address.ts';
import { usePrakerjaSchedules } from '../vouchers/voucher-data.ts';

const Choices = styled.fieldset`
  display: grid;
  gap: ${space(3)};

  legend {
    font-weight: ${fontWeight.semibold};
    margin-block-end: ${space(2)};
  }

  strong {
    font-weight: ${fontWeight.semibold};
  }
`;

export interface PrakerjaSchedulesProps {
  /** Element id for the links of the error summary. The first available option gets it, or the scheme field if no option is available. */
  readonly id: string;
  readonly scheme: string | undefined;
  readonly chosen: string;
  readonly onChoose: (scheduleId: string) => void;
  readonly error: string | undefined;
}

export const PrakerjaSchedules = ({ id, scheme, chosen, onChoose, error }: PrakerjaSchedulesProps) => {
  const [, navigate] = useLocation();
  const list = usePrakerjaSchedules(scheme);
  const schemes = list.data?.pages[0]?.schemes ?? [];
  const choices = list.data?.pages.flatMap(({ items }) => items) ?? [];
  const { shown, more } = useRowWindow(choices);
  const firstOpen = shown.find(({ availability }) => availability === 'open');
  const show = (slug: string) => {
    onChoose('');
    navigate(redeemAddress(slug), { replace: true });
  };
  return (
    <Stack $gap={5}>
      <SelectField
        id={firstOpen ? undefined : id}
        label="Skema"
        hint="Pilih skema yang tertulis pada pembelian Prakerja Anda."
        placeholder="Semua skema"
        options={schemes.map(({ id: slug, name }) => ({ id: slug, value: slug, name: slug, title: name }))}
        value={scheme ?? ''}
        onValue={show}
      />
      {list.isPending && <Skeleton name="list" />}
      {list.data && choices.length === 0 && (
        <Callout tone="info" live="polite" title="Belum ada jadwal Prakerja untuk skema ini">
          Pilih skema lain, atau lihat lagi nanti. Kode Anda tidak berkurang.
        </Callout>
      )}
      {choices.length > 0 && (
        <Choices {...(error && { 'aria-describedby': `${id}-error` })}>
          <legend>Jadwal asesmen</legend>
          {error && (
            <Text $size="small" $tone="critical" $weight="medium" id={`${id}-error`}>
              {error}
            </Text>
          )}
          {shown.map((purchasable) => (
            <RadioChoice
              key={purchasable.schedule.id}
              id={purchasable === firstOpen ? id : undefined}
              name="schedule"
              value={purchasable.schedule.id}
              checked={purchasable.schedule.id === chosen}
              disabled={purchasable.availability !== 'open'}
              onChange={() => onChoose(purchasable.schedule.id)}
              label={
                <>
                  {scheme === undefined && <strong>{purchasable.schedule.scheme.title}</strong>}
                  <ScheduleOption purchasable={purchasable} />
                </>
              }
            />
          ))}
        </Choices>
      )}
      {more}
      <MoreSchedules list={list} title="Jadwal belum bisa dimuat" />
    </Stack>
  );
};
