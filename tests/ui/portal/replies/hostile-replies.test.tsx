import { waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { isFields } from '../../../../src/application/fields-of.ts';
import { matchRoute } from '../../../../src/ui/frame/routes.tsx';
import { dangersInDocument, hostileAddresses, hostileHtml, hostileTexts } from '../../../builders/hostile-texts.ts';
import { goTo, heading, mark, ofAssessment, openPortal, part, press, said } from '../open-portal.tsx';
import { handIn, logIn } from '../steps.ts';

type Replace = (value: string, name: string, path: string) => string;

const replaced = (value: unknown, replace: Replace, path: string, name = ''): unknown => {
  if (typeof value === 'string') return replace(value, name, path);
  if (Array.isArray(value)) return value.map((each) => replaced(each, replace, path, name));
  if (!isFields(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, replaced(each, replace, path, key)]));
};

const inTurn = (texts: readonly string[]) => {
  let next = 0;
  return () => texts[next++ % texts.length] ?? '';
};
const address = inTurn(hostileAddresses);
const anything = inTurn(hostileTexts);

const addresses: Replace = (value, name) =>
  /(^|_)(url|src|photo|image|path|link|file|next|address)$/.test(name) || /^(data:|https?:|\/)/.test(value)
    ? address()
    : value;

const everything: Replace = (value, _, path) => (path === '/api/asesi' ? value : anything());

const pages: Readonly<Record<string, readonly string[]>> = {
  gita: [
    ...['/profile', '/profile?tab=tanda_tangan', '/notifications', '/transaction?tab=paid', '/voucher'],
    ...['/certificate/psre', '/data-saya', '/schema/list', '/schema/junior-web-programmer', '/myassessment'],
  ],
  hadi: [ofAssessment('timeline', 121), ofAssessment('exam/result', 121)],
  citra: [ofAssessment('agreement', 198)],
  intan: [ofAssessment('apl01', 186)],
  joko: [ofAssessment('apl02', 178)],
  fajar: [ofAssessment('appeal', 127)],
  kartika: [ofAssessment('feedback', 109)],
  eka: [ofAssessment('exam', 132)],
};

const loaded = async () => {
  await heading(/./);
  await waitFor(() => expect(document.body.textContent).not.toContain('Memuat…'));
};

const visit = async (name: string, replace: Replace) => {
  let told = 0;
  await openPortal(name, '/faq', (path, data) => {
    told += 1;
    return replaced(data, replace, path);
  });
  for (const address of pages[name] ?? []) {
    // preloads the page, because otherwise the previous page stays while the next one loads
    await matchRoute(new URL(address, location.href).pathname)?.route.page.preload();
    await goTo(address);
    await loaded();
    expect(dangersInDocument(), address).toEqual([]);
  }
  expect(told).toBeGreaterThan(1);
};

it.each(Object.keys(pages))('no page follows or loads a hostile address in the responses to %s', (name) =>
  visit(name, addresses),
);

it.each(Object.keys(pages))(
  'every page shows hostile values anywhere in the responses to %s as text (fault matrix 61)',
  async (name) => {
    vi.spyOn(console, 'warn').mockReturnValue();
    await visit(name, everything);
  },
);

const namesSomething =
  /(^|_)(ids?|slug|token|status|type|source|url|path|page|at|date|until|method|code|stage|key|kind)$/;
/** Spares what the portal reads as a word of the program, so that an exam can be taken. */
const texts: Replace = (value, name) =>
  namesSomething.test(name) || /^([a-z0-9_.-]*|[A-Z0-9_./-]*|\d{4}-\d\d-\d\d.*|data:.*)$/.test(value)
    ? value
    : anything();

it('an exam shows hostile texts as text from its list over its questions to the receipt (fault matrix 61)', async () => {
  vi.spyOn(console, 'warn').mockReturnValue();
  vi.spyOn(console, 'error').mockReturnValue(); // React dislikes equal keys
  await openPortal('eka', ofAssessment('exam', 132), (path, data) => replaced(data, texts, path));
  const expectHarmless = async () => {
    await loaded();
    expect(dangersInDocument()).toEqual([]);
    expect(hostileTexts.some((text) => document.body.textContent.includes(text))).toBe(true);
  };
  await expectHarmless();
  for (const exam of ['demonstration', 'observation', 'written/pilihan-ganda']) {
    await goTo(ofAssessment(`exam/${exam}`, 132));
    await expectHarmless();
    await mark(/^Saya siap/);
    await press('Mulai ujian');
    await part('[role=timer]');
    await expectHarmless();
  }
  await handIn();
  await expectHarmless();
});

const queries = 'search field page sort tab status read trx next month site no'.split(' ');
const places: readonly ((text: string, query: string) => string)[] = [
  (_, query) => `/schema/list?${query}`,
  (text) => `/schema/${text}`,
  (text, query) => `/payment/${text}?${query}`,
  (text) => `/profile/verify/${text}/${text}`,
  (text, query) => `/transaction?${query}#${text}`,
  (text, query) => `/tidak/${text}?${query}`,
];

it('hostile text in an address shows as text and nothing else', async () => {
  await openPortal('gita', '/transaction');
  for (const [index, entry] of [...hostileAddresses, ...hostileHtml.slice(0, 6)].entries()) {
    const text = encodeURIComponent(entry);
    const place = places[index % places.length];
    await goTo(place?.(text, queries.map((name) => `${name}=${text}`).join('&')) ?? '/');
    await loaded();
    expect(dangersInDocument(), entry).toEqual([]);
  }
});

it.each<readonly [by: string, status: number, body: object, shown: string]>([
  ['a refusal', 200, { code: '02', message: `Validation ${hostileTexts.join(' | ')}` }, '<script>alert(1)</script>'],
  ['mistakes of fields', 200, { code: '03', errors: { email: hostileTexts } }, '<script>alert(1)</script>'],
  ['a server in trouble', 500, { message: "';alert(1);// {{alert(1)}}" }, "';alert(1);// {{alert(1)}}"],
  ['a server under repair', 503, { message: '<img src=x onerror=alert(1)>' }, 'Terjadi kesalahan pada server'],
])('the log-in shows %s as text', async (_, status, body, shown) => {
  const headers = { 'Content-Type': 'application/json' };
  const answer = async () => new Response(JSON.stringify(body), { status, headers });
  await openPortal(null, '/login', undefined, undefined, undefined, { '/api/login': answer });
  await logIn();
  await said(shown);
  expect(dangersInDocument()).toEqual([]);
});

it('the check detects a page that writes such texts as HTML or follows such addresses', () => {
  const seen = (put: () => void) => {
    put();
    const dangers = dangersInDocument();
    document.body.replaceChildren();
    return dangers.length > 0;
  };
  const asHtml = (html: string) => () => {
    document.body.innerHTML = html;
  };
  const asLink = (href: string) => () => {
    document.body.append(Object.assign(document.createElement('a'), { href }));
  };
  // leaves out elements that make happy-dom load files
  const parsed = hostileHtml.filter((html) => !/<(iframe|object|embed|link)/.test(html));
  expect(parsed.filter((html) => seen(asHtml(html))).length).toBeGreaterThan(40);
  expect(hostileAddresses.filter((href) => !seen(asLink(href)))).toEqual([]);
});
