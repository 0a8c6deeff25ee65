import { act, fireEvent, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { ApiFailure } from '../../../src/application/api-failure.ts';
import type { SendMessage } from '../../../src/application/information/send-message.ts';
import { informationTokens } from '../../../src/application/information/tokens.ts';
import { Writing } from '../../../src/ui/information/message/writing.tsx';
import { FakeServices, showWith } from '../show-with.tsx';

it('a message keeps its request key until it is refused, and takes a new one then (fault matrix 74)', async () => {
  const failures = [new ApiFailure({ kind: 'network' }), new ApiFailure({ kind: 'http', status: 409 })];
  const send = vi.fn<SendMessage>(async () => {
    const failure = failures.shift();
    if (failure) throw failure;
    return { kind: 'sent', receipt: { number: 'PSN-1', at: null, answerWithinDays: null } };
  });
  const onKeep = vi.fn();
  const message = {
    subject: 'question',
    trxId: '',
    text: 'Apa syarat skema Barista?',
    email: 'a@contoh.example',
  } as const;
  showWith(
    <Writing
      kept={{ message, requestKey: 'satu' }}
      withCertification={false}
      onKeep={onKeep}
      newKey={() => 'dua'}
      onSent={() => undefined}
    />,
    { services: new FakeServices().with(informationTokens.sendMessage, send) },
  );
  for (let press = 0; press < 3; press++)
    await act(async () => fireEvent.submit(screen.getByRole('form', { name: 'Tulis pesan' })) && undefined);
  expect(send.mock.calls.map(([, key]) => key)).toEqual(['satu', 'satu', 'dua']);
  expect(onKeep.mock.calls).toEqual([
    [message, 'dua'],
    [null, 'dua'],
  ]);
});
