import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { ApiFailure } from '../../../src/application/api-failure.ts';
import type { Upload } from '../../../src/application/ports/upload.ts';
import type { FormStatus } from '../../../src/domain/assessment/form-status.ts';
import { type Sending, type SendingSteps, useSending } from '../../../src/ui/apl/use-sending.ts';
import { AlertsContext, createAlertsView } from '../../../src/ui/core/alerts/alerts-view.ts';
import { createSessionView, SessionContext } from '../../../src/ui/core/session/session-view.ts';

interface Form {
  readonly status: FormStatus;
}
const failure = new ApiFailure({ kind: 'network' });

const open = (read: () => Promise<Form | null> = async () => null) => {
  const alerts = createAlertsView();
  const uploads: Upload[] = [];
  let end: { readonly resolve: (where: Sending) => void; readonly reject: (error: unknown) => void } | null = null;
  const arrived = vi.fn(async (): Promise<Sending> => ({ kind: 'idle' }));
  const steps: SendingSteps<Form> = {
    attempt: (upload) => {
      uploads.push(upload);
      return new Promise((resolve, reject) => {
        end = { resolve, reject };
      });
    },
    read,
    arrived,
  };
  const session = createSessionView();
  const { result, unmount } = renderHook(() => useSending(steps), {
    wrapper: ({ children }: { children: ReactNode }) => (
      <SessionContext value={session}>
        <AlertsContext value={alerts}>{children}</AlertsContext>
      </SessionContext>
    ),
  });
  return {
    alerts,
    arrived,
    unmount,
    kind: () => result.current.sending.kind,
    start: () => act(async () => result.current.start()),
    stop: () => act(async () => result.current.stop()),
    check: () => act(async () => result.current.check()),
    stopped: () => uploads.at(-1)?.signal?.aborted,
    ends: (where: Sending) => act(async () => end?.resolve(where)),
    fails: () => act(async () => end?.reject(failure)),
  };
};

describe('the sending of a form with files', () => {
  it('continues when the form unmounts, and only its button stops it', async () => {
    const { start, stop, stopped, unmount } = open();
    await start();
    expect(stopped()).toBe(false);
    unmount();
    expect(stopped()).toBe(false);
    const other = open();
    await other.start();
    await other.stop();
    expect(other.stopped()).toBe(true);
    await stop();
  });

  it('shows a failure in its dialog, or as an alert when the form has gone', async () => {
    const here = open();
    await here.start();
    await here.fails();
    expect([here.kind(), here.alerts.open]).toEqual(['failed', null]);
    const away = open(async () => ({ status: 'draft' }));
    await away.start();
    away.unmount();
    await away.fails();
    expect(away.alerts.open?.kind).toBe('failure');
  });

  it('reports no lost response of a form that has gone when the server has the data', async () => {
    const { start, unmount, fails, alerts } = open(async () => ({ status: 'submitted' }));
    await start();
    unmount();
    await fails();
    expect(alerts.open).toBeNull();
  });

  it('can be checked again after a cancellation with an unknown result', async () => {
    const reads: (() => Promise<Form | null>)[] = [
      () => Promise.reject(failure),
      async () => ({ status: 'unknown' }),
      async () => null,
      async () => ({ status: 'draft' }),
      async () => ({ status: 'submitted' }),
    ];
    const { start, ends, check, kind, alerts, arrived } = open(() => reads.shift()?.() ?? Promise.reject(failure));
    await start();
    await ends({ kind: 'unknown', checking: false });
    await check();
    expect([kind(), alerts.open?.kind]).toEqual(['unknown', 'failure']);
    await check();
    expect([kind(), arrived.mock.calls.length]).toEqual(['unknown', 0]);
    await check();
    expect([kind(), arrived.mock.calls.length]).toEqual(['unknown', 0]); // the server may return no form at all
    await check();
    expect([kind(), arrived.mock.calls.length]).toEqual(['cancelled', 0]);
    await check();
    expect(arrived).toHaveBeenCalledWith({ status: 'submitted' });
    expect(kind()).toBe('idle');
  });
});
