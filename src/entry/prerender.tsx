import { renderToString } from 'react-dom/server';
import { ServerStyleSheet } from 'styled-components';
import { Router } from 'wouter';
import { expectScript } from '../adapters/browser/tabs/expects-somebody.ts';
import { sessionMarkKey } from '../adapters/browser/tabs/session-mark.ts';
import { earlyScript } from '../adapters/http/early-replies.ts';
import type { Config } from '../configuration/config.ts';
import { defaultConfig } from '../configuration/default-config.ts';
import type { Scheme } from '../domain/catalog/scheme.ts';
import { trainingSlots } from '../training/slots.ts';
import { type KnownScheme, KnownSchemeContext, knownSchemeId } from '../ui/catalog/schemes/known-scheme.ts';
import { addressRegex, exampleAddress, ownAddressRegex, pageFile, variantsOf } from '../ui/core/address-pattern.ts';
import { type PathName, paths } from '../ui/core/paths.ts';
import type { ServicesHandle } from '../ui/core/services.tsx';
import { descriptionOf } from '../ui/frame/descriptions.ts';
import { layoutReady } from '../ui/frame/layouts/layout.tsx';
import { Portal } from '../ui/frame/portal.tsx';
import { matchRoute, notFound, routes } from '../ui/frame/routes.tsx';
import { fontFaces } from '../ui/kit/theme/font-face.ts';
import { colorProperties } from '../ui/kit/theme/theme.ts';

export { fontAddress } from '../ui/kit/theme/font-face.ts';

export interface BuiltPage {
  readonly name: PathName | null;
  readonly pattern: string;
  readonly address: string;
  readonly single: boolean;
  readonly regex: string | null;
  readonly file: string;
  /** Matches addresses that may have a separate page: if `index.html` exists in the folder of that name, servers prefer it to `file`. */
  readonly own?: string;
  readonly description: string | null;
}

export const pages: readonly BuiltPage[] = [
  ...routes.flatMap(({ name, path, access }) =>
    (access === 'candidate' ? [path.pattern] : variantsOf(path.pattern)).map((variant) => ({
      name,
      pattern: path.pattern,
      address: exampleAddress(variant),
      single: !variant.includes('{'),
      regex: addressRegex(variant),
      file: pageFile(variant),
      ...(name === 'scheme' && { own: ownAddressRegex(variant) }),
      description: !variant.includes('{token}') ? descriptionOf(name, defaultConfig) : null, // without one, `noindex`: email links are personal
    })),
  ),
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
const added = __SIMULATION__ ? { slots: trainingSlots() } : {};
const noServices: ServicesHandle = { resolve: () => never };

export interface Prerendered {
  readonly html: string;
  readonly css: string;
  readonly title: string;
  readonly brand: Config['brand'];
  readonly script?: string;
}

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
            <Portal firstConfig={defaultConfig} config={never} services={noServices} {...added} />
          </KnownSchemeContext>
        </Router>,
      ),
    );
    const { brand } = defaultConfig;
    const own = colorProperties(brand.colours).map(([property, value]) => `${property}:${value}`);
    const colours = own.length > 0 ? `<style>:root{${own.join(';')}}</style>` : '';
    const css = `<style data-fonts>${fontFaces}</style>${sheet.getStyleTags()}${colours}`;
    const name = matched?.route.name;
    const script = [name === 'home' && expectScript, !__SIMULATION__ && name && earlyScript(name, sessionMarkKey)]
      .filter(Boolean)
      .join(';');
    return { html, css, title: `${title} · ${brand.name}`, brand, ...(script && { script }) };
  } finally {
    sheet.seal();
  }
};

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

/** The styles of all scheme pages as one text, so that the content security policy can hash it at build time. */
export const schemeStyles = async (): Promise<string> =>
  (await render(paths.scheme.to({ slug: whole.slug }), { made: '', scheme: whole })).css;

export interface SchemePage extends Prerendered {
  readonly address: string;
  readonly description: string | null;
  readonly data: { readonly id: string; readonly content: KnownScheme };
}

export const renderScheme = async (known: KnownScheme): Promise<SchemePage> => {
  const { scheme } = known;
  const address = paths.scheme.to({ slug: scheme.slug });
  const [{ html, css, script }, styles] = await Promise.all([render(address, known), schemeStyles()]);
  const there = new Set(rulesOf(styles));
  const missing = rulesOf(css).find((rule) => !there.has(rule));
  if (missing !== undefined) throw new Error(`the styles of schemes lack ${missing.trim()}`);
  return {
    address,
    html,
    css: styles,
    ...(script && { script }),
    title: `${scheme.title} · ${defaultConfig.brand.name}`,
    brand: defaultConfig.brand,
    description: scheme.description || descriptionOf('scheme', defaultConfig),
    data: { id: knownSchemeId, content: known },
  };
};
