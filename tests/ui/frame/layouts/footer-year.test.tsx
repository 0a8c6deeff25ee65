import { act } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { expect, it, vi } from 'vitest';
import { Router } from 'wouter';
import { Footer } from '../../../../src/ui/frame/layouts/footer.tsx';
import { htmlOf, inPortal } from '../../../unit/documents/screens.tsx';

it('the footer of a page that was built in an earlier year shows the current year [1.footer.year]', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  vi.setSystemTime('2026-06-01T00:00:00Z');
  const built = document.body.appendChild(document.createElement('div'));
  built.innerHTML = htmlOf(<Footer />);
  expect(built.textContent).toContain('© 2026 Portal Asesi');
  vi.setSystemTime('2027-06-01T00:00:00Z');
  const complaints = vi.fn();
  const root = await act(async () =>
    hydrateRoot(built, <Router>{inPortal(<Footer />, 'guest')}</Router>, { onRecoverableError: complaints }),
  );
  expect(built.textContent).toContain('© 2027 Portal Asesi');
  expect(complaints).not.toHaveBeenCalled();
  await act(async () => root.unmount());
});
