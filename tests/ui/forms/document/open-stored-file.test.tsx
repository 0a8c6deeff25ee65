import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { deviceTokens } from '../../../../src/application/device/tokens.ts';
import { filesTokens } from '../../../../src/application/files/tokens.ts';
import { parseConfig } from '../../../../src/configuration/config.ts';
import { defaultConfig } from '../../../../src/configuration/default-config.ts';
import { OpenStoredFile } from '../../../../src/ui/forms/document/open-stored-file.tsx';
import { FakeServices } from '../../purchase/portal-page.tsx';
import { showWith } from '../../show-with.tsx';

const content = new Blob(['%PDF-1.4'], { type: 'application/pdf' });
const file = { id: '1', name: 'ijazah.pdf', type: 'application/pdf', size: 8, src: '/storage/1' };

beforeEach(() => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => void vi.restoreAllMocks());

const show = (tab: object | null, config = defaultConfig, name = file.name) => {
  vi.spyOn(window, 'open').mockReturnValue(tab as Window | null);
  const assign = vi.spyOn(window.location, 'assign').mockImplementation(() => undefined);
  const save = vi.fn();
  const services = new FakeServices()
    .with(filesTokens.storedFiles, { content: async () => content })
    .with(deviceTokens.fileSaver, { save });
  const { alerts } = showWith(<OpenStoredFile file={{ ...file, name }} />, { services, config });
  return { assign, save, alerts };
};

const openIn = async (tab: object | null) => {
  const shown = show(tab);
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Buka ijazah.pdf di tab baru' })));
  return shown;
};

it('a stored file shows in the new tab', async () => {
  const tab = { opener: window, location: { href: 'about:blank' } };
  const { save, alerts } = await openIn(tab);
  expect(tab).toEqual({ opener: null, location: { href: expect.stringMatching(/^blob:/) } });
  expect([save.mock.calls.length, alerts.open]).toEqual([0, null]);
});

it('a stored file is saved where new tabs are blocked; the portal says so and leaves the page with its form alone', async () => {
  const { assign, save, alerts } = await openIn(null);
  expect(save.mock.calls).toEqual([[content, 'ijazah.pdf']]);
  expect(alerts.open).toMatchObject({ kind: 'notice', text: expect.stringContaining('unduhan') });
  expect(assign).not.toHaveBeenCalled();
});

it('a stored file is saved under a name that every system accepts, with the right extension', async () => {
  const { save } = show(null, defaultConfig, '../ijazah\u202Efdp.exe');
  await act(
    async () => void fireEvent.click(screen.getByRole('button', { name: 'Buka ../ijazahfdp.exe di tab baru' })),
  );
  expect(save.mock.calls).toEqual([[content, '-ijazahfdp.exe.pdf']]);
});

it('a file that the server does not serve shows only its name', () => {
  show(null, parseConfig({ features: { storedFiles: false } }));
  expect(document.body.textContent).toContain('ijazah.pdf');
  expect(screen.queryByRole('button')).toBeNull();
});
