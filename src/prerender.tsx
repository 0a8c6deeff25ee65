import { renderToString } from 'react-dom/server';
import { ServerStyleSheet } from 'styled-components';
import { Router } from 'wouter';
import { defaultConfig } from './default-config.ts';
import { Portal } from './ui/portal.tsx';
import { matchRoute, notFound, prerendered } from './ui/routes.tsx';
import type { ServicesHandle } from './ui/services.tsx';

/** The addresses that get an HTML page of their own at build time, the not-found page among them. */
export const pages: readonly string[] = [...prerendered, notFound.address];

/** Whether an address is a page of the portal: servers answer the others with the not-found page and status 404. */
export const isKnown = (pathname: string): boolean => matchRoute(pathname) !== null;

const never = new Promise<never>(() => {});
const noServices: ServicesHandle = { resolve: () => never };

export interface Prerendered {
  readonly html: string;
  readonly css: string;
  readonly title: string;
}

/** What a page looks like before anything is known: the HTML that the client takes over, and exactly the styles it needs. */
export const render = async (pathname: string): Promise<Prerendered> => {
  const matched = matchRoute(pathname);
  const { page, title } = matched?.route ?? notFound;
  await page.preload();
  const sheet = new ServerStyleSheet();
  try {
    const html = renderToString(
      sheet.collectStyles(
        <Router ssrPath={pathname}>
          <Portal firstConfig={defaultConfig} config={never} services={noServices} />
        </Router>,
      ),
    );
    const css = sheet.getStyleTags();
    return { html, css, title: `${title} · ${defaultConfig.brand.name}` };
  } finally {
    sheet.seal();
  }
};
