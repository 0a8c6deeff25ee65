import type { SubmitAplOutcome } from '../../../application/apl/apl-sender.ts';
import { aplTokens } from '../../../application/apl/tokens.ts';
import type { Upload } from '../../../application/ports/upload.ts';
import type { Apl02 } from '../../../domain/apl/apl02.ts';
import { answerOf, elementIds } from '../../../domain/apl/apl02-answers.ts';
import { alreadySentText } from '../../assessment/public/form-page/already-sent-text.ts';
import { useAlerts } from '../../core/alerts/alerts-view.ts';
import { useService } from '../../core/services.tsx';
import type { Draft } from '../../forms/draft/draft.ts';
import { fileProblemText, unreadableFileText } from '../../forms/file-refusal.ts';
import { type SignatureChoice, signatureInputOf } from '../../forms/signature/signature-choice.ts';
import type { CheckedForm } from '../../forms/use-checked-form.ts';
import { useEvidenceLimits } from '../../forms/use-evidence-limits.ts';
import { fileSize } from '../../kit/components/media/file-size.ts';
import { schemeTitle } from '../../kit/format/scheme-title.ts';
import { type Sending, useSending } from '../use-sending.ts';
import { useApl02Changes } from './apl02-data.ts';
import type { Apl02Kept } from './apl02-draft.ts';
import type { Apl02Store } from './apl02-store.ts';

/** Fields below the units. `elements` is a placeholder for the errors of the elements, which are in the store. */
export interface Apl02Values {
  declared: boolean;
  signature: SignatureChoice;
  elements: null;
}

interface Deps {
  readonly apl: Apl02;
  readonly store: Apl02Store;
  readonly draft: Draft<Apl02Kept>;
  readonly checked: () => CheckedForm<Apl02Values>;
  readonly profileSignature: string | null | undefined;
}

const idle: Sending = { kind: 'idle' };

export const useSubmitApl02 = ({ apl, store, draft, checked, profileSignature }: Deps) => {
  const submit = useService(aplTokens.submitApl02);
  const limits = useEvidenceLimits();
  const { store: storeApl02, ask: askAgain, read } = useApl02Changes(apl.trxId);
  const { inform, failed } = useAlerts();

  const refuseElements = (messages: ReadonlyMap<string, string>) => {
    store.refuse(messages);
    checked().refuse({ elements: 'Periksa kembali elemen Anda' });
  };

  const stored = async ({ kind, form }: { kind: 'sent' | 'alreadySent'; form: Apl02 }): Promise<Sending> => {
    await draft.sent();
    await storeApl02(form);
    if (kind === 'alreadySent') inform(alreadySentText);
    return idle;
  };

  const told = async (outcome: SubmitAplOutcome<Apl02>): Promise<Sending> => {
    switch (outcome.kind) {
      case 'sent':
      case 'alreadySent':
        return stored(outcome);
      case 'unfit': {
        const messages = new Map<string, string>();
        for (const { id, name, uses } of store.view.files) {
          const problem = outcome.files.get(id);
          if (!problem) continue;
          const text = problem === 'unreadable' ? unreadableFileText : fileProblemText(problem, limits);
          for (const element of uses) messages.set(element, `${name}: ${text}`);
        }
        refuseElements(messages);
        return idle;
      }
      case 'refused': {
        askAgain();
        const { fieldErrors = {} } = outcome.failure;
        const known = new Map(elementIds(apl.units).map((id) => [`element:${id}`, id]));
        const names = Object.keys(fieldErrors);
        if (names.length === 0 || !names.every((name) => known.has(name) || name === 'signature')) {
          failed(outcome.failure);
          return idle;
        }
        const messages = Object.entries(fieldErrors).flatMap(([name, texts]) => {
          const id = known.get(name);
          return id === undefined ? [] : [[id, texts.join(' ')] as const];
        });
        refuseElements(new Map(messages));
        if (fieldErrors.signature) checked().refuse({ signature: fieldErrors.signature.join(' ') });
        return idle;
      }
      case 'cancelled':
        return { kind: 'cancelled' };
      case 'unknown':
        return { kind: 'unknown', checking: false };
    }
  };

  const attempt = async (upload: Upload): Promise<Sending> => {
    const signature = await signatureInputOf(checked().form.getValues('signature'), profileSignature);
    if (signature.kind === 'unusable') {
      checked().refuse({ signature: signature.message });
      return idle;
    }
    const { answers } = store.kept();
    const stored = store.view.files.filter((file) => file.stored !== null);
    const outcome = await submit(
      {
        trxId: apl.trxId,
        answers,
        files: draft.files,
        signature,
        keys: draft.keys,
        limits,
        again: apl.status === 'returned',
      },
      { units: apl.units, storedFileIds: new Set(stored.map(({ id }) => id)) },
      upload,
    );
    return told(outcome);
  };
  return useSending({ attempt, read, arrived: (form) => stored({ kind: 'alreadySent', form }) });
};

export const sentFacts = ({ scheme, units }: Apl02, store: Apl02Store): readonly string[] => {
  const { answers } = store.kept();
  const all = elementIds(units).map((id) => answerOf(answers, id));
  const competent = all.filter((answer) => answer.competent === true).length;
  const files = store.view.files;
  const used = files.filter(({ uses }) => uses.length > 0);
  const fresh = used.filter(({ stored }) => stored === null);
  const bytes = fresh.reduce((sum, { size }) => sum + (size ?? 0), 0);
  const { objected } = store.view.total;
  const unused = files.length - used.length;
  return [
    `Asesmen mandiri skema ${schemeTitle(scheme)}`,
    `${competent} elemen kompeten, ${all.length - competent} belum kompeten`,
    fresh.length === 0 ? 'Tanpa file baru' : `${fresh.length} file baru, ${fileSize(bytes)}`,
    ...(used.length > fresh.length ? [`${used.length - fresh.length} file yang sudah dikirim tetap dipakai`] : []),
    ...(objected > 0 ? [`${objected} elemen dengan catatan asesor belum Anda ubah`] : []),
    ...(unused > 0 ? [`${unused} file tidak dipakai elemen mana pun dan tidak ikut dikirim`] : []),
    'Pernyataan dan tanda tangan Anda',
  ];
};
