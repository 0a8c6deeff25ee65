const text = (words) => words.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
const attribute = (words) => text(words).replaceAll('"', '&quot;');
const meta = (key, name, content) => `<meta ${key}="${name}" content="${attribute(content)}">`;

/** JSON that ends no element and breaks no line of a script. */
const json = (content) =>
  JSON.stringify(content).replace(
    /[<\u2028\u2029]/g,
    (sign) => `\\u${sign.codePointAt(0).toString(16).padStart(4, '0')}`,
  );

/** About as much as search engines show. */
const summary = (words) => {
  const line = words.replace(/\s+/g, ' ').trim();
  return line.length <= 160 ? line : `${line.slice(0, 160).replace(/\s\S*$/, '')}…`;
};

/** With which every title ends, and which the manifest has as well. */
const siteName = 'Portal Asesi';

/** What search engines and shared links are told; a page without a description is not for them, and one of many addresses has no canonical one. */
const forOthers = ({ description, address, title }, site) => {
  if (description === null) return meta('name', 'robots', 'noindex');
  const words = summary(description);
  return [
    meta('name', 'description', words),
    meta('property', 'og:type', 'website'),
    meta('property', 'og:locale', 'id_ID'),
    meta('property', 'og:site_name', siteName),
    meta('property', 'og:title', title),
    meta('property', 'og:description', words),
    ...(site === undefined || address === null
      ? []
      : [
          `<link rel="canonical" href="${attribute(site + address)}">`,
          meta('property', 'og:url', site + address),
          meta('property', 'og:image', `${site}/icon-512.png`),
        ]),
  ].join('');
};

/** No frame before the content is there: an empty one would take the time of the first with text. Browsers that do not know it draw both. */
const contentFirst = '<link rel="expect" href="#konten" blocking="render">';

/**
 * The HTML of a page. `links` is what its head asks for early; `page` is what was rendered: `html`, `css`, `title`, `description`,
 * `address` (null where it is one of many), `pattern`, and `data` for an element of JSON.
 */
export const pageHtml = (template, links, page, site) => {
  const { html, css, title, pattern, data } = page;
  const known = data ? `<script type="application/json" id="${data.id}">${json(data.content)}</script>` : '';
  return template
    .replace(/<title>.*?<\/title>/, () => `<title>${text(title)}</title>${forOthers(page, site)}`)
    .replace('</head>', () => `${contentFirst}${links}${css}</head>`)
    .replace('<div id="root"></div>', () => `<div id="root" data-page="${pattern}">${html}</div>${known}`);
};
