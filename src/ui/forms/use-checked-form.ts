import { type FormEvent, use, useRef, useState } from 'react';
import {
  type DefaultValues,
  type FieldErrors,
  type FieldValues,
  type Path,
  type Resolver,
  type UseFormReturn,
  useForm,
} from 'react-hook-form';
import { ApiFailure } from '../../application/api-failure.ts';
import { isFrameworkText, isTechnical } from '../../application/framework-text.ts';
import { useAlerts } from '../core/alerts/alerts-view.ts';
import { statusText } from '../core/failure-text.ts';
import { SessionContext } from '../core/session/session-view.ts';
import type { ErrorSummaryProps } from '../kit/components/form/error-summary.tsx';
import { typedText } from './typed-text.ts';
import { hearUnheard } from './unheard-fields.ts';

export type Problems<Values> = { readonly [Name in keyof Values]?: string | undefined };

export interface CheckedFormSettings<Values extends FieldValues> {
  readonly initial: Values;
  readonly judge: (values: Values) => Problems<Values>;
  /** Called with valid values. Server errors appear at the fields they name, otherwise in an alert or the log-in dialog. */
  readonly send: (values: Values) => Promise<void>;
  readonly serverNames?: Readonly<Record<string, Path<Values>>>;
  readonly idPrefix?: string;
}

export interface CheckedForm<Values extends FieldValues> {
  readonly form: UseFormReturn<Values>;
  readonly submit: (event: FormEvent) => void;
  readonly busy: boolean;
  readonly summary: Required<Omit<ErrorSummaryProps, 'title'>>;
  readonly field: (name: Path<Values>) => ReturnType<UseFormReturn<Values>['register']> & {
    readonly id: string;
    readonly error: string | undefined;
  };
  readonly refuse: (problems: Problems<Values>) => void;
  /** Hears of fields that were changed without an event. */
  readonly hear: () => void;
}

/** Server error of a field; applies while the field keeps this value. */
interface Refusal<Values extends FieldValues> {
  readonly name: Path<Values>;
  readonly value: unknown;
  readonly message: string;
}

const resolverOf =
  <Values extends FieldValues>(
    judge: (values: Values) => Problems<Values>,
    refused: { readonly current: readonly Refusal<Values>[] },
    idPrefix: string,
  ): Resolver<Values> =>
  (typed) => {
    const values = typedText(typed, idPrefix);
    const remaining = refused.current.filter(({ name, value }) => values[name] === value);
    const judged = Object.entries(judge(values)).filter(([, message]) => message !== undefined);
    const problems = [...remaining.map(({ name, message }) => [name, message] as const), ...judged];
    const errors = Object.fromEntries(problems.map(([name, message]) => [name, { type: 'judged', message }]));
    return problems.length === 0
      ? { values, errors: {} }
      : { values: {}, errors: errors as unknown as FieldErrors<Values> };
  };

const problemsOf = <Values extends FieldValues>(
  error: unknown,
  { initial, serverNames = {} }: CheckedFormSettings<Values>,
): Problems<Values> | null => {
  if (!(error instanceof ApiFailure) || !error.fieldErrors) return null;
  const named = Object.entries(error.fieldErrors).map(([name, texts]) => [
    serverNames[name] ?? name,
    texts.filter((text) => !isTechnical(text)).join(' ') || statusText(422),
  ]);
  const allKnown = named.every(([name]) => name !== undefined && name in initial);
  return allKnown && named.length > 0 ? (Object.fromEntries(named) as Problems<Values>) : null;
};

/** The server's message, unless it repeats the field errors, as Laravel's does. */
const sentenceOf = ({ serverMessage = '', messages = [] }: ApiFailure): string => {
  const repeats = messages.some((text) => text !== '' && serverMessage.startsWith(text));
  return repeats || isFrameworkText(serverMessage) ? '' : serverMessage;
};

/** Form behavior of all pages: validates on submit and then on change, shows one error summary, sends once and never loses input. */
export const useCheckedForm = <Values extends FieldValues>(
  settings: CheckedFormSettings<Values>,
): CheckedForm<Values> => {
  const { initial, judge, send, idPrefix = '' } = settings;
  const { failed, inform } = useAlerts();
  const session = use(SessionContext);
  const [attempt, setAttempt] = useState(0);
  const [said, setSaid] = useState('');
  const [busy, setBusy] = useState(false);
  const sending = useRef(false);
  const sent = useRef<Values>(initial);
  const refused = useRef<readonly Refusal<Values>[]>([]);
  const form = useForm<Values>({
    defaultValues: initial as DefaultValues<Values>,
    resolver: resolverOf(judge, refused, idPrefix),
    shouldFocusError: false, // the summary gets the focus instead
  });
  const { errors } = form.formState;
  const messageOf = (name: string) => errors[name]?.message as string | undefined;

  const editedSinceSent = (name: Path<Values>) => {
    const now: unknown = form.getValues(name);
    return typeof now === 'string' && now !== sent.current[name];
  };
  const refuse = (problems: Problems<Values>, sentence = '') => {
    setSaid(sentence);
    const found = Object.entries(problems).filter((problem): problem is [Path<Values>, string] => Boolean(problem[1]));
    const ofBefore = found.filter(([name]) => editedSinceSent(name)).map(([, message]) => message);
    if (ofBefore.length > 0) inform([sentence, ...ofBefore].filter(Boolean).join(' '));
    for (const [name, message] of found) if (!editedSinceSent(name)) form.setError(name, { type: 'refused', message });
    refused.current = found.map(([name, message]) => ({ name, message, value: sent.current[name] }));
    setAttempt((number) => number + 1);
  };
  const sendOnce = async (values: Values) => {
    if (sending.current) return; // ignores a second click while the asynchronous validation runs
    sending.current = true;
    sent.current = values;
    setBusy(true);
    try {
      await send(values);
    } catch (error) {
      const problems = problemsOf(error, settings);
      if (problems) refuse(problems, sentenceOf(error as ApiFailure));
      else if (error instanceof ApiFailure && error.kind === 'expired' && session?.status === 'candidate')
        session.expired = true; // the dialog logs in again in place; after the log-in, the candidate can send the input again
      else failed(error);
    }
    sending.current = false;
    setBusy(false);
  };
  const knownOf = (name: string): unknown => form.getValues(name as Path<Values>);
  const hear = () => {
    const shown = Object.keys(initial).map((name) => document.getElementById(idPrefix + name)?.closest('form'));
    hearUnheard(shown.find(Boolean), knownOf);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (sending.current) return;
    hearUnheard(event.currentTarget, knownOf);
    refused.current = []; // the server may now accept values that it refused before
    setSaid('');
    const typed = form.getValues();
    for (const [name, value] of Object.entries(typedText(typed, idPrefix)) as [Path<Values>, Values[Path<Values>]][])
      if (value !== typed[name]) form.setValue(name, value, { shouldDirty: true }); // what is sent is what is on screen
    void form.handleSubmit(sendOnce, () => setAttempt((number) => number + 1))(event);
  };
  const wrong = Object.keys(initial).filter(messageOf);
  return {
    form,
    submit,
    busy,
    refuse,
    hear,
    summary: {
      attempt,
      said,
      errors: wrong.map((name) => ({ fieldId: idPrefix + name, message: messageOf(name) ?? '' })),
    },
    // revalidates all fields, because fields can depend on each other
    field: (name) => ({
      ...form.register(name, { deps: Object.keys(initial) as Path<Values>[] }),
      id: idPrefix + name,
      error: messageOf(name),
    }),
  };
};
