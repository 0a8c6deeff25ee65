import { type FormEvent, useState } from 'react';
import { useSnapshot } from 'valtio';
import type { Budget, Schedule } from '../../../domain/catalog/schedule.ts';
import { useBodyFacts, useIssuer, usePaymentFacts } from '../../core/body/body-facts.ts';
import type { PurchaseArgs } from '../../core/paths.ts';
import { useRepeat } from '../../core/read-repeat.ts';
import { UnverifiedEmail } from '../../core/session/unverified-email.tsx';
import { TrustStrip } from '../../information/public/trust-strip.tsx';
import { Button } from '../../kit/components/button/button.tsx';
import { LinkButton } from '../../kit/components/button/link-button.tsx';
import { ErrorSummary, type FieldError } from '../../kit/components/form/error-summary.tsx';
import { DescriptionList } from '../../kit/components/layout/description-list.tsx';
import { PageHeading } from '../../kit/components/layout/page-heading.tsx';
import { Note } from '../../kit/components/text/note.tsx';
import { longDateTime } from '../../kit/format/date.ts';
import { licenceText } from '../../kit/format/licence.ts';
import { placeText } from '../../kit/format/place.ts';
import type { PayWay } from '../attempt/pay-way.ts';
import { begunBy, useOutcome } from '../attempt/purchase-attempt.ts';
import type { PurchaseView } from '../attempt/purchase-view.ts';
import { OtherPurchaseNotice, UnpaidNotice } from '../history/unpaid-notice.tsx';
import { OutcomeNotice } from '../payment/outcome-notice.tsx';
import { PaymentNotSetUp } from '../payment/payment-not-set-up.tsx';
import { UnknownAmount } from '../payment/unknown-amount.tsx';
import { useWayOfPaying } from '../payment/way-of-paying.ts';
import { useVoucherWay } from '../prakerja/use-voucher-way.tsx';
import RepeatNotice from '../public/repeat-notice.tsx';
import { scheduleTime } from '../schedules/schedule-text.ts';
import { Section } from '../section.tsx';
import { BudgetChoice, budgetFieldId } from './budget-choice.tsx';
import { Checkout } from './checkout.tsx';
import { Consent, consentFieldId } from './consent.tsx';
import { PaymentWays } from './payment-ways.tsx';
import { stepAddress } from './step-address.ts';
import { Terms } from './terms.tsx';
import { TotalLine } from './total-line.tsx';
import { lookedFieldId, UnsureNotice } from './unsure-notice.tsx';
import { useMoneyWay } from './use-money-way.ts';
import { type FoundOffer, unpaidBy } from './use-offer.ts';

const OrderFacts = ({ schedule }: { schedule: Schedule }) => (
  <DescriptionList
    items={[
      { title: 'Skema', content: schedule.scheme.title },
      { title: 'Waktu asesmen', content: scheduleTime(schedule) },
      { title: 'Tempat uji (TUK)', content: placeText(schedule.site.name, schedule.site.city) },
      { title: 'Pendaftaran sampai', content: longDateTime(schedule.registrationUntil, schedule.site.zone) },
    ]}
  />
);

export interface ReviewOrderProps {
  readonly args: PurchaseArgs;
  readonly offer: FoundOffer;
  readonly view: PurchaseView;
  readonly budget: Budget | null;
}

export const ReviewOrder = ({ args, offer, view, budget }: ReviewOrderProps) => {
  const seen = useSnapshot(view);
  const repeat = useRepeat();
  const [attempt, setAttempt] = useState(0);
  const complain = () => setAttempt((before) => before + 1);
  const { schedule } = offer.purchasable;
  const money = useMoneyWay({ args, offer, view, budget });
  const voucher = useVoucherWay({ schedule, view, budget, complain });
  const way: PayWay = budget?.source === 'prakerja' ? voucher : money;
  const wayOfPaying = useWayOfPaying();
  const payments = usePaymentFacts();
  const body = useBodyFacts();
  const issuer = useIssuer();
  const cannotPay = budget !== null && way.price !== 0 && wayOfPaying === null;
  const outcome = useOutcome(view, budget);
  const unpaid = budget && unpaidBy(offer, budget);
  const accepted = seen.accepted ?? unpaid !== null;
  const unsure = unpaid || begunBy(outcome) ? null : offer.unsure;

  const problems: FieldError[] = [
    ...(unsure && !seen.looked
      ? [{ fieldId: lookedFieldId, message: 'Periksa lebih dulu apakah Anda sudah membeli jadwal ini.' }]
      : []),
    ...(budget ? [] : [{ fieldId: budgetFieldId, message: 'Pilih penanggung biaya.' }]),
    ...way.problems,
    ...(accepted ? [] : [{ fieldId: consentFieldId, message: 'Centang persetujuan syarat untuk melanjutkan.' }]),
  ];
  const errors = attempt > 0 ? [...problems, ...way.refusals] : [];
  const errorOf = (fieldId: string) => errors.find((error) => error.fieldId === fieldId)?.message;

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (cannotPay) return;
    if (!budget || problems.length > 0) return complain();
    setAttempt(0);
    void way.pay(budget);
  };

  return (
    <form onSubmit={submit} noValidate>
      <PageHeading eyebrow={schedule.scheme.title} title="Tinjau pendaftaran Anda" />
      <Checkout
        sideLabel="Biaya"
        side={
          <>
            <h2>{way.price === 0 ? 'Pendaftaran' : 'Pembayaran'}</h2>
            <TotalLine price={way.price} />
            <Note>
              Sertifikat diterbitkan oleh {issuer}
              {body.licence && `, lisensi ${licenceText(body.licence)}`}.
            </Note>
            {outcome && <OutcomeNotice outcome={outcome} />}
            {cannotPay ? (
              <PaymentNotSetUp />
            ) : budget && way.price === null ? (
              <UnknownAmount />
            ) : (
              <>
                {way.fieldWith?.(errorOf)}
                <Consent
                  schedule={schedule}
                  accepted={accepted}
                  error={errorOf(consentFieldId)}
                  onAccepted={(now) => {
                    view.accepted = now;
                  }}
                />
                <Button type="submit" wide busy={seen.paying}>
                  {way.label}
                </Button>
                <Note>{way.note}</Note>
                <PaymentWays facts={wayOfPaying === 'window' ? payments : {}} free={way.price === 0} />
              </>
            )}
          </>
        }
      >
        <UnverifiedEmail />
        <RepeatNotice />
        <ErrorSummary errors={errors} attempt={attempt} />
        <OtherPurchaseNotice other={offer.other} />
        <UnpaidNotice
          offer={offer}
          budget={budget}
          onContinue={(id) => {
            view.budgetary = id;
          }}
        />
        {unsure && (
          <UnsureNotice
            unsure={unsure}
            looked={seen.looked}
            error={errorOf(lookedFieldId)}
            onLooked={(now) => {
              view.looked = now;
            }}
          />
        )}
        <Section title="Rincian asesmen">
          <OrderFacts schedule={schedule} />
          <div>
            <LinkButton to={stepAddress(args, 'jadwal', repeat)} variant="secondary" size="small">
              Ganti jadwal
            </LinkButton>
          </div>
        </Section>
        <Section title="Penanggung biaya">
          <BudgetChoice
            schedule={schedule}
            budget={budget}
            error={errorOf(budgetFieldId)}
            onChoose={(id) => {
              view.budgetary = id;
            }}
          />
          {way.means}
        </Section>
        <Section title="Syarat pendaftaran">
          <Terms schedule={schedule} />
        </Section>
        <TrustStrip facts={body} />
      </Checkout>
    </form>
  );
};
