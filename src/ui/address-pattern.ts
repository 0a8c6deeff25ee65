/** Any text, as an address has it: encoded. */
const anyText = '(?:[^/%?#]|%[0-9A-Fa-f]{2})+';

const argumentOf = (segment: string): { readonly name: string; readonly optional: boolean } | null => {
  const [, name, mark] = /^\{(\w+)(\??)\}$/.exec(segment) ?? [];
  return name === undefined ? null : { name, optional: mark === '?' };
};

const segmentsOf = (pattern: string): string[] => pattern.split('/').slice(1);

/** A pattern with its optional argument and without: everybody sees another page there. One that has none is its only variant. */
export const variantsOf = (pattern: string): readonly string[] =>
  pattern.includes('?}') ? [pattern.replace(/\/\{\w+\?\}/, ''), pattern.replace('?}', '}')] : [pattern];

/** The regular expression, for a web server, of the addresses that a pattern of `paths` names: as they are asked for, still encoded, without a slash at their end. */
export const addressRegex = (pattern: string): string => {
  const parts = segmentsOf(pattern).map((segment) => {
    const argument = argumentOf(segment);
    if (!argument) return `/${segment}`;
    return argument.optional ? `(?:/${anyText})?` : `/${anyText}`;
  });
  return `^${parts.join('')}$`;
};

/** Of the addresses that a pattern names, those that are paths of files as they are asked for: nothing encoded, hidden or leading upwards. */
export const ownAddressRegex = (pattern: string): string =>
  `^${segmentsOf(pattern)
    .map((segment) => (argumentOf(segment) ? '/[A-Za-z0-9_-][A-Za-z0-9_.~-]{0,149}' : `/${segment}`))
    .join('')}$`;

/** An address that a pattern names, the shortest. */
export const exampleAddress = (pattern: string): string =>
  `/${segmentsOf(pattern)
    .filter((segment) => !argumentOf(segment)?.optional)
    .map((segment) => (argumentOf(segment) ? 'x' : segment))
    .join('/')}`;

/** The file of a build that holds the HTML of these addresses: `login/index.html`, and below `shell/` where they have arguments. */
export const pageFile = (pattern: string): string => {
  if (pattern === '/') return 'index.html';
  const segments = segmentsOf(pattern);
  if (!segments.some(argumentOf)) return `${segments.join('/')}/index.html`;
  return `shell/${segments.map((segment) => argumentOf(segment)?.name ?? segment).join('-')}.html`;
};
