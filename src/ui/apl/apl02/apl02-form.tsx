import { type FormEvent, memo, useCallback, useLayoutEffect, useState } from 'react';
import { styled } from 'styled-components';
import type { Apl02 } from '../../../domain/apl/apl02.ts';
import { Slot } from '../../core/slots.tsx';
import type { Draft } from '../../forms/draft/draft.ts';
import { LeaveFormWarning } from '../../forms/draft/leave-form-warning.tsx';
import { type CheckedForm, useCheckedForm } from '../../forms/use-checked-form.ts';
import { useLooks } from '../../forms/use-looks.ts';
import { ErrorSummary, type FieldError } from '../../kit/components/form/error-summary.tsx';
import { Stack } from '../../kit/components/layout/stack.tsx';
import { formWidth } from '../../kit/theme/media.ts';
import { space } from '../../kit/theme/theme.ts';
import { useSigning } from '../../profile/public/signature/use-signing.ts';
import { Apl02FilePicker, type OnPick, type Picking } from '../evidence/apl02-file-picker.tsx';
import { Apl02MyFiles } from '../evidence/apl02-my-files.tsx';
import { evidenceFieldId } from '../public/apl02-text.ts';
import { SendDialog, SendStopped } from '../send-dialog.tsx';
import { usePrinting } from '../use-printing.ts';
import { type Apl02Kept, sentBefore } from './apl02-draft.ts';
import { Apl02Finish } from './apl02-finish.tsx';
import { Apl02Navigation } from './apl02-navigation.tsx';
import { Apl02Paper } from './apl02-paper.tsx';
import { Apl02Progress } from './apl02-progress.tsx';
import { Apl02Returned } from './apl02-returned.tsx';
import { type Apl02Store, apl02Store } from './apl02-store.ts';
import { Apl02StoreContext, useApl02View } from './apl02-store-context.ts';
import { Apl02Units } from './apl02-units.tsx';
import { type Apl02Values, sentFacts, useSendApl02 } from './use-send-apl02.ts';

const shownElements = 8;

const shortened = (problems: readonly FieldError[]): readonly FieldError[] => {
  const next = problems[shownElements];
  if (!next) return problems;
  const others = problems.length - shownElements;
  return [...problems.slice(0, shownElements), { fieldId: next.fieldId, message: `dan ${others} elemen lain` }];
};

const Apl02Summary = ({ summary }: Pick<CheckedForm<Apl02Values>, 'summary'>) => {
  const elements = useApl02View().problems;
  const others = summary.errors.filter(({ fieldId }) => fieldId !== 'apl02-elements');
  return <ErrorSummary {...summary} errors={[...shortened(elements), ...others]} />;
};

const Frame = styled.div`
  ${formWidth.container}
`;

const Columns = styled.div`
  display: grid;
  gap: ${space(8)};
  grid-template-columns: 15rem minmax(0, 1fr);

  ${formWidth.folded} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

export interface Apl02FormProps {
  readonly apl: Apl02;
  readonly draft: Draft<Apl02Kept>;
}

const useStore = (apl: Apl02, draft: Draft<Apl02Kept>): Apl02Store => {
  const [store] = useState(() =>
    apl02Store({ apl, initial: draft.restored ?? sentBefore(apl), newFiles: draft.files, keep: draft.keep }),
  );
  useLayoutEffect(() => store.setNewFiles(draft.files), [store, draft.files]);
  return store;
};

export const Apl02Form = memo(({ apl, draft }: Apl02FormProps) => {
  const { trxId, units, status } = apl;
  const store = useStore(apl, draft);
  const [picking, setPicking] = useState<Picking | null>(null);
  const pick = useCallback<OnPick>((elementId, scope) => setPicking({ elementId, scope }), []);
  const signing = useSigning('apl02', apl.candidate);
  const checked = useCheckedForm<Apl02Values>({
    initial: { declared: false, signature: signing.first, elements: null },
    idPrefix: 'apl02-',
    judge: ({ declared, signature }) => ({
      declared: declared ? undefined : 'Setujui pernyataan untuk mengirim',
      signature: signing.problemOf(signature),
      elements: store.view.problems.length === 0 ? undefined : 'Lengkapi elemen',
    }),
    send: async () => send.ask(),
  });
  const send = useSendApl02({ apl, store, draft, checked: () => checked, signing });
  useLooks(checked.hear);
  const printing = usePrinting();
  const submit = (event: FormEvent) => {
    store.judge();
    checked.submit(event);
  };
  const label = status === 'returned' ? 'Kirim perbaikan' : 'Kirim asesmen mandiri';
  return (
    <Apl02StoreContext value={store}>
      <Frame data-print="hidden">
        <Columns>
          <Apl02Navigation units={units} />
          <Stack as="form" $gap={5} noValidate onSubmit={submit} aria-label="APL 02">
            <LeaveFormWarning when={draft.unsent || send.sending.kind === 'running'} trxId={trxId} />
            <Slot
              name="example"
              of={{ name: 'apl02', form: checked.form, draft, units, store, evidenceField: evidenceFieldId }}
            />
            <Apl02Summary summary={checked.summary} />
            <Apl02Returned apl={apl} />
            <Apl02Progress />
            <Apl02MyFiles draft={draft} units={units} />
            <Apl02Units apl={apl} onPick={pick} />
            <Apl02Finish
              checked={checked}
              profileSignature={signing.profileSignature}
              label={label}
              stopped={<SendStopped sending={send.sending} onCheck={send.check} />}
            />
          </Stack>
        </Columns>
      </Frame>
      {picking !== null && <Apl02FilePicker {...picking} draft={draft} onClose={() => setPicking(null)} />}
      <SendDialog
        name="APL 02"
        label={label}
        receiver="asesor"
        sending={send.sending}
        facts={send.sending.kind === 'asking' ? sentFacts(apl, store) : []}
        onStart={send.start}
        onStop={send.stop}
        onClose={send.close}
      />
      {printing && (
        <Apl02Paper
          apl={{ ...apl, sentAt: null, signature: null }}
          answers={store.kept().answers}
          fileNames={new Map(store.view.files.map(({ id, name }) => [id, name]))}
        />
      )}
    </Apl02StoreContext>
  );
});
