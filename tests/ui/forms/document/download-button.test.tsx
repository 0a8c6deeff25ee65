import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { DownloadButton } from '../../../../src/ui/forms/document/download-button.tsx';
import { showWith } from '../../show-with.tsx';

it('a double press saves a ready document once, and a separate press saves it again', async () => {
  const download = vi.fn(async () => ({ kind: 'saved' as const }));
  showWith(<DownloadButton download={download}>Unduh PDF</DownloadButton>);
  const button = screen.getByRole('button', { name: 'Unduh PDF' });
  await userEvent.dblClick(button);
  expect(download).toHaveBeenCalledTimes(1);
  await userEvent.click(button);
  expect(download).toHaveBeenCalledTimes(2);
});
