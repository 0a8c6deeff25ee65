const anyText = '(?:[^/%?#]|%[0-9A-Fa-f]{2})+';

const argumentOf = (segment: string): { readonly name: string; readonly optional: boolean } | null => {
  const [, name, mark] = /^\{(\w+)(\??)\}$/.exec(segment) ?? [];
  return name === undefined ? null : { name, optional: mark === '?' };
};

const segmentsOf = (pattern: string): string[] => pattern.split('/').slice(1);

/** Addresses of a pattern without and with its optional argument, because they are separate pages. */
export const variantsOf = (pattern: string): readonly string[] =>
  pattern.includes('?}') ? [pattern.replace(/\/\{\w+\?\}/, ''), pattern.replace('?}', '}')] : [pattern];

/** Regular expression for a web server: matches the encoded addresses of a pattern, without a trailing slash. */
export const addressRegex = (pattern: string): string => {
  const parts = segmentsOf(pattern).map((segment) => {
    const argument = argumentOf(segment);
    if (!argument) return `/${segment}`;
    return argument.optional ? `(?:/${anyText})?` : `/${anyText}`;
  });
  return `^${parts.join('')}$`;
};

/** Like `addressRegex`, but only for addresses that are safe as file paths: nothing encoded, hidden or with `..`. */
export const ownAddressRegex = (pattern: string): string =>
  `^${segmentsOf(pattern)
    .map((segment) => (argumentOf(segment) ? '/[A-Za-z0-9_-][A-Za-z0-9_.~-]{0,149}' : `/${segment}`))
    .join('')}$`;

export const exampleAddress = (pattern: string): string =>
  `/${segmentsOf(pattern)
    .filter((segment) => !argumentOf(segment)?.optional)
    .map((segment) => (argumentOf(segment) ? 'x' : segment))
    .join('/')}`;

/** HTML file of a build: `login/index.html`, or in `shell/` for patterns with arguments. */
export const pageFile = (pattern: string): string => {
  if (pattern === '/') return 'index.html';
  const segments = segmentsOf(pattern);
  if (!segments.some(argumentOf)) return `${segments.join('/')}/index.html`;
  return `shell/${segments.map((segment) => argumentOf(segment)?.name ?? segment).join('-')}.html`;
};
