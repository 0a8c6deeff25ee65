import { type ReactNode, useEffect, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { profileTokens } from '../../application/profile/tokens.ts';
import type { CalendarDate } from '../../domain/calendar/calendar-date.ts';
import { isMinor } from '../../domain/profile/minor.ts';
import { startingData } from '../../domain/profile/personal-data.ts';
import type { Profile } from '../../domain/profile/profile.ts';
import { useAlerts } from '../core/alerts/alerts-view.ts';
import { useConfig } from '../core/config-context.ts';
import { lazyComponent } from '../core/lazy-component.ts';
import { PartByPart } from '../core/page/in-slices.ts';
import { paths } from '../core/paths.ts';
import { useServerClock } from '../core/server-now.ts';
import { useService } from '../core/services.tsx';
import { Slot } from '../core/slots.tsx';
import { LeaveWarning } from '../forms/leave-warning.tsx';
import { type CheckedForm, useCheckedForm } from '../forms/use-checked-form.ts';
import { Button } from '../kit/components/button/button.tsx';
import { Callout } from '../kit/components/feedback/callout.tsx';
import { ErrorSummary } from '../kit/components/form/error-summary.tsx';
import { Stack } from '../kit/components/layout/stack.tsx';
import { TextLink } from '../kit/components/navigation/text-link.tsx';
import { AddressFields } from './public/address-fields.tsx';
import { BirthFields } from './public/birth-fields.tsx';
import { ContactFields } from './public/contact-fields.tsx';
import { DisabilityFields } from './public/disability-fields.tsx';
import { IdentityFields } from './public/identity-fields.tsx';
import { personalIdPrefix } from './public/personal-labels.ts';
import { judgePersonal, type PersonalValues, personalOf, textsOf, valuesOf } from './public/personal-values.ts';
import { useStoreProfile } from './public/profile-data.ts';
import { QualificationFields } from './public/qualification-fields.tsx';
import { WorkFields } from './public/work-fields.tsx';
import { SaveBar } from './save-bar.tsx';

const GuardianForm = lazyComponent(() => import('./guardian-form.tsx'));

type Checked = CheckedForm<PersonalValues>;

export interface PersonalFormProps {
  readonly candidateId: string;
  readonly fullname: string;
  readonly profile: Profile | null;
  readonly today: CalendarDate;
  /** Cards of the same tab, which save themselves; shown between the example and the form. */
  readonly children?: ReactNode;
}

const unconsented = (birthDate: CalendarDate, today: CalendarDate, consented: boolean) =>
  isMinor(birthDate, today) && !consented ? { birthDate: 'Simpan persetujuan orang tua atau wali lebih dahulu' } : {};

/** Resets to the stored values, but keeps input made after `sent`. */
const resetBut = ({ getValues, reset, setValue }: Checked['form'], kept: PersonalValues, sent: PersonalValues) => {
  const typed = Object.entries(getValues()).filter(([name, value]) => value !== sent[name as keyof PersonalValues]);
  reset(kept);
  for (const [name, value] of typed) setValue(name as keyof PersonalValues, value, { shouldDirty: true });
};

/** The tab informasi_pribadi (specification 2). Missing values can be saved, invalid ones cannot. */
export const PersonalForm = (props: PersonalFormProps) => {
  const { candidateId, fullname, today } = props;
  const stored = valuesOf(startingData(props.profile, fullname));
  const storedText = JSON.stringify(stored);
  const [storedByThisForm, setStoredByThisForm] = useState<readonly string[]>([storedText]);
  const [saved, setSaved] = useState<{ readonly at: string | null } | null>(null);
  const clock = useServerClock();
  const { succeeded } = useAlerts();
  const storeProfile = useStoreProfile(candidateId);
  const save = useService(profileTokens.saveProfile);

  const send = async (values: PersonalValues): Promise<void> => {
    const outcome = await save(personalOf(values), today, props);
    if (outcome.kind === 'refused') return checked.refuse(textsOf(outcome.problems));
    await storeProfile(outcome.profile);
    const kept = valuesOf(outcome.profile?.personal ?? personalOf(values));
    resetBut(checked.form, kept, values);
    setStoredByThisForm([storedText, JSON.stringify(kept)]); // accepts both texts, because the next render can still have the old values
    const now = clock?.now() ?? null;
    setSaved({ at: now === null ? null : new Date(now).toISOString() });
    succeeded('Informasi pribadi tersimpan.');
  };
  const [given, setGiven] = useState(false); // needed for servers that do not return the consent
  const { guardianConsent: takesConsent } = useConfig().features;
  const consented = given || props.profile?.guardianConsent === true;
  const checked: Checked = useCheckedForm<PersonalValues>({
    initial: stored,
    judge: (values) => ({
      ...unconsented(values.birthDate, today, consented || !takesConsent),
      ...judgePersonal(values, today),
    }),
    send,
    idPrefix: personalIdPrefix,
  });
  const { isDirty } = checked.form.formState;
  const birthDate = useWatch({ control: checked.form.control, name: 'birthDate' });
  const onGiven = () => {
    setGiven(true);
    if (props.profile) void storeProfile({ ...props.profile, guardianConsent: true });
  };
  const takeStored = () => {
    checked.form.reset(stored);
    setStoredByThisForm([storedText]);
  };
  const changedElsewhere = !storedByThisForm.includes(storedText) && !checked.busy;
  // biome-ignore lint/correctness/useExhaustiveDependencies: `takeStored` is new on each render
  useEffect(() => {
    if (changedElsewhere && !isDirty) takeStored();
  }, [changedElsewhere, isDirty]);

  return (
    <Stack $gap={5}>
      <Slot name="example" of={{ name: 'personal', form: checked.form }} />
      {props.children}
      {isMinor(birthDate, today) &&
        (takesConsent ? <GuardianForm given={consented} onGiven={onGiven} /> : <ConsentElsewhere />)}
      <Stack as="form" $gap={5} translate="no" noValidate onSubmit={checked.submit} aria-label="Informasi pribadi">
        <ErrorSummary {...checked.summary} />
        {changedElsewhere && isDirty && <ChangedElsewhere onTake={takeStored} />}
        {props.profile?.unread?.some((name) => name in stored) && (
          <Callout tone="caution" title="Sebagian profil Anda tidak dapat dibaca portal ini">
            Isian yang kosong di bawah ini mungkin sudah ada di server. Yang tidak Anda isi tidak dikirim, jadi data di
            server tetap.
          </Callout>
        )}
        <PartByPart
          atOnce={2}
          parts={[
            <IdentityFields key="identity" checked={checked} />,
            <BirthFields key="birth" checked={checked} today={today} />,
            <ContactFields key="contact" checked={checked} />,
            <AddressFields key="address" checked={checked} />,
            <QualificationFields
              key="qualification"
              checked={checked}
              lead="Sekolah dan kuliah Anda satu per satu diisi di bagian Riwayat Pendidikan."
            />,
            <DisabilityFields key="disability" checked={checked} />,
            <WorkFields key="work" checked={checked} />,
          ]}
        />
        <SaveBar
          busy={checked.busy}
          unsaved={isDirty}
          saved={saved}
          owner={{ id: candidateId, fullname }}
          checked={checked}
        />
        <LeaveWarning when={isDirty} />
      </Stack>
    </Stack>
  );
};

const ConsentElsewhere = () => (
  <Callout tone="caution" title="Anda belum berusia 18 tahun">
    Persetujuan orang tua atau wali diberikan langsung kepada lembaga sertifikasi. Tanyakan caranya melalui halaman{' '}
    <TextLink to={paths.contact.to({})}>Kontak</TextLink>.
  </Callout>
);

const ChangedElsewhere = ({ onTake }: { onTake: () => void }) => (
  <Callout
    tone="caution"
    live="polite"
    title="Profil ini diubah di tab atau perangkat lain"
    action={
      <Button variant="secondary" size="small" onClick={onTake}>
        Pakai isian yang tersimpan
      </Button>
    }
  >
    Jika Anda menyimpan sekarang, isian di bawah ini menggantikan perubahan itu.
  </Callout>
);
