import { renderToString } from 'react-dom/server';
import { ServerStyleSheet } from 'styled-components';
import { Router } from 'wouter';
import { defaultConfig } from './default-config.ts';
import { addressRegex, exampleAddress, pageFile, variantsOf } from './ui/address-pattern.ts';
import { descriptions } from './ui/descriptions.ts';
import { layoutReady } from './ui/layouts/layout.tsx';
import { type PathName, paths } from './ui/paths.ts';
import { Portal } from './ui/portal.tsx';
import { matchRoute, notFound, routes } from './ui/routes.tsx';
import type { ServicesHandle } from './ui/services.tsx';

/** A page of the portal as the build writes it. */
export interface BuiltPage {
  /** Its name in `paths`; null for the not-found page. */
  readonly name: PathName | null;
  /** What its HTML says it is, by which the client knows that it can take it over. */
  readonly pattern: string;
  /** An address of it, by which it is rendered. */
  readonly address: string;
  /** The addresses that it is the answer to, as a regular expression; null for the not-found page. */
  readonly regex: string | null;
  readonly file: string;
  /** Null where search engines have nothing to look for. */
  readonly description: string | null;
}

const names = new Map<unknown, PathName>(Object.entries(paths).map(([name, path]) => [path, name as PathName]));

/** Every page, in the order in which its address is tried, and the not-found page at the end. */
export const pages: readonly BuiltPage[] = [
  ...routes.flatMap(({ path, access }) => {
    const name = names.get(path) ?? null;
    return (access === 'candidate' ? [path.pattern] : variantsOf(path.pattern)).map((variant) => ({
      name,
      pattern: path.pattern,
      address: exampleAddress(variant),
      regex: addressRegex(variant),
      file: pageFile(variant),
      description: (name && descriptions[name]) ?? null,
    }));
  }),
  {
    name: null,
    pattern: notFound.address,
    address: notFound.address,
    regex: null,
    file: '404.html',
    description: null,
  },
];

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
  await Promise.all([page.preload(), layoutReady(matched?.route.layout)]);
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
