// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { AlertsContext, createAlertsView } from '../../../src/ui/alerts/alerts-view.ts';
import { DownloadButton } from '../../../src/ui/document/download-button.tsx';
import { createSessionView, SessionContext } from '../../../src/ui/session/session-view.ts';

afterEach(cleanup);

it('a document that is there at once is saved once by a double press, and again by a press of its own', async () => {
  const download = vi.fn(async () => ({ kind: 'saved' as const }));
  render(
    <SessionContext value={createSessionView()}>
      <AlertsContext value={createAlertsView()}>
        <DownloadButton download={download}>Unduh PDF</DownloadButton>
      </AlertsContext>
    </SessionContext>,
  );
  const button = screen.getByRole('button', { name: 'Unduh PDF' });
  await userEvent.dblClick(button);
  expect(download).toHaveBeenCalledTimes(1);
  await userEvent.click(button);
  expect(download).toHaveBeenCalledTimes(2);
});
