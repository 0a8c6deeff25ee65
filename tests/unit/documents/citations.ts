import path from 'node:path';

export interface Places {
  readonly rows: ReadonlySet<number>;
  readonly sections: ReadonlyMap<number, string>;
  readonly ids: ReadonlySet<string>;
  readonly domain: ReadonlySet<string>;
  readonly decisions: ReadonlySet<number>;
  readonly paths: ReadonlySet<string>;
  readonly anchors: (file: string) => readonly string[];
}

export const headingsOf = (markdown: string): string[] =>
  [...markdown.matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) => heading);

export const anchorOf = (heading: string): string =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .replaceAll(' ', '-');

/** A citation may continue on the next line, also in a comment. */
const joined = (text: string): string => text.replace(/[ \t]*\r?\n[ \t]*(?:\*(?!\/) ?|\/\/ ?)?/g, ' ');
const commentsOf = (source: string): string => (source.match(/\/\*[\s\S]*?\*\/|(?<!:)\/\/.*/g) ?? []).join('\n');
const numbersIn = (text: string): number[] => (text.match(/\d+/g) ?? []).map(Number);

const numbers = String.raw`(\d+(?:(?:, | and |–)\d+)*)`;
const ofFaults = new RegExp(`fault matrix ${numbers}`, 'g');
const ofSpecification = new RegExp(`[Ss]pecification ${numbers}(?:, ([^,;:.)'"]+))?`, 'g');
const ofRequirement = /[['"]([1-9]\.[a-z][a-z0-9-]*(?:\.[a-z0-9-]+)+)[\]'"]/g;
const ofDomain = /\(domain: ([^);]+)/g;
const ofDecision = new RegExp(String.raw`\bdecisions? ${numbers}(?:\]\([^)]*?(\d{4})-)?`, 'gi');
const ofForms = /domain notes|[Ss]pecification, section/g;
const ofPath = /(?<![\w/.-])((?:src|fake-backend|tests|docs|scripts|public|\.storybook)\/[\w./-]*)([<*{…$])?/g;
const ofFile = /`(?:\.\/)?([\w/-][\w./-]*\.(?:tsx?|mjs|cjs|md))`/g;
const ofLink = /\]\((?!https?:)([^)#\s]*)(?:#([^)\s]+))?\)/g;

export const citedRows = (source: string): number[] =>
  [...joined(source).matchAll(ofFaults)].flatMap(([, list = '']) => numbersIn(list));

const lost = (text: string, form: RegExp, leads: (...parts: string[]) => boolean): string[] =>
  [...text.matchAll(form)].filter(([, ...parts]) => !leads(...parts)).map(([all]) => all);

export const lostCitations = (file: string, source: string, places: Places): string[] => {
  const { rows, sections, ids, domain, decisions, paths, anchors } = places;
  const isDocument = file.endsWith('.md');
  const text = joined(source);
  const told = isDocument ? text : joined(commentsOf(source));
  const links = isDocument ? source.replace(/`[^`\n]*`/g, '') : '';
  return [
    ...lost(text, ofFaults, (list = '') => numbersIn(list).every((row) => rows.has(row))),
    ...lost(text, ofSpecification, (list = '', topic = '') =>
      numbersIn(list).every((section) => sections.get(section)?.toLowerCase().includes(topic.trim().toLowerCase())),
    ),
    ...lost(file.startsWith('tests/') ? text : '', ofRequirement, (id = '') => ids.has(id)),
    ...lost(text, ofDomain, (heading = '') => domain.has(heading.trim())),
    ...lost(text, ofDecision, (list = '', linked = list) =>
      numbersIn(list).every((decision) => decisions.has(decision) && (linked === list || Number(linked) === decision)),
    ),
    ...lost(text, ofForms, () => false),
    // a path with a placeholder (`<concept>`, `*`) is checked up to its last folder
    ...lost(told, ofPath, (to = '', placeholder) =>
      paths.has(placeholder ? path.posix.dirname(`${to}x`) : to.replace(/[./]+$/, '')),
    ),
    ...lost(told, ofFile, (name = '') => paths.has(name) || [...paths].some((each) => each.endsWith(`/${name}`))),
    ...lost(links, ofLink, (to = '', anchor) => {
      const target = to ? path.posix.join(path.posix.dirname(file), to).replace(/\/$/, '') : file;
      return paths.has(target) && (!anchor || anchors(target).includes(anchor));
    }),
  ];
};
