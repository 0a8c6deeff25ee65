import type { ComponentProps } from 'react';
import { useEffect, useRef, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { styled } from 'styled-components';
import { informationTokens } from '../../../application/information/tokens.ts';
import { isDefinite } from '../../../application/sending/request-keys.ts';
import {
  type Message,
  type MessageReceipt,
  messageProblems,
  messageSubjects,
} from '../../../domain/information/message.ts';
import { useAssessments } from '../../assessment/public/timeline-data.ts';
import { useConfig } from '../../core/config-context.ts';
import { useService } from '../../core/services.tsx';
import { Slot } from '../../core/slots.tsx';
import { useCheckedForm } from '../../forms/use-checked-form.ts';
import { Button } from '../../kit/components/button/button.tsx';
import { ErrorSummary } from '../../kit/components/form/error-summary.tsx';
import { SelectField } from '../../kit/components/form/select-field.tsx';
import { TextAreaField } from '../../kit/components/form/text-area-field.tsx';
import { TextField } from '../../kit/components/form/text-field.tsx';
import { schemeTitle } from '../../kit/format/scheme-title.ts';
import { readingWidth, space } from '../../kit/theme/theme.ts';
import { ByMail } from './by-mail.tsx';
import type { KeptMessage } from './message-draft.ts';
import { messageLabels as labels, messageLabels, messageProblemText, subjectTitles } from './message-text.ts';

const useCertifications = () => {
  const { data } = useAssessments();
  return (data?.pages.flatMap(({ items }) => items) ?? []).map(({ id, scheme }) => ({
    id,
    title: schemeTitle(scheme),
  }));
};

type Field = Omit<ComponentProps<typeof SelectField>, 'options' | 'label'>;

const CertificationField = (field: Field & { readonly value: string }) => {
  const kept = field.value;
  const known = useCertifications();
  if (known.length === 0 && kept === '') return null;
  const missing = kept !== '' && !known.some(({ id }) => id === kept) ? [{ id: kept, title: kept }] : [];
  const options = [...known, ...missing].map(({ id, title }) => ({
    id,
    name: id,
    value: id,
    title: title === id ? id : `${title} (${id})`,
  }));
  return <SelectField {...field} label={messageLabels.trxId} optional options={options} placeholder="Tidak tertentu" />;
};

const Form = styled.form`
  display: grid;
  gap: ${space(5)};
  grid-template-columns: minmax(0, 1fr);
  max-inline-size: ${readingWidth};

  > button {
    justify-self: start;
  }
`;

const subjects = messageSubjects.map((subject) => ({
  id: subject,
  name: subject,
  value: subject,
  title: subjectTitles[subject],
}));

interface WritingProps {
  readonly kept: KeptMessage;
  readonly withCertification: boolean;
  readonly onKeep: (message: Message | null, requestKey: string) => void;
  readonly newKey: () => string;
  readonly onSent: (receipt: MessageReceipt, email: string) => void;
}

export const Writing = ({ kept, withCertification, onKeep, newKey, onSent }: WritingProps) => {
  const taken = useConfig().features.messages;
  const send = useService(informationTokens.sendMessage);
  const [failed, setFailed] = useState(false);
  /** An edited or refused message gets a new idempotency key. */
  const request = useRef({ key: kept.requestKey, of: JSON.stringify(kept.message) });
  const checked = useCheckedForm<Message>({
    initial: kept.message,
    idPrefix: 'pesan-',
    judge: (message) => {
      const problems = messageProblems(message);
      return {
        subject: messageProblemText(problems.subject, 'subject'),
        text: messageProblemText(problems.text, 'text'),
        email: messageProblemText(problems.email, 'email'),
      };
    },
    serverNames: { trx_id: 'trxId', message: 'text' },
    send: async (message) => {
      try {
        const outcome = await send(message, request.current.key);
        if (outcome.kind === 'notHere') return setFailed(true);
        onKeep(null, request.current.key);
        onSent(outcome.receipt, message.email);
      } catch (error) {
        if (isDefinite(error)) {
          request.current = { ...request.current, key: newKey() }; // a server repeats its refusal of a known key (fault matrix 74)
          onKeep(message, request.current.key);
        }
        setFailed(true);
        throw error;
      }
    },
  });
  const { watch, getValues, control } = checked.form;
  const keeping = useRef(onKeep);
  useEffect(() => {
    keeping.current = onKeep;
  });
  useEffect(() => {
    const { unsubscribe } = watch(() => {
      const message = getValues();
      const text = JSON.stringify(message);
      if (text === request.current.of) return; // react-hook-form also notifies when a field registers or an error appears
      request.current = { key: newKey(), of: text };
      keeping.current(message, request.current.key);
    });
    return unsubscribe;
  }, [watch, getValues, newKey]);
  const message = useWatch({ control }) as Message;
  return (
    <Form noValidate onSubmit={checked.submit} aria-label="Tulis pesan">
      <Slot name="example" of={{ name: 'message', form: checked.form }} />
      <ErrorSummary {...checked.summary} />
      <SelectField {...checked.field('subject')} value={message.subject} label={labels.subject} options={subjects} />
      {withCertification && <CertificationField {...checked.field('trxId')} value={message.trxId} />}
      <TextAreaField
        {...checked.field('text')}
        label={labels.text}
        hint="Ceritakan apa yang terjadi, kapan, dan apa yang Anda harapkan. Untuk keberatan atas hasil asesmen, pakailah Banding."
        rows={8}
      />
      <TextField
        {...checked.field('email')}
        type="email"
        label={labels.email}
        autoComplete="email"
        inputMode="email"
        spellCheck={false}
      />
      {(failed || !taken) &&
        (withCertification ? (
          <ByMailOfCandidate message={message} failed={failed} />
        ) : (
          <ByMail message={message} scheme={null} failed={failed} />
        ))}
      {taken && (
        <Button type="submit" busy={checked.busy}>
          {failed ? 'Coba kirim lagi' : 'Kirim pesan'}
        </Button>
      )}
    </Form>
  );
};

const ByMailOfCandidate = ({ message, failed }: { readonly message: Message; readonly failed: boolean }) => {
  const certification = useCertifications().find(({ id }) => id === message.trxId);
  return <ByMail message={message} scheme={certification?.title ?? null} failed={failed} />;
};
