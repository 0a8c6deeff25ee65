import { guardianTokens } from '../../application/profile/guardian-tokens.ts';
import { type Guardian, guardianProblems, guardianRelations } from '../../domain/profile/guardian.ts';
import type { Problems as Codes, ProblemCode } from '../../domain/profile/problem-code.ts';
import { useAlerts } from '../alerts/alerts-view.ts';
import { Button } from '../components/button/button.tsx';
import { Checkbox } from '../components/choice/checkbox.tsx';
import { ErrorSummary } from '../components/form/error-summary.tsx';
import { SelectField } from '../components/form/select-field.tsx';
import { TextField } from '../components/form/text-field.tsx';
import { type CheckedForm, type Problems, useCheckedForm } from '../form/use-checked-form.ts';
import { Fields, FormSection } from '../personal-data/form-section.tsx';
import { problemText } from '../personal-data/problem-text.ts';
import { useUseCase } from '../services.tsx';

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

const textsOf = (codes: Codes<Guardian>): Problems<Guardian> =>
  Object.fromEntries(
    Object.entries(codes).map(([name, code]) => [
      name,
      problemText(code as ProblemCode, labels[name as keyof Guardian]),
    ]),
  );

interface GuardianFormProps {
  /** Whether it was given before. */
  readonly given: boolean;
  readonly onGiven: () => void;
}

/** The consent of a guardian: for a candidate under 18 it comes before the personal data. */
const GuardianForm = ({ given, onGiven }: GuardianFormProps) => {
  const { succeeded } = useAlerts();
  const save = useUseCase(guardianTokens.saveGuardian);
  const checked: CheckedForm<Guardian> = useCheckedForm<Guardian>({
    initial: none,
    idPrefix: 'wali-',
    judge: (values) => textsOf(guardianProblems(values)),
    send: async (values) => {
      const outcome = await save(values);
      if (outcome.kind === 'refused') return checked.refuse(textsOf(outcome.problems));
      onGiven();
      checked.form.reset(none);
      succeeded('Persetujuan wali tersimpan. Lanjutkan mengisi informasi pribadi.');
    },
  });
  return (
    <form noValidate onSubmit={checked.submit} aria-label="Persetujuan orang tua atau wali">
      <FormSection
        title="Persetujuan orang tua atau wali"
        lead="Anda belum berusia 18 tahun. Isi bagian ini bersama orang tua atau wali sebelum data pribadi Anda dikirim."
      >
        <ErrorSummary {...checked.summary} />
        {given && <p>Persetujuan wali sudah tersimpan. Isi lagi hanya bila ada yang berubah.</p>}
        <Fields>
          <TextField {...checked.field('name')} label={labels.name} autoComplete="off" />
          <SelectField {...checked.field('relation')} label={labels.relation} options={relations} />
          <TextField {...checked.field('contact')} label={labels.contact} autoComplete="off" spellCheck={false} />
        </Fields>
        <Checkbox
          {...checked.field('consent')}
          label="Saya, orang tua atau wali, menyetujui data pribadi asesi ini diproses untuk sertifikasi."
        />
        <div>
          <Button type="submit" busy={checked.busy}>
            {given ? 'Perbarui persetujuan' : 'Simpan persetujuan'}
          </Button>
        </div>
      </FormSection>
    </form>
  );
};

export default GuardianForm;
