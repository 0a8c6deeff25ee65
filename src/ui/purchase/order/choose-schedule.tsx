import { type FormEvent, useState } from 'react';
import { useLocation } from 'wouter';
import { encodeTrxId } from '../../../domain/assessment/trx-id.ts';
import type { Budget, Schedule } from '../../../domain/catalog/schedule.ts';
import type { Transaction } from '../../../domain/purchase/transaction.ts';
import { useNarrowWindow } from '../../core/page/use-narrow-window.ts';
import { type PurchaseArgs, paths } from '../../core/paths.ts';
import { useRepeat } from '../../core/read-repeat.ts';
import { Button } from '../../kit/components/button/button.tsx';
import { LinkButton } from '../../kit/components/button/link-button.tsx';
import { Callout } from '../../kit/components/feedback/callout.tsx';
import { ErrorSummary } from '../../kit/components/form/error-summary.tsx';
import { DescriptionList } from '../../kit/components/layout/description-list.tsx';
import { PageHeading } from '../../kit/components/layout/page-heading.tsx';
import { TextLink } from '../../kit/components/navigation/text-link.tsx';
import { longDateTime } from '../../kit/format/date.ts';
import { placeText } from '../../kit/format/place.ts';
import { OtherPurchaseNotice } from '../history/unpaid-notice.tsx';
import RepeatNotice from '../public/repeat-notice.tsx';
import { scheduleTime } from '../schedules/schedule-text.ts';
import { Checkout } from './checkout.tsx';
import { ScheduleChoices, scheduleFieldId } from './schedule-choices.tsx';
import { stepAddress } from './step-address.ts';
import { type FoundOffer, isBuyable } from './use-offer.ts';

const NotOpen = ({ offer: { purchasable } }: { offer: FoundOffer }) => {
  const { schedule, availability } = purchasable;
  return (
    <Callout
      tone="caution"
      title={availability === 'full' ? 'Jadwal yang Anda buka sudah penuh' : 'Pendaftaran jadwal ini sudah ditutup'}
    >
      {availability === 'closed' &&
        schedule.registrationUntil !== null &&
        `Pendaftarannya berakhir ${longDateTime(schedule.registrationUntil, schedule.site.zone)}. `}
      Pilih jadwal lain di bawah ini, atau{' '}
      <TextLink to={paths.scheme.to({ slug: schedule.scheme.slug })}>kembali ke halaman skema</TextLink>.
    </Callout>
  );
};

const Chosen = ({ schedule }: { schedule: Schedule | null }) => (
  <>
    <h2>Jadwal pilihan Anda</h2>
    {schedule ? (
      <DescriptionList
        items={[
          { title: 'Waktu', content: scheduleTime(schedule) },
          { title: 'Tempat', content: placeText(schedule.site.name, schedule.site.city) },
        ]}
      />
    ) : (
      <p>Belum ada jadwal yang dipilih.</p>
    )}
  </>
);

const sameWay = (schedule: Schedule, budget: Budget | null) =>
  schedule.budgets.find(({ source }) => source === budget?.source);

interface ChooseScheduleProps {
  readonly args: PurchaseArgs;
  readonly offer: FoundOffer;
  readonly budget: Budget | null;
}

/** Changes the address only on submit: an earlier change would move the focus away from the selected option. */
export const ChooseSchedule = ({ args, offer, budget }: ChooseScheduleProps) => {
  const [, navigate] = useLocation();
  const repeat = useRepeat();
  const { schedule } = offer.purchasable;
  const buyable = isBuyable(offer);
  const [picked, setPicked] = useState<Schedule | null>(null);
  const [attempt, setAttempt] = useState(0);
  const chosen = picked ?? (buyable ? schedule : null);
  const error = attempt > 0 && !chosen ? 'Pilih jadwal yang masih tersedia.' : null;

  const goOn = (event: FormEvent) => {
    event.preventDefault();
    if (!chosen) return setAttempt(attempt + 1);
    const way = chosen.id === schedule.id ? budget : sameWay(chosen, budget);
    const paidBy = way && { budgetSource: way.source, budgetary: way.id };
    const next = { ...args, slug: chosen.scheme.slug, scheduleId: chosen.id, ...paidBy };
    navigate(stepAddress(next, 'jadwal', repeat), { replace: true });
    navigate(stepAddress(next, 'tinjau', repeat));
  };

  return (
    <form onSubmit={goOn} noValidate>
      <PageHeading eyebrow={schedule.scheme.title} title="Pilih jadwal asesmen" />
      <Checkout
        sideLabel="Pilihan Anda"
        side={
          <>
            <Chosen schedule={chosen} />
            <Button type="submit" wide>
              Pakai jadwal ini
            </Button>
          </>
        }
      >
        <RepeatNotice />
        {error && <ErrorSummary errors={[{ fieldId: scheduleFieldId, message: error }]} attempt={attempt} />}
        {offer.bought && <BoughtNotice bought={offer.bought} />}
        <OtherPurchaseNotice other={offer.other} />
        {!buyable && !offer.bought && <NotOpen offer={offer} />}
        <ScheduleChoices
          addressed={offer.purchasable}
          taken={offer.bought?.schedule.id ?? null}
          chosen={chosen?.id ?? null}
          onChoose={setPicked}
          error={error}
        />
      </Checkout>
    </form>
  );
};

const BoughtNotice = ({ bought }: { bought: Transaction }) => {
  const mobile = useNarrowWindow();
  return (
    <Callout
      tone="positive"
      title="Anda sudah terdaftar pada jadwal ini"
      {...(!mobile && {
        action: (
          <LinkButton to={paths.timeline.to({ id: encodeTrxId(bought.id) })} size="small">
            Buka proses sertifikasi
          </LinkButton>
        ),
      })}
    >
      {mobile ? 'Lanjutkan prosesnya di laptop atau komputer. ' : ''}
      Bila Anda ingin mengikuti asesmen lain, pilih jadwal lain di bawah ini.
    </Callout>
  );
};
