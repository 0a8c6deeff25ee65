// @vitest-environment node
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Router } from 'wouter';
import { defaultConfig } from '../../../src/configuration/default-config.ts';
import { Portal } from '../../../src/ui/frame/portal.tsx';
import { matchRoute } from '../../../src/ui/frame/routes.tsx';

const never = new Promise<never>(() => {});

const htmlOf = async (pathname: string) => {
  await matchRoute(pathname)?.route.page.preload();
  return renderToString(
    <Router ssrPath={pathname}>
      <Portal firstConfig={defaultConfig} config={never} services={{ resolve: () => never }} />
    </Router>,
  );
};

describe('public pages without a browser', () => {
  it.each([
    ['/', 'Buktikan keahlian Anda'],
    ['/schema/list', 'Skema Sertifikasi'],
    ['/schema/schedule', 'Jadwal Asesmen'],
  ])('have one h1 and no style attribute at %s', async (pathname, heading) => {
    const html = await htmlOf(pathname);
    expect(html.match(/<h1/g)).toHaveLength(1);
    expect(html).toContain(heading);
    expect(html).not.toMatch(/ style="/);
  });

  it('say nothing of a feature that the configuration of the server may still turn on', async () => {
    const html = await htmlOf('/certificate-check');
    expect(html).toContain('Di mana nomornya?');
    expect(html).not.toContain('tidak diperiksa di portal ini');
  });
});
