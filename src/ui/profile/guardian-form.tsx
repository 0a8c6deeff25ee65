import { useEffect, useRef, useState } from 'react';
import { ownDataTokens } from '../../application/own-data/tokens.ts';
import {
  type Guardian,
  type GuardianProblem,
  type GuardianProblems,
  guardianProblems,
  guardianRelations,
  readContact,
} from '../../domain/own-data/guardian.ts';
import { useAlerts } from '../core/alerts/alerts-view.ts';
import { useService } from '../core/services.tsx';
import { Slot } from '../core/slots.tsx';
import { type CheckedForm, type Problems, useCheckedForm } from '../forms/use-checked-form.ts';
import { Button } from '../kit/components/button/button.tsx';
import { Checkbox } from '../kit/components/choice/checkbox.tsx';
import { ErrorSummary } from '../kit/components/form/error-summary.tsx';
import { SelectField } from '../kit/components/form/select-field.tsx';
import { TextField } from '../kit/components/form/text-field.tsx';
import { Card } from '../kit/components/layout/card.tsx';
import { Text } from '../kit/components/text/text.tsx';

const labels: Readonly<Record<keyof Guardian, string>> = {
  name: 'Nama orang tua atau wali',
  relation: 'Hubungan dengan Anda',
  contact: 'Nomor HP atau email wali',
  consent: 'Persetujuan wali',
};

const titles = { father: 'Ayah', mother: 'Ibu', guardian: 'Wali' } as const;
const relations = guardianRelations.map((relation) => ({
  id: relation,
  name: relation,
  value: relation,
  title: titles[relation],
}));

const none: Guardian = { name: '', relation: '', contact: '', consent: false };

const problemTexts: Readonly<Record<GuardianProblem, string>> = {
  required: 'harus diisi',
  tooLong: 'terlalu panjang',
  notContact: 'harus berupa nomor HP yang diawali 08 atau +628, atau email',
};

const textsOf = (problems: GuardianProblems): Problems<Guardian> =>
  Object.fromEntries(
    Object.entries(problems).map(([name, problem]) => [
      name,
      `${labels[name as keyof Guardian]} ${problemTexts[problem]}`,
    ]),
  );

interface GuardianFormProps {
  readonly given: boolean;
  readonly onGiven: () => void;
}

const GuardianForm = ({ given, onGiven }: GuardianFormProps) => {
  const { succeeded } = useAlerts();
  const save = useService(ownDataTokens.saveGuardian);
  const [saves, setSaves] = useState(0);
  const answer = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (saves > 0) answer.current?.focus(); // moves the focus to the message, which is above the cleared fields
  }, [saves]);
  const checked: CheckedForm<Guardian> = useCheckedForm<Guardian>({
    initial: none,
    idPrefix: 'wali-',
    judge: (values) => textsOf(guardianProblems(values)),
    send: async (values) => {
      const outcome = await save({ ...values, contact: readContact(values.contact) });
      if (outcome.kind === 'refused') return checked.refuse(textsOf(outcome.problems));
      onGiven();
      checked.form.reset(none);
      setSaves((before) => before + 1);
      succeeded('Persetujuan wali tersimpan.');
    },
  });
  return (
    <form translate="no" noValidate onSubmit={checked.submit} aria-label="Persetujuan orang tua atau wali">
      <Card $gap={5}>
        <Text as="h2" $size="lead">
          Persetujuan orang tua atau wali
        </Text>
        <p>
          Anda belum berusia 18 tahun. Isi bagian ini bersama orang tua atau wali sebelum data pribadi Anda dikirim.
        </p>
        <Slot name="example" of={{ name: 'guardian', form: checked.form }} />
        <ErrorSummary {...checked.summary} />
        {given && (
          <p ref={answer} tabIndex={-1}>
            Persetujuan wali sudah tersimpan. Lanjutkan mengisi informasi pribadi di bawah; isi bagian ini lagi hanya
            bila ada yang berubah.
          </p>
        )}
        <TextField {...checked.field('name')} label={labels.name} autoComplete="off" />
        <SelectField {...checked.field('relation')} label={labels.relation} options={relations} />
        <TextField {...checked.field('contact')} label={labels.contact} autoComplete="off" spellCheck={false} />
        <Checkbox
          {...checked.field('consent')}
          label="Saya, orang tua atau wali, menyetujui data pribadi asesi ini diproses untuk sertifikasi."
        />
        <div>
          <Button type="submit" busy={checked.busy}>
            {given ? 'Perbarui persetujuan' : 'Simpan persetujuan'}
          </Button>
        </div>
      </Card>
    </form>
  );
};

export default GuardianForm;
