import { styled } from 'styled-components';
import type { Apl01 } from '../../../domain/apl/apl01.ts';
import { requirementTarget } from '../../../domain/apl/apl01-review.ts';
import { Slot } from '../../core/slots.tsx';
import type { Draft } from '../../forms/draft/draft.ts';
import { LeaveFormWarning } from '../../forms/draft/leave-form-warning.tsx';
import { useKeptForm } from '../../forms/draft/use-kept-form.ts';
import { useCheckedForm } from '../../forms/use-checked-form.ts';
import { useToday } from '../../forms/use-today.ts';
import { Button } from '../../kit/components/button/button.tsx';
import { Checkbox } from '../../kit/components/choice/checkbox.tsx';
import { Callout } from '../../kit/components/feedback/callout.tsx';
import { ErrorSummary } from '../../kit/components/form/error-summary.tsx';
import { Stack } from '../../kit/components/layout/stack.tsx';
import { formWidth } from '../../kit/theme/media.ts';
import { space } from '../../kit/theme/theme.ts';
import { SignatureSection } from '../../profile/public/signature/signature-section.tsx';
import { useSigning } from '../../profile/public/signature/use-signing.ts';
import { Apl01Evidence } from '../evidence/apl01-evidence.tsx';
import { requirementTitle, rowName } from '../public/apl01-target.ts';
import { SendDialog, SendStopped } from '../send-dialog.tsx';
import { usePrinting } from '../use-printing.ts';
import { Apl01Nav } from './apl01-nav.tsx';
import { Apl01Returned, reviewNoteAt } from './apl01-note.tsx';
import { Apl01Open } from './apl01-open.tsx';
import { type JudgeApl01, unchangedNames, WithOpenParts } from './apl01-open-parts.tsx';
import { Apl01Printed } from './apl01-paper.tsx';
import { Apl01Personal } from './apl01-personal.tsx';
import { Apl01Scheme } from './apl01-scheme.tsx';
import { Apl01Section } from './apl01-section.tsx';
import { declaration } from './apl01-text.ts';
import { type Apl01Kept, type Apl01Values, judgeApl01, keptOf, withoutLostFiles } from './apl01-values.ts';
import { factsOf, useSendApl01 } from './use-send-apl01.ts';

const Frame = styled.div`
  ${formWidth.container}
`;

const Columns = styled.div`
  display: grid;
  gap: ${space(6)};
  grid-template-columns: 15rem minmax(0, 1fr);

  ${formWidth.half} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

export interface Apl01FormProps {
  readonly apl01: Apl01;
  readonly initial: Apl01Kept;
  readonly ofProfile: boolean;
  readonly photo: string | null;
  readonly draft: Draft<Apl01Kept>;
}

export const Apl01Form = ({ apl01, initial, ofProfile, photo, draft }: Apl01FormProps) => {
  const { requirements, trxId, status } = apl01;
  const today = useToday();
  const signing = useSigning('apl01', initial.fullname);
  const judge: JudgeApl01 = (values) => ({
    ...judgeApl01(values, requirements, today),
    signature: signing.problemOf(values.signature),
  });
  const checked = useCheckedForm<Apl01Values>({
    initial: {
      ...withoutLostFiles(draft.restored ?? initial, draft.files, initial),
      declared: false,
      signature: signing.first,
    } as Apl01Values,
    idPrefix: 'apl01-',
    judge,
    send: async (values) => send.ask(values),
  });
  const send = useSendApl01({ apl01, draft, checked: () => checked, signing, photo });
  const printing = usePrinting();
  const { form, field, summary } = checked;
  useKeptForm(checked, draft, keptOf);
  const noteOf = reviewNoteAt(apl01, checked);
  const noted = (status === 'returned' && apl01.review?.notes.map(({ target }) => target)) || [];
  const label = status === 'returned' ? 'Kirim perbaikan' : 'Kirim permohonan';
  return (
    <>
      <Frame data-print="hidden">
        <Columns>
          <WithOpenParts of={apl01} checked={checked} judge={judge}>
            <Apl01Nav errors={summary.errors} checked={checked} />
            <Stack as="form" $gap={5} noValidate onSubmit={checked.submit} aria-label="APL 01">
              <LeaveFormWarning when={draft.unsent || send.sending.kind === 'running'} trxId={trxId} />
              <Slot
                name="example"
                of={{
                  name: 'apl01',
                  form,
                  draft,
                  rows: requirements.map((row) => ({
                    field: rowName(row.id),
                    title: requirementTitle(row),
                    stored: row.file !== null && !noted.includes(requirementTarget(row.id)),
                  })),
                  noted,
                }}
              />
              <ErrorSummary {...summary} />
              <Apl01Returned apl01={apl01} />
              <Apl01Open ofProfile={ofProfile} />
              <Apl01Personal apl01={apl01} checked={checked} today={today} noteOf={noteOf} />
              <Apl01Section id="data-sertifikasi" lead="Skema dan unit mengikuti pembelian Anda.">
                <Apl01Scheme apl01={apl01} checked={checked} noteOf={noteOf} />
              </Apl01Section>
              <Apl01Section
                id="bukti-kelengkapan"
                lead="Satu file untuk setiap baris. Gabungkan beberapa halaman menjadi satu PDF."
              >
                {requirements.length === 0 && (
                  <Callout tone="caution" title="Daftar bukti untuk skema ini belum dikirim server">
                    Formulir dapat dikirim tanpa file. Tanyakan kepada lembaga sertifikasi bukti apa yang diperlukan.
                  </Callout>
                )}
                <Apl01Evidence apl01={apl01} checked={checked} draft={draft} noteOf={noteOf} photo={photo} />
              </Apl01Section>
              <Apl01Section id="pernyataan">
                {noteOf('signature')}
                <Checkbox {...field('declared')} label={declaration} />
                <SignatureSection checked={checked} profileSignature={signing.profileSignature} />
                <SendStopped sending={send.sending} onCheck={send.check} />
                <div>
                  <Button type="submit" busy={checked.busy}>
                    {label}
                  </Button>
                </div>
              </Apl01Section>
              <SendDialog
                name="APL 01"
                label={label}
                receiver="admin LSP"
                sending={send.sending}
                facts={send.values ? factsOf(send.values, apl01, draft.files) : []}
                unchanged={send.values ? unchangedNames(apl01, send.values) : []}
                onStart={send.start}
                onStop={send.stop}
                onClose={send.close}
              />
            </Stack>
          </WithOpenParts>
        </Columns>
      </Frame>
      {printing && <Apl01Printed apl01={apl01} values={form.getValues()} files={draft.files} />}
    </>
  );
};
