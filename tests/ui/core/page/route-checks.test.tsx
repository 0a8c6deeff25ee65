// @vitest-environment happy-dom
import { act, cleanup, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { createSessionView, leave } from '../../../../src/ui/core/session/session-view.ts';
import { CurrentPage } from '../../../../src/ui/frame/current-page.tsx';
import { routes } from '../../../../src/ui/frame/routes.tsx';
import { sessionOf, showWith } from '../../show-with.tsx';

vi.mock('../../../../src/ui/frame/layouts/layout.tsx', () => ({
  Layout: ({ children }: { children: unknown }) => children,
}));
vi.mock('../../../../src/ui/frame/routes.tsx', async (original) => {
  const real = await original<typeof import('../../../../src/ui/frame/routes.tsx')>();
  const matchRoute = (pathname: string) => {
    const matched = real.matchRoute(pathname);
    return matched && { ...matched, route: { ...matched.route, page: () => <p>Isi halaman</p> } };
  };
  return { ...real, matchRoute };
});

const forEveryone =
  '/ /reset-password/abc /profile/verify/7/abc /certificate-check /schema/list /schema/schedule /schema/barista ' +
  '/tentang-kami /kontak /syarat-penggunaan /kebijakan-privasi /kebijakan-cookie';
const forCandidates =
  '/profile /notifications /transaction /voucher /payment/paid /certificate/psre /documents/banding ' +
  '/schema/barista/JDW-3/mandiri/ANG-1 /data-saya /myassessment /myassessment/timeline/VFJY /myassessment/agreement/VFJY ' +
  '/myassessment/apl01/VFJY /myassessment/apl02/VFJY /myassessment/exam/written/benar-salah/VFJY ' +
  '/myassessment/exam/essay/VFJY /myassessment/exam/observation/VFJY /myassessment/exam/demonstration/VFJY ' +
  '/myassessment/exam/result/tab /myassessment/exam/result/VFJY /myassessment/exam/gladi-bersih/VFJY ' +
  '/myassessment/exam/VFJY /myassessment/appeal/VFJY /myassessment/feedback/VFJY';
const [everyone, candidates] = [forEveryone.split(' '), forCandidates.split(' ')];

const outcome = async (address: string, who: 'guest' | 'candidate'): Promise<string> => {
  cleanup();
  history.replaceState(null, '', address);
  const session = who === 'candidate' ? sessionOf() : createSessionView();
  if (who === 'guest') leave(session);
  await act(async () => showWith(<CurrentPage />, { session }));
  return location.pathname === address && screen.queryByText('Isi halaman') ? 'its page' : location.pathname;
};

describe('the check of a route', () => {
  it('is tested for every route of the portal', () => {
    const named = ['/login', ...everyone, ...candidates].map((address) =>
      routes.find(({ path }) => path.match(address)),
    );
    expect(new Set(named)).toEqual(new Set(routes));
  });

  it.each(everyone)('lets everyone see %s [6.route.checks]', async (address) => {
    expect(await outcome(address, 'guest')).toBe('its page');
  });

  it.each(candidates)(
    'sends a guest from %s to the log-in, and lets a candidate see it [6.route.checks]',
    async (address) => {
      expect(await outcome(address, 'guest')).toBe('/login');
      expect(await outcome(address, 'candidate')).toBe('its page');
    },
  );

  it('lets a guest see /login, and redirects a candidate from it [6.route.checks]', async () => {
    expect(await outcome('/login', 'guest')).toBe('its page');
    expect(await outcome('/login', 'candidate')).toBe('/');
  });
});
