import { useRef, useState } from 'react';
import { ApiFailure } from '../../application/api-failure.ts';
import type { SubmitApl01Outcome } from '../../application/apl/submit-apl01.ts';
import { T } from '../../application/tokens.ts';
import type { Apl01, Requirement } from '../../domain/apl/apl01.ts';
import { requirementTarget } from '../../domain/apl/apl01-review.ts';
import { documentLimits } from '../../domain/files/upload-limits.ts';
import { useAlerts } from '../alerts/alerts-view.ts';
import type { Draft } from '../draft/draft.ts';
import { fileProblemText, unreadableFileText } from '../form/file-refusal.ts';
import { useUseCase } from '../services.tsx';
import { signatureInputOf } from '../signature/signature-choice.ts';
import { useStoreApl01 } from './apl01-data.ts';
import { type Apl01CheckedForm, type Apl01Kept, type Apl01Values, contentOf, rowName } from './apl01-values.ts';

/** Where the sending stands. `percent` is of the upload; at 100 the server is working. */
export type Sending =
  | { readonly kind: 'idle' }
  | { readonly kind: 'asking' | 'cancelled' }
  | { readonly kind: 'running'; readonly percent: number }
  | { readonly kind: 'failed'; readonly error: unknown };

interface Deps {
  readonly apl01: Apl01;
  readonly draft: Draft<Apl01Kept>;
  readonly checked: () => Apl01CheckedForm;
  readonly profileSignature: string | null | undefined;
}

/** The new files by the id of their requirement. */
export const newFilesOf = (
  values: Apl01Values,
  requirements: readonly Requirement[],
  files: ReadonlyMap<string, File>,
): ReadonlyMap<string, File> =>
  new Map(
    requirements.flatMap(({ id }) => {
      const file = files.get(values[rowName(id)] ?? '');
      return file ? [[id, file] as const] : [];
    }),
  );

/** The server's objections under the names of the form; null when one of them is about something else. */
const problemsOf = (failure: ApiFailure, { requirements }: Apl01, values: Apl01Values) => {
  const rows = new Map(requirements.map(({ id }) => [requirementTarget(id), rowName(id) as string]));
  const named = Object.entries(failure.fieldErrors ?? {}).map(
    ([name, texts]) => [rows.get(name) ?? name, texts.join(' ')] as const,
  );
  return named.length > 0 && named.every(([name]) => name in values) ? Object.fromEntries(named) : null;
};

/**
 * Sends the form after it was judged: asks, uploads with progress, can be stopped, and tries again with the same request key. It
 * goes on when the form goes away, because the server's news can show the sent form before the reply is here.
 */
export const useSendApl01 = ({ apl01, draft, checked, profileSignature }: Deps) => {
  const [sending, setSending] = useState<Sending>({ kind: 'idle' });
  const values = useRef<Apl01Values | null>(null);
  const stopping = useRef<AbortController | null>(null);
  const submit = useUseCase(T.submitApl01);
  const store = useStoreApl01();
  const { succeeded, inform, failed } = useAlerts();

  const told = async (outcome: SubmitApl01Outcome, sent: Apl01Values): Promise<Sending> => {
    const { form, refuse } = checked();
    switch (outcome.kind) {
      case 'sent':
      case 'alreadySent':
        await draft.sent();
        await store(outcome.form);
        if (outcome.kind === 'sent') succeeded('APL 01 sudah terkirim.');
        else inform('Formulir ini sudah diterima server sebelumnya. Yang tampil adalah isinya.');
        return { kind: 'idle' };
      case 'unfit':
        refuse(
          Object.fromEntries(
            Array.from(outcome.files, ([id, problem]) => [
              rowName(id),
              problem === 'unreadable' ? unreadableFileText : fileProblemText(problem, documentLimits),
            ]),
          ),
        );
        return { kind: 'idle' };
      case 'refused': {
        form.setValue('refusals', sent.refusals + 1); // a definite no: the next attempt is another request
        const problems = problemsOf(outcome.failure, apl01, sent);
        if (problems) refuse(problems);
        else failed(outcome.failure);
        return { kind: 'idle' };
      }
      case 'cancelled':
        return { kind: 'cancelled' };
    }
  };

  const run = async (sent: Apl01Values): Promise<Sending> => {
    const signature = await signatureInputOf(sent.signature, profileSignature);
    if (signature.kind === 'unusable') {
      checked().refuse({ signature: signature.message });
      return { kind: 'idle' };
    }
    const stop = new AbortController();
    stopping.current = stop;
    const outcome = await submit(
      {
        trxId: apl01.trxId,
        content: contentOf(sent),
        files: newFilesOf(sent, apl01.requirements, draft.files),
        signature,
        requestKey: `${draft.requestKey}-${sent.refusals}`,
        again: apl01.status === 'returned',
      },
      {
        signal: stop.signal,
        onProgress: (bytes, total) =>
          setSending({ kind: 'running', percent: total > 0 ? Math.round((100 * bytes) / total) : 0 }),
      },
    );
    return told(outcome, sent);
  };

  const start = async () => {
    if (!values.current) return;
    setSending({ kind: 'running', percent: 0 });
    try {
      setSending(await run(values.current));
    } catch (error) {
      const sessionOver = error instanceof ApiFailure && error.kind === 'expired';
      setSending(sessionOver ? { kind: 'idle' } : { kind: 'failed', error });
      if (sessionOver) failed(error); // told in place; after the log-in the same request can go out again
    }
  };

  return {
    sending,
    /** Asks before anything goes out. */
    ask: (judged: Apl01Values) => {
      values.current = judged;
      setSending({ kind: 'asking' });
    },
    start: () => void start(),
    stop: () => stopping.current?.abort(),
    close: () => setSending({ kind: 'idle' }),
    values: values.current,
  };
};
