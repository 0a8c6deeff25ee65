import { renderToString } from 'react-dom/server';
import { ServerStyleSheet } from 'styled-components';
import { Router } from 'wouter';
import { defaultConfig } from './default-config.ts';
import type { Scheme } from './domain/catalog/scheme.ts';
import { addressRegex, exampleAddress, ownAddressRegex, pageFile, variantsOf } from './ui/address-pattern.ts';
import { type KnownScheme, KnownSchemeContext, knownSchemeId } from './ui/catalog/schemes/known-scheme.ts';
import { descriptionOf } from './ui/descriptions.ts';
import { layoutReady } from './ui/layouts/layout.tsx';
import { type PathName, paths } from './ui/paths.ts';
import { Portal } from './ui/portal.tsx';
import { matchRoute, notFound, routes } from './ui/routes.tsx';
import type { ServicesHandle } from './ui/services.tsx';
import { fontFaces } from './ui/theme/font-face.ts';

/** A page of the portal as the build writes it. */
export interface BuiltPage {
  /** Its name in `paths`; null for the not-found page. */
  readonly name: PathName | null;
  /** What its HTML says it is, by which the client knows that it can take it over. */
  readonly pattern: string;
  /** An address of it, by which it is rendered. */
  readonly address: string;
  /** Whether that is its only one: it is the canonical one, and in the sitemap. */
  readonly single: boolean;
  /** The addresses that it is the answer to, as a regular expression; null for the not-found page. */
  readonly regex: string | null;
  readonly file: string;
  /** Of these addresses, as a regular expression, each may have a file of its own that goes before: `index.html` in the folder that it names. */
  readonly own?: string;
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
      single: !variant.includes('{'),
      regex: addressRegex(variant),
      file: pageFile(variant),
      ...(name === 'scheme' && { own: ownAddressRegex(variant) }),
      description: name && !variant.includes('{token}') ? descriptionOf(name, defaultConfig) : null, // a link of a mail is one person’s
    }));
  }),
  {
    name: null,
    pattern: notFound.address,
    address: notFound.address,
    single: false,
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
export const render = async (pathname: string, known: KnownScheme | null = null): Promise<Prerendered> => {
  const matched = matchRoute(pathname);
  const { page, title } = matched?.route ?? notFound;
  await Promise.all([page.preload(), layoutReady(matched?.route.layout)]);
  const sheet = new ServerStyleSheet();
  try {
    const html = renderToString(
      sheet.collectStyles(
        <Router ssrPath={pathname}>
          <KnownSchemeContext value={known}>
            <Portal firstConfig={defaultConfig} config={never} services={noServices} />
          </KnownSchemeContext>
        </Router>,
      ),
    );
    const css = `<style data-fonts>${fontFaces}</style>${sheet.getStyleTags()}`;
    return { html, css, title: `${title} · ${defaultConfig.brand.name}` };
  } finally {
    sheet.seal();
  }
};

/** A scheme of which everything is told, so that its page needs every style that the page of a scheme can. */
const whole: Scheme = {
  id: '1',
  slug: 'x',
  title: 'x',
  field: { id: 'x', name: 'x' },
  description: 'x',
  price: 1,
  rating: 4.5,
  reviewCount: 1,
  number: 'x',
  kind: 'x',
  standard: 'x',
  requirements: ['x'],
  methods: ['x'],
  units: [{ code: 'x', title: 'x', standard: 'x', elements: [{ title: 'x', criteria: ['x'] }] }],
};

const rulesOf = (css: string) => css.split('/*!sc*/').filter((rule) => !rule.includes('data-styled'));

/** The styles of every scheme's page, whatever is told of the scheme: one text, so that a policy knows it before any scheme is known. */
export const schemeStyles = async (): Promise<string> =>
  (await render(paths.scheme.to({ slug: whole.slug }), { made: '', scheme: whole })).css;

export interface SchemePage extends Prerendered {
  readonly address: string;
  readonly description: string | null;
  /** What the page goes on from, for an element with this id. */
  readonly data: { readonly id: string; readonly content: KnownScheme };
}

/** The page of one scheme as it is known. */
export const renderScheme = async (known: KnownScheme): Promise<SchemePage> => {
  const { scheme } = known;
  const address = paths.scheme.to({ slug: scheme.slug });
  const [{ html, css }, styles] = await Promise.all([render(address, known), schemeStyles()]);
  const there = new Set(rulesOf(styles));
  const missing = rulesOf(css).find((rule) => !there.has(rule));
  if (missing !== undefined) throw new Error(`the styles of schemes lack ${missing.trim()}`);
  return {
    address,
    html,
    css: styles,
    title: `${scheme.title} · ${defaultConfig.brand.name}`,
    description: scheme.description || descriptionOf('scheme', defaultConfig),
    data: { id: knownSchemeId, content: known },
  };
};
